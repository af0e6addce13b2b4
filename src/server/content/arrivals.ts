import type { IncomingMessage } from 'node:http';
import { campaignFromQuery, type Campaign } from '@/lib/campaign';
import type { Visit } from '@/lib/visit/visit';
import { campaignCookies } from '../http/campaign-cookies';
import { touchCookies } from '../http/touch-cookies';
import { visitOf } from '../http/visit-of';

export interface ArrivalsOptions {
  isHttps: boolean;
  addressOf: (request: IncomingMessage) => string;
  /** What a visit to an address counts as that names no campaign itself. */
  campaignOf: (pathname: string) => Campaign | undefined;
  count: (visit: Visit) => void;
}

/** Counts who arrives at a page, and answers the cookies that are set with it. */
export function createArrivals({ isHttps, addressOf, campaignOf, count }: ArrivalsOptions) {
  return (request: IncomingMessage): readonly string[] => {
    const { url = '', headers } = request;
    const mark = url.indexOf('?');
    const offered = campaignOf(mark === -1 ? url : url.slice(0, mark));
    const named = (): Campaign => campaignFromQuery(new URLSearchParams(url.slice(mark + 1)));
    const isNamed = offered && mark !== -1 && Object.keys(named()).length > 0;
    const campaign = isNamed ? undefined : offered;
    const visit = visitOf(request, {
      at: new Date(),
      addressOf: () => addressOf(request),
      campaign,
    });
    if (!visit) return [];
    count(visit);
    const cookies = touchCookies(visit, headers.cookie, { isHttps });
    if (!campaign) return cookies;
    const query = `?${new URLSearchParams(campaign).toString()}`;
    return [...cookies, ...campaignCookies(query, { isHttps })];
  };
}
