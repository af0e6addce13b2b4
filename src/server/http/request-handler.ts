import type { IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { NextHandler } from '../page/page-renderer';
import type { PageRequestHandler } from '../page/page-request-handler';
import type { PageServer } from '../page/page-server';
import { pageDataPrefix } from '../document/page-data';
import { previewTokenOf, type PreviewServer } from '../preview/preview-server';
import type { Meter } from '../metrics/meter';
import { meterRequest } from '../metrics/meter-request';
import type { RequestTracing } from '../tracing/request-tracing';
import { logAccess } from './access-log';
import type { DeskGate } from './desk-gate';
import { sendEmptyResponse } from './empty-response';
import { pathnameOf, representationOf, type RequestContext } from './request-context';
import { shortLinkPrefix, type ShortLinkServer } from '../content/short-links';
import { createRequestIds } from './request-id';
import { closedPolicy } from './security-headers';
import { securityTextPath } from './security-text';
import { speculationRules, speculationRulesPath } from '../document/speculation-rules';
import { serviceWorkerPath } from '../offline/service-worker-script';
import type { StaticFiles } from './static-files';

export interface RequestHandlerOptions {
  apiGateway: RequestListener;
  pages: PageServer;
  pageHandler: PageRequestHandler;
  /** Sends pages that show a draft; undefined where content is written elsewhere. */
  previews: Pick<PreviewServer, 'send'> | undefined;
  /** Leads from short addresses to their pages; undefined where staff make none. */
  shortLinks: Pick<ShortLinkServer, 'send'> | undefined;
  next: NextHandler;
  files: StaticFiles;
  security: Record<string, string>;
  /** Keeps the desk apart; null where it stands on the site's own host. */
  deskGate: DeskGate | null;
  /** The text of `/.well-known/security.txt`. */
  securityText: () => string;
  /** The text of `/service-worker.js`. */
  serviceWorker: string;
  logger: Logger;
  /** True once shutdown has begun: each connection then ends with its next answer, so that nobody sends a request into one that is being closed. */
  isStopping: () => boolean;
  meter?: Meter | undefined;
  /** Traces what is not answered from memory; undefined where nothing is traced. */
  tracing?: RequestTracing | undefined;
  /** In development Next serves its own files and the tools of its error page. */
  isDev: boolean;
}

const apiGatewayPath = /^\/(?:healthz|readyz|api\/v1\/.*)$/;
const nextHandledPath =
  /^\/(?:sitemap\.xml|sitemaps\/[a-z0-9-]+\.xml|robots\.txt|(?:en|hk|cn)\/(?:manifest\.webmanifest|preview\/[A-Za-z0-9-]+(?:\/[a-z0-9-]+)?))$/;
const probePath = /^\/(?:healthz|readyz)$/;
const developmentToolPath = /^\/(?:_next\/|__nextjs)/;
const builtAssetPrefix = '/_next/static/';
const isFile = (pathname: string): boolean =>
  pathname.startsWith(builtAssetPrefix) ||
  pathname.startsWith(pageDataPrefix) ||
  /^\/(?:images|videos|locales)\//.test(pathname);

const isSafeMethod = (request: IncomingMessage): boolean =>
  request.method === 'GET' || request.method === 'HEAD';

/** Internal headers of Next's client and proxies; they are removed from requests, so that no response depends on them. */
const nextHeader = /^(?:rsc|next-|x-(?:nextjs|middleware|invoke|matched|now|prerender)-)/;

function removeNextHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers)) if (nextHeader.test(name)) delete headers[name];
}

/** The single entry point for requests; page-cache hits are answered before any other check. */
export function createRequestHandler(options: RequestHandlerOptions): RequestListener {
  const { apiGateway, pages, pageHandler, previews, shortLinks, next, files, security, deskGate } =
    options;
  const { logger, meter, tracing, isDev, isStopping } = options;

  // A page writes all its headers itself, so headers already set for a static file that does not
  // exist are removed first.
  const servePage = (context: RequestContext): void => {
    for (const name of context.response.getHeaderNames()) context.response.removeHeader(name);
    void pageHandler.handle(context);
  };

  const nextRequestId = createRequestIds();
  return (request, response) => {
    if (isStopping()) response.shouldKeepAlive = false;
    const requestId = tracing?.requestIdOf(request) ?? nextRequestId();
    const pathname = pathnameOf(request.url ?? '/');
    const representation = representationOf(request);
    const context = { request, response, requestId, pathname, representation };
    const isSafe = isSafeMethod(request);
    const count = (): void => {
      if (meter) meterRequest(meter, context);
    };
    if (deskGate?.(request, pathname)) {
      logAccess(logger, { request, response, requestId, startedAt: performance.now() });
      count();
      return pathname.startsWith('/api/')
        ? sendEmptyResponse(context, { status: 404, headers: { ...security, ...closedPolicy } })
        : void pageHandler.sendNotFound(context);
    }
    const preview = isSafe && previews ? previewTokenOf(request.url ?? '') : undefined;
    if (preview === undefined && isSafe && pages.sendCached(context)) return meter?.pageHit();
    count();
    if (isDev && developmentToolPath.test(pathname)) return void next(request, response);
    if (isSafe && isFile(pathname)) return answer(context, preview);
    logAccess(logger, { request, response, requestId, startedAt: performance.now() });
    if (tracing && !probePath.test(pathname))
      return tracing.within(context, () => answer(context, preview));
    answer(context, preview);
  };

  function answer(context: RequestContext, preview: string | undefined): void {
    const { request, response, requestId, pathname } = context;
    const isSafe = isSafeMethod(request);
    if (shortLinks && isSafe && pathname.startsWith(shortLinkPrefix))
      return void shortLinks.send(context);
    if (isSafe && pathname.startsWith(pageDataPrefix)) return void pages.sendData(context);
    const isApi = apiGatewayPath.test(pathname);
    const isOfNext = nextHandledPath.test(pathname);
    if (isSafe && !isApi && !isOfNext && !isFile(pathname) && !pathname.includes('.'))
      return preview === undefined || !previews
        ? void pageHandler.handle(context)
        : void previews.send(context, preview);
    response.setHeader('x-request-id', requestId);
    for (const [name, value] of Object.entries(security)) response.setHeader(name, value);
    if (!isSafe && !pathname.startsWith('/api/v1/'))
      return sendEmptyResponse(context, { status: 405, headers: {} });
    if (isApi) return apiGateway(request, response);
    if (pathname === securityTextPath) {
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      return void response.end(options.securityText());
    }
    if (pathname === speculationRulesPath) {
      response.setHeader('content-type', 'application/speculationrules+json');
      response.setHeader('cache-control', 'public, max-age=3600');
      return void response.end(speculationRules);
    }
    if (pathname === serviceWorkerPath) {
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      response.setHeader('cache-control', 'no-cache');
      response.setHeader('content-security-policy', "default-src 'none'; connect-src 'self'");
      return void response.end(options.serviceWorker);
    }
    if (pathname.startsWith(builtAssetPrefix)) {
      request.url = (request.url ?? '').slice(builtAssetPrefix.length - 1);
      return files.builtAssets(request, response, () =>
        sendEmptyResponse(context, { status: 404, headers: {} }),
      );
    }
    if (isOfNext) {
      removeNextHeaders(request);
      return void next(request, response);
    }
    files.publicFiles(request, response, () => servePage(context));
  }
}
