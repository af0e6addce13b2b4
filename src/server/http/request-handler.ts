import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { logAccess } from './access-log';
import { clientAddress } from './client-address';
import type { HitCounter } from './hit-counter';
import type { PageCache } from '../page/page-cache';
import type { RequestContext, PageRequestHandler } from '../page/page-request-handler';
import type { NextHandler } from '../page/page-renderer';
import { createRequestIds } from './request-id';
import { routeOf } from './route-table';
import type { ApiCall } from '../api/site-api';
import type { staticFiles } from './static-files';

export interface RequestHandlerOptions {
  apiGateway: Hono<{ Bindings: ApiCall }>;
  pageHandler: PageRequestHandler;
  cache: PageCache;
  next: NextHandler;
  files: ReturnType<typeof staticFiles>;
  security: Record<string, string>;
  trusted: BlockList;
  logger: Logger;
  cacheHits: HitCounter;
}

const apiGatewayPath = /^\/(?:healthz|readyz|api\/v1\/.*)$/;
const nextHandledPath =
  /^\/(?:sitemap\.xml|robots\.txt|(?:en|hk|cn)\/(?:manifest\.webmanifest|preview\/[A-Za-z0-9-]+))$/;
const builtAssetPrefix = '/_next/static/';
const isFile = (pathname: string): boolean =>
  pathname.startsWith(builtAssetPrefix) || /^\/(?:images|videos|locales)\//.test(pathname);

const isSafeMethod = (request: IncomingMessage): boolean =>
  request.method === 'GET' || request.method === 'HEAD';
// A client-side navigation requests the same pathname but expects an RSC payload.
const isSoftNavigation = ({ headers }: IncomingMessage): boolean =>
  headers.rsc !== undefined ||
  headers['next-router-state-tree'] !== undefined ||
  headers['next-router-prefetch'] !== undefined;

export function pathnameOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

/** The single entry point for requests; page-cache hits are answered before any other check. */
export function createRequestHandler(options: RequestHandlerOptions): RequestListener {
  const { apiGateway, pageHandler, cache, next, files, security, trusted, logger, cacheHits } =
    options;
  const serveApi = (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): void => {
    const address = clientAddress(request, trusted);
    void getRequestListener(
      (incoming) => apiGateway.fetch(incoming, { requestId, clientAddress: address }),
      { overrideGlobalObjects: false },
    )(request, response);
  };

  // A page writes all its headers at once, so headers already set for a missing static file are removed first.
  const servePage = (context: RequestContext, pathname: string): void => {
    for (const name of context.response.getHeaderNames()) context.response.removeHeader(name);
    void pageHandler.handle(context, pathname);
  };

  const nextRequestId = createRequestIds();
  return (request, response) => {
    const requestId = nextRequestId();
    const pathname = pathnameOf(request.url ?? '/');
    const context = { request, response, requestId };
    const isDocument = isSafeMethod(request) && !isSoftNavigation(request);
    const cachedPage = isDocument ? cache.peek(pathname) : undefined;
    if (cachedPage) {
      cacheHits.count(pathname);
      return pageHandler.sendPage(context, cachedPage);
    }
    if (!isSafeMethod(request) || !isFile(pathname))
      logAccess(logger, { request, response, requestId, startedAt: performance.now() });
    const isPage =
      isDocument &&
      !isFile(pathname) &&
      !pathname.includes('.') &&
      !apiGatewayPath.test(pathname) &&
      !nextHandledPath.test(pathname);
    if (isPage) return void pageHandler.handle(context, pathname);
    response.setHeader('x-request-id', requestId);
    for (const [name, value] of Object.entries(security)) response.setHeader(name, value);
    if (apiGatewayPath.test(pathname)) return serveApi(request, response, requestId);
    if (!isSafeMethod(request)) return sendEmptyResponse(response, 405);
    if (pathname.startsWith(builtAssetPrefix)) {
      request.url = (request.url ?? '').slice(builtAssetPrefix.length - 1);
      return files.builtAssets(request, response, () => sendEmptyResponse(response, 404));
    }
    if (nextHandledPath.test(pathname)) return void next(request, response);
    if (isSoftNavigation(request))
      return routeOf(pathname).kind === 'page'
        ? void next(request, response)
        : sendEmptyResponse(response, 404);
    files.publicFiles(request, response, () => servePage(context, pathname));
  };
}

function sendEmptyResponse(response: ServerResponse, status: 404 | 405): void {
  response.writeHead(status, {
    'content-length': 0,
    'cache-control': 'no-store',
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
  });
  response.end();
}
