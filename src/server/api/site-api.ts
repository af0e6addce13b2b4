import type { CampaignVisits } from '@/lib/campaign';

/** What the web server knows about a call to the API. */
export interface ApiCall {
  requestId?: string;
  /** The visitor's address as far as trusted proxies tell. */
  clientAddress?: string;
  /** A call of this very server, made while rendering: free of rate limits. */
  isInternal?: boolean;
}

/** What the web server needs of an API, built in or remote. */
export interface SiteApi {
  /** Answers a request for `/api/v1/*`. */
  fetch: (request: Request, call: ApiCall) => Promise<Response> | Response;
  isReady: () => Promise<boolean>;
  /** `listener` has forgotten what changed when its promise resolves. */
  onContentChange: (listener: () => Promise<void>) => void;
  /** Stores how often campaigns brought somebody; a remote API counts for itself. */
  countVisits?: (visits: readonly CampaignVisits[]) => Promise<void>;
  close: () => Promise<void>;
}
