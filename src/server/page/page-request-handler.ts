import type { IncomingMessage, ServerResponse } from 'node:http';
import { localisedPath, notFoundPath } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { campaignCookies } from '../http/campaign-cookies';
import { negotiateEncoding } from '../http/encoding';
import { negotiateLocale } from '../http/locale-negotiation';
import type { CachedPage, PageCache } from './page-cache';
import { sendPreparedResponse } from './prepared-response';
import { routeOf } from '../http/route-table';
import { unavailablePage } from './unavailable-page';

export interface PageRequestHandlerOptions {
  pages: PageCache;
  isHttps: boolean;
  security: Record<string, string>;
  onError: (error: unknown, pathname: string) => void;
  /** Called for each page request that is answered with status 200. */
  onPageServed?: (request: IncomingMessage) => void;
}

/** A request, its response, and the id under which both are logged. */
export interface RequestContext {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
}

const negotiatedVary = ['vary', 'Accept-Language, Cookie'];

/** Handles every GET and HEAD of a page address: known page, redirect to a locale, redirect to the canonical URL, or 404. */
export class PageRequestHandler {
  readonly #options: PageRequestHandlerOptions;

  constructor(options: PageRequestHandlerOptions) {
    this.#options = options;
  }

  handle(context: RequestContext, pathname: string): void | Promise<void> {
    const { request } = context;
    const route = routeOf(pathname);
    switch (route.kind) {
      case 'page':
        return this.#servePage(context, route);
      case 'negotiate':
        return this.#redirect(context, {
          status: 307,
          location: localisedPath(this.#localeOf(request), route.path),
        });
      case 'permanent':
        return this.#redirect(context, { status: 308, location: route.location });
      case 'unknown': {
        const locale = route.locale ?? this.#localeOf(request);
        return this.#servePage(context, {
          locale,
          pathname: localisedPath(locale, notFoundPath),
          isNegotiated: !route.locale,
        });
      }
    }
  }

  #localeOf(request: IncomingMessage): Locale {
    return negotiateLocale({
      cookie: request.headers.cookie,
      acceptLanguage: request.headers['accept-language'],
    });
  }

  #servePage(
    context: RequestContext,
    {
      pathname,
      locale,
      isNegotiated,
    }: { pathname: string; locale: Locale; isNegotiated?: boolean },
  ): void | Promise<void> {
    const cachedPage = this.#options.pages.peek(pathname);
    if (cachedPage) return this.sendPage(context, cachedPage, isNegotiated);
    return this.#options.pages.load(pathname).then(
      (page) => this.sendPage(context, page, isNegotiated),
      (error: unknown) => {
        this.#options.onError(error, pathname);
        this.#sendUnavailable(context, locale);
      },
    );
  }

  /** Sends a page that is already rendered. */
  sendPage(
    { request, response, requestId }: RequestContext,
    page: CachedPage,
    isNegotiated = false,
  ): void {
    const { headers, method } = request;
    if (page.status === 200) this.#options.onPageServed?.(request);
    const extra = ['x-request-id', requestId];
    for (const cookie of campaignCookies(request.url ?? '', this.#options))
      extra.push('set-cookie', cookie);
    if (isNegotiated) extra.push(...negotiatedVary);
    if (page.status === 200 && headers['if-none-match']?.includes(page.etag)) {
      response.writeHead(304, page.notModifiedHead.concat(extra));
      response.end();
      return;
    }
    const { head, serializedHead, body } =
      page.variants[negotiateEncoding(headers['accept-encoding'])];
    if (
      extra.length === 2 &&
      method === 'GET' &&
      sendPreparedResponse(response, { status: page.status, serializedHead, requestId, body })
    )
      return;
    response.writeHead(page.status, head.concat(extra));
    response.end(method === 'HEAD' ? undefined : body);
  }

  #sendUnavailable({ request, response, requestId }: RequestContext, locale: Locale): void {
    if (response.headersSent) return;
    const { html, headers } = unavailablePage(locale);
    response.writeHead(503, {
      ...this.#options.security,
      ...headers,
      'retry-after': '10',
      'cache-control': 'no-store',
      'x-request-id': requestId,
    });
    response.end(request.method === 'HEAD' ? undefined : html);
  }

  #redirect(
    { request, response, requestId }: RequestContext,
    { status, location }: { status: 307 | 308; location: string },
  ): void {
    const url = request.url ?? '';
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const cookies = campaignCookies(url, this.#options);
    response.writeHead(status, {
      ...this.#options.security,
      location: `${location}${query}`,
      'content-length': 0,
      'x-request-id': requestId,
      ...(status === 307 ? { vary: 'Accept-Language, Cookie', 'cache-control': 'no-store' } : {}),
      ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    });
    response.end();
  }
}
