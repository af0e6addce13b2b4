import { isLocale } from '@/config/locales';
import { localisedPath, notFoundPath } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import type { KeptAnswer } from '../content/kept-answer';
import { movedRouteOf, type Redirects } from '../content/redirects';
import { campaignCookies } from '../http/campaign-cookies';
import { sendEmptyResponse } from '../http/empty-response';
import { negotiatedVary, negotiateLocale } from '../http/locale-negotiation';
import type { RequestContext } from '../http/request-context';
import { routeOf, type Route } from '../http/route-table';
import { closedPolicy } from '../http/security-headers';
import { memberRouteOf, type PageMembers } from './page-members';
import type { PageServer } from './page-server';

export interface PageRequestHandlerOptions {
  pages: PageServer;
  members: PageMembers;
  /** Where addresses lead that the site had. */
  redirects: Pick<KeptAnswer<Redirects>, 'find'>;
  isHttps: boolean;
  security: Record<string, string>;
}

/** Handles every GET and HEAD of a page address: known page, redirect to a locale, redirect to the canonical URL, or 404. */
export class PageRequestHandler {
  readonly #options: PageRequestHandlerOptions;

  constructor(options: PageRequestHandlerOptions) {
    this.#options = options;
  }

  async handle(context: RequestContext): Promise<void> {
    return this.#send(context, await this.#routeOf(context.pathname));
  }

  /** Answers as for an address that nothing stands at. */
  async sendNotFound(context: RequestContext): Promise<void> {
    const [, first = ''] = context.pathname.split('/');
    return this.#send(
      context,
      isLocale(first) ? { kind: 'unknown', locale: first } : { kind: 'unknown' },
    );
  }

  async #send(context: RequestContext, route: Route): Promise<void> {
    const { pages } = this.#options;
    if (context.representation !== 'document') {
      if (route.kind === 'page') return pages.sendPayload(context);
      // Next's client follows it and shows the new address; a 404 would make it load a whole document.
      if (route.kind === 'permanent' || route.kind === 'moved')
        return this.#redirect(context, {
          status: 308,
          location: route.location,
          isFresh: route.kind === 'moved',
        });
      return sendEmptyResponse(context, {
        status: 404,
        headers: { ...this.#options.security, ...closedPolicy },
      });
    }
    switch (route.kind) {
      case 'page':
        return pages.sendDocument(context, { ...route, status: 200, isNegotiated: false });
      case 'negotiate':
        return this.#redirect(context, {
          status: 307,
          location: localisedPath(localeOf(context), route.path),
        });
      case 'permanent':
        return this.#redirect(context, { status: 308, location: route.location });
      case 'moved':
        return this.#redirect(context, { status: 308, location: route.location, isFresh: true });
      case 'unknown': {
        const locale = route.locale ?? localeOf(context);
        return pages.sendDocument(context, {
          locale,
          pathname: localisedPath(locale, notFoundPath),
          status: 404,
          isNegotiated: !route.locale,
        });
      }
    }
  }

  async #routeOf(pathname: string): Promise<Route> {
    const route = routeOf(pathname);
    if (route.kind !== 'unknown') return route;
    const { members, redirects } = this.#options;
    return (
      (await memberRouteOf(pathname, members)) ?? (await movedRouteOf(pathname, redirects)) ?? route
    );
  }

  #redirect(
    { request, response, requestId }: RequestContext,
    {
      status,
      location,
      isFresh = false,
    }: { status: 307 | 308; location: string; isFresh?: boolean },
  ): void {
    const url = request.url ?? '';
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const cookies = campaignCookies(url, this.#options);
    response.writeHead(status, {
      ...this.#options.security,
      ...closedPolicy,
      location: `${location}${query}`,
      'content-length': 0,
      'x-request-id': requestId,
      // Browsers keep a permanent redirect for good unless they are told to ask again.
      ...(isFresh ? { 'cache-control': 'no-cache' } : {}),
      ...(status === 307 ? { vary: negotiatedVary, 'cache-control': 'no-store' } : {}),
      ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    });
    response.end();
  }
}

function localeOf({ request: { headers } }: RequestContext): Locale {
  return negotiateLocale({
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
  });
}
