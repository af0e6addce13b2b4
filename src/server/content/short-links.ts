import { brand } from '@/config/brand';
import { contentPaths, localisedPath } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { localise } from '@/lib/localise';
import { failurePageTexts } from '@/lib/texts/fallback/failure-page-texts';
import { isProgram } from '@/lib/visit/is-program';
import type { ShortLinks } from '../api/site-api';
import { negotiatedVary, negotiateLocale } from '../http/locale-negotiation';
import { isAskedAhead } from '../http/visit-of';
import type { RequestContext } from '../http/request-context';
import { closedPolicy } from '../http/security-headers';
import { contentSecurityPolicy } from '../document/content-security-policy';
import { failureHtml } from '../page/failure-html';

export interface ShortLinkServerOptions {
  follow: ShortLinks['follow'];
  addressOf: (request: RequestContext['request']) => string;
  count: (click: { code: string; at: Date }) => void;
  security: Record<string, string>;
  onError: (error: unknown, pathname: string) => void;
}

export const shortLinkPrefix = '/go/';

type Failure = 'ended' | 'unknown' | 'limited' | 'unavailable';

const statuses: Readonly<Record<Failure, number>> = {
  ended: 410,
  unknown: 404,
  limited: 429,
  unavailable: 503,
};
const retrySeconds = 60;

/** Leads from a short address to its page; where there is none, a page says so and leads on. Nothing of it is kept by browsers or caches. */
export class ShortLinkServer {
  readonly #options: ShortLinkServerOptions;

  constructor(options: ShortLinkServerOptions) {
    this.#options = options;
  }

  async send(context: RequestContext): Promise<void> {
    const { follow, addressOf, count, onError } = this.#options;
    const { request, pathname } = context;
    const { headers } = request;
    const locale = negotiateLocale({
      cookie: headers.cookie,
      acceptLanguage: headers['accept-language'],
    });
    const code = pathname.slice(shortLinkPrefix.length).replace(/\/$/, '');
    try {
      const found = /^[\w-]{1,64}$/.test(code) ? await follow(code, addressOf(request)) : null;
      if (found === null) return this.#fail(context, locale, 'unknown');
      if (typeof found === 'string') return this.#fail(context, locale, found);
      if (
        request.method === 'GET' &&
        !isAskedAhead(headers) &&
        !isProgram(headers['user-agent'] ?? '')
      )
        count({ code: found.code, at: new Date() });
      const location = localisedPath(found.language ?? locale, found.target);
      this.#answer(context, { status: 302, headers: { ...closedPolicy, location }, body: '' });
    } catch (error) {
      onError(error, pathname);
      this.#fail(context, locale, 'unavailable');
    }
  }

  #fail(context: RequestContext, locale: Locale, failure: Failure): void {
    const html = failedLinkPage(locale, failure);
    this.#answer(context, {
      status: statuses[failure],
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy(html),
        ...(failure === 'limited' || failure === 'unavailable'
          ? { 'retry-after': String(retrySeconds) }
          : {}),
      },
      body: html,
    });
  }

  #answer(
    { request, response, requestId }: RequestContext,
    { status, headers, body }: { status: number; headers: Record<string, string>; body: string },
  ): void {
    response.writeHead(status, {
      ...this.#options.security,
      ...headers,
      vary: negotiatedVary,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-length': Buffer.byteLength(body),
      'x-request-id': requestId,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

/** Says why a short link leads nowhere, and where to go on. */
function failedLinkPage(locale: Locale, failure: Failure): string {
  const t = failurePageTexts.in(locale);
  const to = (path: string, words: string) =>
    `<p><a href="${localisedPath(locale, path)}">${words}</a></p>`;
  return failureHtml({
    locale,
    title: t(`link.${failure}.title`),
    siteName: localise(brand, 'name', { locale }),
    body: `<p>${t(`link.${failure}.body`)}</p>${to(contentPaths.home, t('link.home'))}${to(contentPaths.contactUs, t('link.contact'))}`,
  });
}
