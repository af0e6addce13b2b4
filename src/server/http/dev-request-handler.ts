import type { RequestListener } from 'node:http';
import type { BlockList } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { localisedPath } from '@/config/paths';
import { clientAddress } from './client-address';
import { pathnameOf } from './request-handler';
import { negotiateLocale } from './locale-negotiation';
import type { NextHandler } from '../page/page-renderer';
import { routeOf } from './route-table';
import type { ApiCall } from '../api/site-api';

// Fast refresh needs eval and inline scripts; the strict policy belongs to the production build.
const developmentPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws:; font-src 'self' data:";

/** The request handler for development: same routes, without page cache and strict policy, so that every edit shows at once. */
export function createDevRequestHandler({
  front: apiGateway,
  next,
  trusted,
}: {
  front: Hono<{ Bindings: ApiCall }>;
  next: NextHandler;
  trusted: BlockList;
}): RequestListener {
  return (request, response) => {
    const pathname = pathnameOf(request.url ?? '/');
    if (/^\/(?:healthz|readyz|api\/v1\/)/.test(pathname)) {
      const address = clientAddress(request, trusted);
      return void getRequestListener(
        (incoming) => apiGateway.fetch(incoming, { clientAddress: address }),
        { overrideGlobalObjects: false },
      )(request, response);
    }
    response.setHeader('content-security-policy', developmentPolicy);
    const route = routeOf(pathname);
    if (route.kind === 'negotiate' || route.kind === 'permanent') {
      const locale = negotiateLocale({
        cookie: request.headers.cookie,
        acceptLanguage: request.headers['accept-language'],
      });
      response.writeHead(307, {
        location: route.kind === 'negotiate' ? localisedPath(locale, route.path) : route.location,
        'cache-control': 'no-store',
      });
      return response.end();
    }
    void next(request, response);
  };
}
