import type { WebVital } from '@/contracts/site-health/site-health-choices';
import type { ApiReadings } from '../api/site-api';
import type { PageCacheState } from '../page/page-cache';

/** What the server reports while it works. Routes are patterns, never addresses, so that nothing of a person stands in a metric. */
export interface Meter {
  /** A request that was not answered from the page cache; `status` is `aborted` where the visitor went away. */
  request: (request: { method: string; route: string; status: string; seconds: number }) => void;
  /** A page or payload that was answered from memory. */
  pageHit: () => void;
  pageRender: (render: { isGood: boolean; seconds: number }) => void;
  query: (seconds: number) => void;
  /** A vital that a browser reported: milliseconds, for `cls` a share of the window. */
  vital: (measured: {
    vital: WebVital;
    figure: number;
    page: string;
    language: string;
    device: string;
  }) => void;
  /** An error of a script in a browser, by the page's pattern. */
  browserError: (page: string) => void;
}

/** What is asked for at each scrape. */
export interface MeterSources {
  release: string;
  pageCaches: () => Readonly<Record<string, PageCacheState>>;
  /** Undefined without a back office here. Rejects while the database is away. */
  backOffice: (() => Promise<ApiReadings>) | undefined;
}
