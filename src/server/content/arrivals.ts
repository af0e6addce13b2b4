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
    const [pathname = '', query = ''] = url.split(/\?(.*)/s);
    const offered = campaignOf(pathname);
    const campaign =
      offered && Object.keys(campaignFromQuery(new URLSearchParams(query))).length === 0
        ? offered
        : undefined;
    const visit = visitOf(request, {
      at: new Date(),
      addressOf: () => addressOf(request),
      campaign,
    });
    if (!visit) return [];
    count(visit);
    return [
      ...touchCookies(visit.touch, headers.cookie, { isHttps }),
      ...(campaign
        ? campaignCookies(`?${new URLSearchParams(campaign).toString()}`, { isHttps })
        : []),
    ];
  };
}
