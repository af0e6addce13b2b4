import type { IncomingMessage } from 'node:http';
import { localisedPath, notFoundPath } from '@/config/paths';
import type { LegalSettings } from '@/config/legal-settings';
import { campaignCookies } from '../http/campaign-cookies';
import type { PageVariants } from '../content/page-variants';
import { negotiateEncoding } from '../http/encoding';
import type { HitCounter } from '../http/hit-counter';
import { negotiatedVary } from '../http/locale-negotiation';
import type { RequestContext } from '../http/request-context';
import { isAskedAhead, isFromOwnPage } from '../http/visit-of';
import { closedPolicy } from '../http/security-headers';
import { routeOf } from '../http/route-table';
import type { CachedPage, Encoding, PageCache } from './page-cache';
import { pageOfData } from '../document/page-data';
import { PageGoneError } from './page-renderer';
import type { PageServer, RequestedPage } from './page-server';
import { sendPreparedResponse } from './prepared-response';
import { unavailablePage } from './unavailable-page';

export interface CachedPageServerOptions {
  documents: PageCache;
  payloads: PageCache;
  isHttps: boolean;
  /** Licence number and hotline for a page that cannot be rendered. */
  legalSettings: LegalSettings;
  /** Names the build that renders. */
  release: string;
  security: Record<string, string>;
  hits: HitCounter;
  onError: (error: unknown, pathname: string) => void;
  /** Called for each document that is answered with status 200; answers the cookies to be set with it. */
  onPageServed?: (request: IncomingMessage) => readonly string[];
  /** What parts of the visitors are shown; undefined where no page is tested. */
  variants?: PageVariants | undefined;
}

const retrySeconds = 10;

/**
 * To a page that was asked for ahead of being opened: a browser drops it and asks again when the page is opened, and who arrives, or what is
 * tested, is counted by that. Chromium keeps every answer from 200 to 299 instead and opens it, so that after a 204 a link leads nowhere.
 */
const notSentAhead = 425;

/** Sends documents and RSC payloads from the page caches. */
export class CachedPageServer implements PageServer {
  readonly #options: CachedPageServerOptions;

  constructor(options: CachedPageServerOptions) {
    this.#options = options;
  }

  sendCached(context: RequestContext): boolean {
    const { representation, pathname } = context;
    if (representation === 'segment') return false;
    const isDocument = representation === 'document';
    const { documents, payloads, hits, variants } = this.#options;
    const variant = variants?.assign(context);
    if (variant) context.variant = variant;
    const page = (isDocument ? documents : payloads).peek(variant?.path ?? pathname);
    if (!page) return false;
    hits.count(pathname);
    if (isDocument) this.#sendDocument(context, page);
    else this.#sendPayload(context, page);
    return true;
  }

  async sendDocument(context: RequestContext, page: RequestedPage): Promise<void> {
    const { documents, onError, legalSettings } = this.#options;
    const { pathname, locale, isNegotiated } = page;
    try {
      const isMissed = pathname === context.pathname;
      const document =
        (isMissed ? await this.#renderVariant(documents, context) : undefined) ??
        (await (isMissed ? documents.render(pathname) : documents.load(pathname)));
      this.#sendDocument(context, document, isNegotiated);
    } catch (error) {
      const notFound = localisedPath(locale, notFoundPath);
      if (error instanceof PageGoneError && pathname !== notFound)
        return this.sendDocument(context, { ...page, pathname: notFound, status: 404 });
      onError(error, pathname);
      this.#sendUnavailable(context, unavailablePage(locale, legalSettings));
    }
  }

  async sendPayload(context: RequestContext): Promise<void> {
    const { pathname, representation } = context;
    const { payloads, onError } = this.#options;
    // Next's own answer where there is nothing to prefetch; the client then fetches the payload when it navigates.
    if (representation === 'segment') return this.#sendNothing(context, 204);
    try {
      const payload =
        (await this.#renderVariant(payloads, context)) ?? (await payloads.render(pathname));
      this.#sendPayload(context, payload);
    } catch (error) {
      onError(error, pathname);
      // The client then loads the whole document, which reports the failure.
      this.#sendUnavailable(context, { html: '', headers: {} });
    }
  }

  /** The variant that the visitor was assigned to; undefined where there is none, or it cannot be rendered: the page is then sent as it is without the test. */
  async #renderVariant(pages: PageCache, context: RequestContext): Promise<CachedPage | undefined> {
    const { variant, pathname } = context;
    if (!variant || variant.path === pathname) return undefined;
    try {
      return await pages.render(variant.path);
    } catch (error) {
      this.#options.onError(error, variant.path);
      context.variant = undefined;
      return undefined;
    }
  }

  async sendData(context: RequestContext): Promise<void> {
    const { request, response, requestId, pathname } = context;
    const { documents, security } = this.#options;
    const known = documents.data(pathname);
    const data = known ?? (await this.#presentData(pathname));
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    response.writeHead(data ? 200 : 404, {
      ...security,
      ...closedPolicy,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': known ? 'public, max-age=31536000, immutable' : 'no-store',
      'content-length': data?.[encoding].length ?? 0,
      ...(data && encoding !== 'identity' ? { 'content-encoding': encoding } : {}),
      vary: 'Accept-Encoding',
      'x-request-id': requestId,
    });
    response.end(request.method === 'HEAD' ? undefined : data?.[encoding]);
  }

  /** What the page is hydrated with now, for a document that another instance sent, or whose data there was no room for: the same but for the order of its parts. */
  async #presentData(address: string): Promise<Readonly<Record<Encoding, Buffer>> | undefined> {
    const { documents, release, onError } = this.#options;
    const pathname = pageOfData(address, release);
    if (pathname === undefined || routeOf(pathname).kind !== 'page') return undefined;
    try {
      const page = await documents.load(pathname);
      const dataOf = ({ dataAddress = '' }: CachedPage) => documents.data(dataAddress);
      return dataOf(page) ?? dataOf(await documents.render(pathname));
    } catch (error) {
      onError(error, pathname);
      return undefined;
    }
  }

  /** The header lines of every answer; where a page is tested, the visitor’s variant is noted, and said to the browser. */
  #extraOf(context: RequestContext, page: CachedPage): string[] {
    const { requestId, variant } = context;
    const extra = ['x-request-id', requestId];
    if (!variant || page.status !== 200) return extra;
    this.#options.variants?.noteServed(context, variant);
    if (variant.cookie !== undefined) extra.push('set-cookie', variant.cookie);
    return extra;
  }

  #sendPayload(context: RequestContext, page: CachedPage): void {
    this.#send(context, page, this.#extraOf(context, page));
  }

  #sendDocument(context: RequestContext, page: CachedPage, isNegotiated = false): void {
    const { request } = context;
    if (isAskedAhead(request.headers) && (context.variant || !isFromOwnPage(request.headers)))
      return this.#sendNothing(context, notSentAhead);
    const extra = this.#extraOf(context, page);
    const served = page.status === 200 ? this.#options.onPageServed?.(request) : undefined;
    for (const cookie of served ?? []) extra.push('set-cookie', cookie);
    for (const cookie of campaignCookies(request.url ?? '', this.#options))
      extra.push('set-cookie', cookie);
    if (isNegotiated) extra.push('vary', negotiatedVary);
    this.#send(context, page, extra);
  }

  #send(
    { request, response, requestId }: RequestContext,
    page: CachedPage,
    extra: readonly string[],
  ): void {
    const { headers, method } = request;
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

  #sendNothing({ response, requestId }: RequestContext, status: number): void {
    response.writeHead(status, {
      ...this.#options.security,
      ...closedPolicy,
      'cache-control': 'no-store',
      'x-request-id': requestId,
    });
    response.end();
  }

  #sendUnavailable(
    { request, response, requestId }: RequestContext,
    { html, headers }: ReturnType<typeof unavailablePage>,
  ): void {
    if (response.headersSent) return;
    response.writeHead(503, {
      ...this.#options.security,
      ...headers,
      'retry-after': String(retrySeconds),
      // Browsers load the address again after these seconds, as the page says.
      ...(html === '' ? {} : { refresh: String(retrySeconds) }),
      'cache-control': 'no-store',
      'x-request-id': requestId,
    });
    response.end(request.method === 'HEAD' ? undefined : html);
  }
}
