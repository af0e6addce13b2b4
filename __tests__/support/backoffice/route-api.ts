import { Hono } from 'hono';
import type { Admission } from '@/backoffice/http/access/admission';
import type { RateLimits } from '@/backoffice/http/access/rate-limits';
import type { ApiEnv } from '@/backoffice/http/api-types';
import { createErrorHandler } from '@/backoffice/http/error/error-handler';
import { createRegistrar, type Registrar } from '@/backoffice/http/registrar';
import { createResponseCache } from '@/backoffice/http/response-cache';
import { collectedLog, standIn } from './service-tools';

/** Routes over services that a test makes up: input and answers are checked by the contract, everybody is admitted as a visitor. */
export function routeApi(register: (registrar: Registrar) => void) {
  const api = new Hono<ApiEnv>();
  api.onError(createErrorHandler(collectedLog().log, { isHttps: true }));
  register(
    createRegistrar({
      api,
      rateLimits: standIn<RateLimits>({}),
      responseCache: createResponseCache(),
      admission: standIn<Admission>({ publicWrite: async () => ({}) }),
      isHttps: true,
      refuseCrossSite: () => undefined,
    }),
  );
  return {
    async post(path: string, body: object, headers: Record<string, string> = {}) {
      const response = await api.request(
        `https://site.example/api/v1${path}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        },
        { clientAddress: '203.0.113.9' },
      );
      return {
        status: response.status,
        body: JSON.parse(await response.text()) as unknown,
        cookies: response.headers.getSetCookie(),
      };
    },
  };
}
