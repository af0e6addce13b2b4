import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { logAccess } from './access-log';
import { clientAddress } from './client-address';
import type { HitCounter } from './hit-counter';
import type { PageCache } from '../page/page-cache';
import type { Exchange, PageListener } from '../page/page-listener';
import type { NextHandler } from '../page/page-renderer';
import { createRequestIds } from './request-id';
import { routeOf } from './route-table';
import type { ApiCall } from '../api/site-api';
import type { staticFiles } from './static-files';

export interface ListenerOptions {
  front: Hono<{ Bindings: ApiCall }>;
  pages: PageListener;
  cache: PageCache;
  next: NextHandler;
  files: ReturnType<typeof staticFiles>;
  security: Record<string, string>;
  trusted: BlockList;
  logger: Logger;
  hits: HitCounter;
}

const frontPath = /^\/(?:healthz|readyz|api\/v1\/.*)$/;
const nextPath = /^\/(?:sitemap\.xml|robots\.txt|(?:en|hk|cn)\/(?:manifest\.webmanifest|preview\/[A-Za-z0-9-]+))$/;
const builtPrefix = '/_next/static/';
const isFile = (pathname: string): boolean => pathname.startsWith(builtPrefix) || /^\/(?:images|videos|locales)\//.test(pathname);

const isRead = (request: IncomingMessage): boolean => request.method === 'GET' || request.method === 'HEAD';
// A soft navigation asks the same pathname for other bytes.
const isSoftNavigation = ({ headers }: IncomingMessage): boolean => headers.rsc !== undefined || headers['next-router-state-tree'] !== undefined || headers['next-router-prefetch'] !== undefined;

export function pathnameOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

/** The one door: page hits are answered before anything else is looked at. */
export function createListener(options: ListenerOptions): RequestListener {
  const { front, pages, cache, next, files, security, trusted, logger, hits } = options;
  const serveFront = (request: IncomingMessage, response: ServerResponse, requestId: string): void => {
    const address = clientAddress(request, trusted);
    void getRequestListener((incoming) => front.fetch(incoming, { requestId, clientAddress: address }), { overrideGlobalObjects: false })(request, response);
  };

  // A page writes all its headers at once; what was set for a file that is not there goes first.
  const servePageFor = (exchange: Exchange, pathname: string): void => {
    for (const name of exchange.response.getHeaderNames()) exchange.response.removeHeader(name);
    void pages.handle(exchange, pathname);
  };

  const nextRequestId = createRequestIds();
  return (request, response) => {
    const requestId = nextRequestId();
    const pathname = pathnameOf(request.url ?? '/');
    const exchange = { request, response, requestId };
    const isDocument = isRead(request) && !isSoftNavigation(request);
    const ready = isDocument ? cache.peek(pathname) : undefined;
    if (ready) {
      hits.count(pathname);
      return pages.send(exchange, ready);
    }
    if (!isRead(request) || !isFile(pathname)) logAccess(logger, { request, response, requestId, startedAt: performance.now() });
    const isPage = isDocument && !isFile(pathname) && !pathname.includes('.') && !frontPath.test(pathname) && !nextPath.test(pathname);
    if (isPage) return void pages.handle(exchange, pathname);
    response.setHeader('x-request-id', requestId);
    for (const [name, value] of Object.entries(security)) response.setHeader(name, value);
    if (frontPath.test(pathname)) return serveFront(request, response, requestId);
    if (!isRead(request)) return refuse(response, 405);
    if (pathname.startsWith(builtPrefix)) {
      request.url = (request.url ?? '').slice(builtPrefix.length - 1);
      return files.built(request, response, () => refuse(response, 404));
    }
    if (nextPath.test(pathname)) return void next(request, response);
    if (isSoftNavigation(request)) return routeOf(pathname).kind === 'page' ? void next(request, response) : refuse(response, 404);
    files.open(request, response, () => servePageFor(exchange, pathname));
  };
}

function refuse(response: ServerResponse, status: 404 | 405): void {
  response.writeHead(status, { 'content-length': 0, 'cache-control': 'no-store', ...(status === 405 ? { allow: 'GET, HEAD' } : {}) });
  response.end();
}
