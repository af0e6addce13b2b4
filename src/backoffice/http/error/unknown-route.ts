import type { NotFoundHandler } from 'hono';
import { endpoints } from '@/contracts/endpoints';
import { ServiceError } from '@/backoffice/common/service-error';
import type { ApiEnv } from '../api-types';

const routes = Object.values(endpoints).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** 405 with the methods that the address takes, or 404. */
export const handleUnknownRoute: NotFoundHandler<ApiEnv> = (context) => {
  const allow = [
    ...new Set(
      routes.filter(({ pattern }) => pattern.test(context.req.path)).map(({ method }) => method),
    ),
  ];
  throw allow.length > 0
    ? new ServiceError('method_not_allowed', { allow })
    : new ServiceError('not_found');
};
