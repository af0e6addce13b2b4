import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { loggablePath } from './route-pattern';

/** One line a request once it is answered: method, path without query, status, milliseconds. No address, cookie or agent. */
export function logAccess(
  logger: Logger,
  {
    request,
    response,
    requestId,
    startedAt,
  }: { request: IncomingMessage; response: ServerResponse; requestId: string; startedAt: number },
): void {
  response.once('close', () => {
    logger.info(
      {
        requestId,
        method: request.method,
        path: loggablePath(request.url ?? ''),
        status: response.statusCode,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      },
      response.writableFinished ? 'request' : 'request aborted',
    );
  });
}
