import type { PageTestVariant } from '@/contracts/campaign/page-test-choices';
import type { Locale } from '@/contracts/locale';
import type { UnsetSettings } from '@/contracts/desk';
import type { ScheduledJob } from '@/contracts/job';
import type { DeskSmsBudget } from '@/contracts/message-budget';
import type { PreviewedContent } from '@/lib/preview/previewed-content';
import type { Visit } from '@/lib/visit/visit';

/** Request context that the web server passes to the API. */
export interface ApiCall {
  requestId?: string;
  /** The client's address as determined from trusted proxies. */
  clientAddress?: string;
  /** A call made by this server itself while rendering; exempt from rate limits. */
  isInternal?: boolean;
}

/** Readings of a back office's state, for metrics. */
export interface ApiReadings {
  /** Connections of the pool; `waiting` counts calls without one. */
  connections: Record<'used' | 'idle' | 'waiting', number>;
  /** Messages that wait for delivery, and those that were given up. */
  outbox: { channel: string; messages: number; dead: number; oldestMs: number }[];
  jobs: ScheduledJob[];
  sms: DeskSmsBudget;
  /** Since the start of this process; empty without a bot check. */
  botCheckVerdicts: Partial<Record<'human' | 'robot' | 'unknown', number>>;
}

/** A draft, and the path of the page that shows it, without language. */
export interface SitePreview extends PreviewedContent {
  path: string;
}

/** Where a short link leads: a path with its query, without language where that is the visitor's. */
export interface FollowedLink {
  code: string;
  language: Locale | null;
  target: string;
}

export interface ShortLinks {
  /** Null for a code that nobody made, `limited` for an address that asked too often. */
  follow: (
    code: string,
    clientAddress: string,
  ) => Promise<FollowedLink | 'ended' | 'limited' | null>;
  countClicks: (clicks: readonly { code: string; at: Date }[]) => Promise<void>;
}

/** A test of versions of a page, whose path is without language; `contents` has what each variant but `a` shows. */
export interface RunningPageTest {
  id: string;
  path: string;
  endsAt: Date;
  contents: Partial<Record<PageTestVariant, PreviewedContent>>;
}

/** Somebody saw a variant of a page. */
export interface SeenVariant {
  at: Date;
  visitor: string;
  test: string;
  variant: PageTestVariant;
}

export interface PageTests {
  listRunning: () => Promise<RunningPageTest[]>;
  /** Counted within some seconds; nobody waits for it. */
  noteSeen: (seen: SeenVariant) => void;
}

/** What the web server needs of an API, built in or remote. */
export interface SiteApi {
  /** Answers a request for `/api/v1/*`. */
  fetch: (request: Request, call: ApiCall) => Promise<Response> | Response;
  isReady: () => Promise<boolean>;
  /** Resolves once what valuations rest on is in memory, or reading it failed; undefined for an API that reads nothing here. */
  dataRead?: Promise<void>;
  /** Registers a listener for content changes; its promise resolves once its caches are purged. */
  onContentChange: (listener: () => Promise<void>) => void;
  /** What a signed link shows: null for one that is not good, `expired` for one that was; undefined where content is written elsewhere. */
  findPreview?: (token: string) => Promise<SitePreview | 'expired' | null>;
  /** Counts arrivals; undefined for a remote API, which counts visits itself. */
  countVisits?: (visits: readonly Visit[]) => Promise<void>;
  /** Short links that staff made; undefined where there is no desk. */
  shortLinks?: ShortLinks;
  /** Tests of versions of pages; undefined where there is no desk. */
  pageTests?: PageTests;
  /** Creates the one-time link with which the first administrator opens the desk; null once it was used, undefined where none is issued. */
  firstDeskLink?: () => Promise<string | null>;
  /** What the lender has still to set, at the desk or elsewhere; undefined where there is no back office here. */
  unsetSettings?: () => UnsetSettings;
  /** Reads the state of the back office; undefined where it is not built in. */
  readings?: () => Promise<ApiReadings>;
  /** Starts generating demo data in the background; undefined where no demo data is wanted. */
  addDemoBusiness?: () => void;
  close: () => Promise<void>;
}
