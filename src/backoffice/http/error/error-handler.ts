import type { Context } from 'hono';
import type { ErrorBody } from '@/contracts/errors';
import { isDatabaseBusy } from '@/backoffice/db/busy';
import type { Log } from '@/backoffice/common/log';
import { ServiceError } from '@/backoffice/common/service-error';
import type { ApiEnv } from '../api-types';
import { setCookieLine } from '../cookies';
import { loginCookie } from '../gate/customer-gate';
import { errorTable } from './error-table';
import { fieldMessage } from './field-messages';

/** Turns every failure into the contract's error body; one that nobody foresaw is logged and shown as `internal`. */
export function createErrorHandler(log: Log, { isHttps }: { isHttps: boolean }): (error: Error, context: Context<ApiEnv>) => Response {
  return (error, context) => {
    const failure = error instanceof ServiceError ? error : unforeseen(error);
    const { status } = errorTable[failure.code];
    const requestId = context.get('requestId');
    if (status >= 500) log.error({ requestId, path: context.req.path, err: failure.details.cause ?? failure }, 'API call failed');
    else log.debug({ requestId, path: context.req.path, code: failure.code, fields: Object.keys(failure.details.fields ?? {}) }, 'API call refused');
    const { retryAfterSeconds, allow } = failure.details;
    if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
    if (allow) context.header('Allow', allow.join(', '));
    if (failure.code === 'unauthorised') context.header('WWW-Authenticate', 'Bearer');
    if (failure.code === 'session_ended') context.header('Set-Cookie', setCookieLine({ ...loginCookie, value: '', maxAgeSeconds: 0 }, { isHttps }), { append: true });
    context.header('Cache-Control', 'no-store');
    return context.json(errorBody(failure, { locale: context.get('locale'), requestId }), status);
  };
}

/** A database that is too busy is no fault of the call, which may be made again. */
function unforeseen(error: Error): ServiceError {
  return isDatabaseBusy(error) ? new ServiceError('unavailable', { retryAfterSeconds: 2, cause: error }) : new ServiceError('internal', { cause: error });
}

function errorBody(failure: ServiceError, { locale, requestId }: ApiEnv['Variables']): ErrorBody {
  const message = errorTable[failure.code][locale];
  const fields = failure.details.fields;
  return {
    code: failure.code,
    msg: message,
    message,
    ...(fields ? { fields: Object.fromEntries(Object.entries(fields).map(([path, problem]) => [path, fieldMessage(problem, locale)])) } : {}),
    requestId,
  };
}
