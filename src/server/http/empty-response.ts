import type { RequestContext } from './request-context';

/** Responses without a body: unknown address, or unsupported method. */
export function sendEmptyResponse(
  { response, requestId }: Pick<RequestContext, 'response' | 'requestId'>,
  { status, headers }: { status: 404 | 405; headers: Record<string, string> },
): void {
  response.writeHead(status, {
    ...headers,
    'content-length': 0,
    'cache-control': 'no-store',
    'x-request-id': requestId,
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
  });
  response.end();
}
