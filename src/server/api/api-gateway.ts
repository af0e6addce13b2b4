import type { RequestListener, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { clientAddress } from '../http/client-address';
import { pathnameOf } from '../http/request-context';
import type { SiteApi } from './site-api';

export interface ApiGatewayOptions {
  api: SiteApi;
  /** `false` until pages are rendered ahead, and once shutdown has begun. */
  isAccepting: () => boolean;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trusted: BlockList;
}

/** Liveness (no dependencies checked), readiness (whether this instance is to be sent requests, for which the database has to answer once) and `/api/v1/*`. */
export function createApiGateway({
  api,
  isAccepting,
  trusted,
}: ApiGatewayOptions): RequestListener {
  const serveApi = getRequestListener(
    (request, { incoming, outgoing }) =>
      api.fetch(request, {
        requestId: String(outgoing.getHeader('x-request-id')),
        clientAddress: clientAddress(incoming, trusted),
      }),
    { overrideGlobalObjects: false },
  );
  let hasBeenReady = false;
  async function isReady(): Promise<boolean> {
    if (!isAccepting()) return false;
    // A database that is away is away for all instances: without any of them not even their pages would be left.
    hasBeenReady ||= await api.isReady().catch(() => false);
    return hasBeenReady;
  }
  return (request, response) => {
    const pathname = pathnameOf(request.url ?? '/');
    if (pathname === '/healthz') return sendStatus(response, { code: 200, status: 'ok' });
    if (pathname === '/readyz')
      return void isReady().then((ready) =>
        sendStatus(
          response,
          ready ? { code: 200, status: 'ready' } : { code: 503, status: 'unavailable' },
        ),
      );
    void serveApi(request, response);
  };
}

function sendStatus(
  response: ServerResponse,
  { code, status }: { code: 200 | 503; status: string },
): void {
  const body = JSON.stringify({ status });
  response.writeHead(code, {
    'content-type': 'application/json',
    'content-length': body.length,
    'cache-control': 'no-store',
  });
  // Node leaves the body out of an answer to HEAD.
  response.end(body);
}
