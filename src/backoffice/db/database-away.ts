import { errorCode } from './error-code';

/** What Node says where the server cannot be reached, or a connection breaks. */
const networkCodes =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** PostgreSQL's own: connection exceptions, stopping or starting, no connection left, a standby that may not be written to. */
const stateCodes = /^(?:08...|57P0[1-3]|53300|25006)$/;
/** What the driver says without a code. */
const driverMessages =
  /^(?:timeout exceeded when trying to connect|Connection terminated.*|Client has encountered a connection error and is not queryable)$/;

/** Whether a failure only says that the database is stopped, out of reach or too busy just now: no fault of the call, which may be made again. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const code = String(errorCode(error));
  return (
    networkCodes.test(code) ||
    stateCodes.test(code) ||
    ('message' in error && driverMessages.test(String(error.message))) ||
    ('cause' in error && isDatabaseAway(error.cause))
  );
}
