import type { IncomingMessage } from 'node:http';
import {
  campaignFromCookies,
  campaignFromQuery,
  otherCampaignSource,
  type Campaign,
  type CampaignVisits,
} from '@/lib/campaign';
import { campaignParameterPattern } from './campaign-cookies';

export interface VisitCounterOptions {
  /** Stores sums; failed sums are retried with the next flush. */
  store: (visits: readonly CampaignVisits[]) => Promise<void>;
  intervalMs: number;
  onError: (error: unknown) => void;
}

/** Campaign parameters can be forged: further campaigns within one interval are counted as "other". */
const maxCampaigns = 500;
const otherCampaign: Campaign = { utm_source: otherCampaignSource };

/** Sums visits by campaign in memory and flushes them at an interval; page responses never wait for it. */
export class VisitCounter {
  readonly #options: VisitCounterOptions;
  readonly #timer: NodeJS.Timeout;
  #sums = new Map<string, CampaignVisits>();

  constructor(options: VisitCounterOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.flush(), options.intervalMs);
    this.#timer.unref();
  }

  /** Counts a page request if a campaign brought the visitor here from outside the site. */
  count({ method, headers, url = '' }: Pick<IncomingMessage, 'method' | 'headers' | 'url'>): void {
    const { cookie = '' } = headers;
    const isNamed = campaignParameterPattern.test(url);
    if (
      (!isNamed && !cookie.includes('utm_')) ||
      method !== 'GET' ||
      !isExternalNavigation(headers)
    )
      return;
    const campaign = isNamed
      ? campaignFromQuery(new URLSearchParams(url.slice(url.indexOf('?') + 1)))
      : campaignFromCookies(cookie);
    if (Object.keys(campaign).length > 0) this.#add({ campaign, visits: 1 });
  }

  async flush(): Promise<void> {
    if (this.#sums.size === 0) return;
    const pendingSums = [...this.#sums.values()];
    this.#sums = new Map();
    try {
      await this.#options.store(pendingSums);
    } catch (error) {
      for (const sum of pendingSums) this.#add(sum);
      this.#options.onError(error);
    }
  }

  /** Flushes the remaining sums. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  #add({ campaign, visits }: CampaignVisits): void {
    const key = keyOf(campaign);
    const isKnown = this.#sums.has(key) || this.#sums.size < maxCampaigns;
    const counted = isKnown ? campaign : otherCampaign;
    const known = this.#sums.get(keyOf(counted));
    this.#sums.set(keyOf(counted), { campaign: counted, visits: (known?.visits ?? 0) + visits });
  }
}

function keyOf({ utm_source, utm_medium, utm_campaign }: Campaign): string {
  return JSON.stringify([utm_source, utm_medium, utm_campaign]);
}

/** A top-level navigation from outside the site: neither from one of our own pages nor a prefetch. */
function isExternalNavigation({ referer, host, ...headers }: IncomingMessage['headers']): boolean {
  const site = headers['sec-fetch-site'];
  const mode = headers['sec-fetch-mode'];
  if (headers['sec-purpose'] !== undefined || (mode !== undefined && mode !== 'navigate'))
    return false;
  return site === undefined ? !isSameHost(referer, host) : site === 'none' || site === 'cross-site';
}

function isSameHost(referer: string | undefined, host: string | undefined): boolean {
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === host;
}
