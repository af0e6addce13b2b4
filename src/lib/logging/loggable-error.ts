const queryFailed = 'A query failed';
// Prefix of Drizzle's error messages, which continue with the query and its parameters.
const queryMessage = 'Failed query: ';
// SQLSTATE class 22, data exceptions: PostgreSQL quotes the value in the message.
const dataException = /^22[0-9A-Z]{3}$/;
const maxCauseDepth = 5;

export interface LoggableError {
  type: string;
  message: string;
  code?: string | number;
  /** Where it was thrown, without the message. */
  stack: string;
  cause?: LoggableError;
}

/** What the log may hold of an error and its causes: no query, parameter, value of a column, or any other property that a library adds. */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error))
    return { type: typeof error, message: loggableReason(error), stack: '' };
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: error.constructor.name,
    message: messageOf(error, code),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    stack: framesOf(error),
    ...(error.cause === undefined || depth === maxCauseDepth
      ? {}
      : { cause: loggableError(error.cause, depth + 1) }),
  };
}

/** Why something failed in the end, in one line: the message of the last cause. */
export function rootReason(error: unknown): string {
  let last = loggableError(error);
  while (last.cause) last = last.cause;
  return last.message.split('\n')[0] ?? '';
}

/** A string for the log in place of a bare reason or message; the text of a failed query is replaced. */
export function loggableReason(reason: unknown): string {
  const text = String(reason);
  return text.includes(queryMessage) ? queryFailed : text;
}

function messageOf(error: Error, code: unknown): string {
  return typeof code === 'string' && dataException.test(code)
    ? 'The database did not take a value'
    : loggableReason(error.message);
}

/** The stack begins with name and message, as they were when the error was made. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  return at === -1 ? '' : stack.slice(at + message.length).replace(/^\n/, '');
}
