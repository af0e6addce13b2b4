import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

const opaqueId = /\/(?=[A-Za-z0-9_-]{16,})[A-Za-z0-9_-]*[\dA-Z][A-Za-z0-9_-]*/g;

/** A path for the log: no query, and long opaque ids (upload and draft links) replaced. */
export function loggablePath(url: string): string {
  const query = url.indexOf('?');
  return (query === -1 ? url : url.slice(0, query)).replace(opaqueId, '/:id').slice(0, 200);
}

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
