import type { IncomingMessage, ServerResponse } from 'node:http';
import { localisedPath, notFoundPath } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { campaignCookies } from '../http/campaign-cookies';
import { negotiateEncoding } from '../http/encoding';
import { negotiateLocale } from '../http/locale-negotiation';
import type { CachedPage, PageCache } from './page-cache';
import { sendPrepared } from './prepared-answer';
import { routeOf } from '../http/route-table';
import { unavailablePage } from './unavailable-page';

export interface PageListenerOptions {
  pages: PageCache;
  isHttps: boolean;
  security: Record<string, string>;
  onError: (error: unknown, pathname: string) => void;
  /** Told of each page that was answered. */
  onPage?: (request: IncomingMessage) => void;
}

/** A request, its answer, and the id that both carry. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
}

const negotiatedVary = ['vary', 'Accept-Language, Cookie'];

/** Answers every GET and HEAD of a page address: known page, redirect to a language, canonical spelling, or 404. */
export class PageListener {
  readonly #options: PageListenerOptions;

  constructor(options: PageListenerOptions) {
    this.#options = options;
  }

  handle(exchange: Exchange, pathname: string): void | Promise<void> {
    const { request } = exchange;
    const route = routeOf(pathname);
    switch (route.kind) {
      case 'page':
        return this.#servePage(exchange, route);
      case 'negotiate':
        return this.#redirect(exchange, { status: 307, location: localisedPath(this.#localeOf(request), route.path) });
      case 'permanent':
        return this.#redirect(exchange, { status: 308, location: route.location });
      case 'unknown': {
        const locale = route.locale ?? this.#localeOf(request);
        return this.#servePage(exchange, { locale, pathname: localisedPath(locale, notFoundPath), isNegotiated: !route.locale });
      }
    }
  }

  #localeOf(request: IncomingMessage): Locale {
    return negotiateLocale({ cookie: request.headers.cookie, acceptLanguage: request.headers['accept-language'] });
  }

  #servePage(exchange: Exchange, { pathname, locale, isNegotiated }: { pathname: string; locale: Locale; isNegotiated?: boolean }): void | Promise<void> {
    const ready = this.#options.pages.peek(pathname);
    if (ready) return this.send(exchange, ready, isNegotiated);
    return this.#options.pages.load(pathname).then(
      (page) => this.send(exchange, page, isNegotiated),
      (error: unknown) => {
        this.#options.onError(error, pathname);
        this.#sendUnavailable(exchange, locale);
      },
    );
  }

  /** Answers with a page that is at hand. */
  send({ request, response, requestId }: Exchange, page: CachedPage, isNegotiated = false): void {
    const { headers, method } = request;
    if (page.status === 200) this.#options.onPage?.(request);
    const extra = ['x-request-id', requestId];
    for (const cookie of campaignCookies(request.url ?? '', this.#options)) extra.push('set-cookie', cookie);
    if (isNegotiated) extra.push(...negotiatedVary);
    if (page.status === 200 && headers['if-none-match']?.includes(page.etag)) {
      response.writeHead(304, page.notModifiedHead.concat(extra));
      response.end();
      return;
    }
    const { head, wireHead, body } = page.variants[negotiateEncoding(headers['accept-encoding'])];
    if (extra.length === 2 && method === 'GET' && sendPrepared(response, { status: page.status, wireHead, requestId, body })) return;
    response.writeHead(page.status, head.concat(extra));
    response.end(method === 'HEAD' ? undefined : body);
  }

  #sendUnavailable({ request, response, requestId }: Exchange, locale: Locale): void {
    if (response.headersSent) return;
    const { html, headers } = unavailablePage(locale);
    response.writeHead(503, { ...this.#options.security, ...headers, 'retry-after': '10', 'cache-control': 'no-store', 'x-request-id': requestId });
    response.end(request.method === 'HEAD' ? undefined : html);
  }

  #redirect({ request, response, requestId }: Exchange, { status, location }: { status: 307 | 308; location: string }): void {
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
