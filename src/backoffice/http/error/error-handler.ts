import type { Context } from 'hono';
import type { ErrorBody } from '@/contracts/errors';
import { errorTexts } from '@/lib/texts/error-texts';
import { isDatabaseAway } from '@/backoffice/db/database-away';
import type { Logger } from '@/backoffice/common/logger';
import { ServiceError } from '@/backoffice/common/service-error';
import type { ApiEnv, CallIdentity } from '../api-types';
import { identityOf } from '../call-context';
import { setCookieLine } from '../cookies';
import { answerHeaders, send } from '../responses';
import { loginCookie } from '../access/customer-authenticator';
import { errorStatuses } from './error-status';
import { fieldMessage } from './field-messages';

const awayRetrySeconds = 2;

/** Turns every error into the contract's error body; an unexpected one is logged and reported as `internal`. */
export function createErrorHandler(
  log: Logger,
  { isHttps }: { isHttps: boolean },
): (error: Error, context: Context<ApiEnv>) => Response {
  return (error, context) => {
    const serviceError = error instanceof ServiceError ? error : toServiceError(error);
    const status = errorStatuses[serviceError.code];
    const identity = identityOf(context);
    const { requestId } = identity;
    if (status >= 500)
      log.error(
        { requestId, path: context.req.path, err: serviceError.details.cause ?? serviceError },
        'API call failed',
      );
    else
      log.debug(
        {
          requestId,
          path: context.req.path,
          code: serviceError.code,
          fields: Object.keys(serviceError.details.fields ?? {}),
        },
        'API call refused',
      );
    const { retryAfterSeconds = status === 503 ? awayRetrySeconds : undefined, allow } =
      serviceError.details;
    return send(
      {
        status,
        headers: answerHeaders({
          'Content-Type': 'application/json',
          'Cache-Control': 'no-store',
          ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
          ...(allow ? { Allow: allow.join(', ') } : {}),
          ...(serviceError.code === 'unauthorised' ? { 'WWW-Authenticate': 'Bearer' } : {}),
        }),
        cookies:
          serviceError.code === 'session_ended'
            ? [setCookieLine({ ...loginCookie, value: '', maxAgeSeconds: 0 }, { isHttps })]
            : [],
        body: JSON.stringify(errorBody(serviceError, identity)),
      },
      identity,
    );
  };
}

/** A database that is away or too busy is no fault of the call, which may be made again. */
function toServiceError(error: Error): ServiceError {
  return isDatabaseAway(error)
    ? new ServiceError('unavailable', { cause: error })
    : new ServiceError('internal', { cause: error });
}

function errorBody(serviceError: ServiceError, { locale, requestId }: CallIdentity): ErrorBody {
  const t = errorTexts.in(locale);
  const message = t(`code.${serviceError.code}`);
  const { fields, changed } = serviceError.details;
  return {
    code: serviceError.code,
    msg: message,
    message,
    ...(fields
      ? {
          fields: Object.fromEntries(
            Object.entries(fields).map(([path, problem]) => [path, fieldMessage(problem, locale)]),
          ),
        }
      : {}),
    ...(changed ? { changed } : {}),
    requestId,
  };
}
