import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isKeptInMemory } from '@/config/data/data-folder';
import { legalSettingsOf } from '@/config/legal-settings';
import { publicSettingsOf } from '@/config/env.public';
import type { ServerEnv } from '@/config/env.server';
import { resolvePage } from '@/config/page-lookup';
import { contentPaths, flowPaths, localisedPath, notFoundPath } from '@/config/paths';
import { locales } from '@/contracts/locale';
import type { PreviewedContent } from '@/lib/preview/previewed-content';
import { pagePatternOf } from '@/lib/site-health/page-pattern';
import { inSpan } from '@/lib/tracing/spans';
import type { Meter } from '../metrics/meter';
import { draftModeIdIn } from '../preview/draft-mode-id';
import { withinPreview } from '../preview/preview-context';
import type { PreviewServerOptions } from '../preview/preview-server';
import { pagePathOf, type PageVariants } from '../content/page-variants';
import type { HitCounter } from '../http/hit-counter';
import { CachedPageServer } from './cached-page-server';
import { policyExtras } from '../document/content-security-policy';
import { createKeptPages } from './kept-pages';
import { PageCache, type PageCacheState } from './page-cache';
import {
  createPageRenderer,
  PageGoneError,
  type DraftRender,
  type NextHandler,
} from './page-renderer';
import type { RenderedPage } from './rendered-page';
import { retryWhileStarting } from './retry-while-starting';
import { builtStarters } from '../document/built-starters';
import type { PageWait } from '../document/defer-scripts';
import { builtStyleSheets } from '../document/style-sheets';

const retryDelayMs = 5_000;
const renderTimeoutMs = 15_000;
/** Data are read, and the first prices computed, within this time even on a busy machine. */
const startUpMs = 60_000;
const maxPages = 500;
/** The byte limit of the estate pages, applied separately to documents and to payloads: about 250 pages each. */
const maxMemberBytes = 32 * 1024 * 1024;

const maxStopMs = 1_000;

/** After this many consecutive failures, the content is assumed to be unavailable and the warm-up stops. */
const maxWarmUpFailures = 3;

const homePathnames = locales.map((locale) => localisedPath(locale, contentPaths.home));

/** The pages to render ahead: the home pages first, and last those that wait for the valuation data. */
const warmPathnames: ReadonlySet<string> = new Set(
  [
    contentPaths.home,
    ...Object.values(contentPaths).filter((path) => !path.startsWith(contentPaths.onlineProperty)),
    notFoundPath,
    ...Object.values(contentPaths),
  ].flatMap((path) => locales.map((locale) => localisedPath(locale, path))),
);

const withoutLanguage = (pathname: string): string => pathname.replace(/^\/[a-z]+/, '');
/** Pages that visitors work with and that show all that they have before they are hydrated. */
const waitingTools: ReadonlySet<string> = new Set([
  contentPaths.loanCalculator,
  contentPaths.onlineProperty,
  contentPaths.productFinder,
  flowPaths.applyFirst,
  flowPaths.applySecond,
  flowPaths.applyFastPass,
  flowPaths.signIn,
]);
function waitOf(pathname: string): PageWait | undefined {
  const path = withoutLanguage(pathname) || contentPaths.home;
  if (waitingTools.has(path)) return 'tool';
  const page = resolvePage(path);
  return page?.kind === 'member' || (page && !page.row.isTool) ? 'content' : undefined;
}
const isMember = (path: string): boolean =>
  resolvePage(withoutLanguage(pagePathOf(path)))?.kind === 'member';

export interface CachedPagesOptions {
  env: ServerEnv;
  next: NextHandler;
  isHttps: boolean;
  security: Record<string, string>;
  hits: HitCounter;
  meter?: Meter | undefined;
  /** Names the build that renders. */
  release: string;
  onError: (error: unknown, pathname: string) => void;
  onPageServed: (request: IncomingMessage) => readonly string[];
  /** What parts of the visitors are shown; undefined where no page is tested. */
  variants?: PageVariants | undefined;
  /** Pages of valuations wait for it, because they would show nothing before. */
  dataRead?: Promise<void> | undefined;
}

export interface CachedPages {
  server: CachedPageServer;
  /** Renders a page with a draft, past both caches. */
  renderDraft: PreviewServerOptions['render'];
  /** How both caches are. */
  states: () => Record<'document' | 'payload', PageCacheState>;
  /** Every page is rendered again before it is next served. */
  purge: () => void;
  /** Renders the content pages, or the home pages alone, ahead of their first visitor, one at a time; ends where several in a row fail. */
  warmUp: () => Promise<void>;
  /** Ends the warm-up after the page that it is at, and waits a second for that: an API that is silent must not hold up the end. */
  stop: () => Promise<void>;
}

/** The page server of the production build: documents and RSC payloads, each in a cache of its own. */
export function createCachedPages(options: CachedPagesOptions): CachedPages {
  const { env, next, security, onError } = options;
  // Without a host of its own the desk is of the same origin as the site, whatever both are called.
  const frameOf = (url: string): string => (env.DESK_URL ? new URL(url).origin : "'self'");
  const { renderDocument, renderPayload, renderDraft, renderVariant } = createPageRenderer({
    next,
    frames: { desk: frameOf(env.DESK_URL ?? ''), site: frameOf(env.SITE_URL) },
    host: new URL(env.SITE_URL).host,
    timeoutMs: renderTimeoutMs,
    extras: policyExtras({
      hasTagManager: env.GTM_ID !== undefined,
      hasBotCheck: env.RECAPTCHA_SITE_KEY !== undefined,
      botCheckBaseUrl: env.RECAPTCHA_BASE_URL,
    }),
    security,
    styleSheets: builtStyleSheets(process.cwd()),
    start: {
      starters: builtStarters(process.cwd()),
      release: options.release,
      // A tag manager loads more than the page itself, and asks for consent first.
      waits: (pathname) => (env.GTM_ID === undefined ? waitOf(pathname) : undefined),
    },
    isMember,
  });
  const settings = {
    now: () => performance.now(),
    // Content of the built-in back office is purged when it changes; a remote API's changes appear after this time.
    freshnessLifetimeMs: env.PAGE_FRESH_SECONDS * 1_000,
    retryDelayMs,
    maxPages,
    isMember,
    maxMemberBytes,
    isGone: (error: unknown) => error instanceof PageGoneError,
    onError,
  };
  // A warm-up that takes longer is reported by its own page, which then has no figures.
  const dataRead = Promise.race([
    options.dataRead ?? Promise.resolve(),
    delay(startUpMs, undefined, { ref: false }),
  ]);
  const dataFor = async (pathname: string): Promise<void> => {
    if (withoutLanguage(pathname).startsWith(contentPaths.onlineProperty)) await dataRead;
  };
  async function timed(
    { pathname, representation }: { pathname: string; representation: 'document' | 'payload' },
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const startedAt = performance.now();
    const end = (isGood: boolean): void =>
      options.meter?.pageRender({ isGood, seconds: (performance.now() - startedAt) / 1_000 });
    const page = pagePatternOf(pathname);
    const pattern = page?.pattern ?? 'other';
    const rendering = inSpan(
      `render ${pattern}`,
      {
        attributes: {
          'site.page': pattern,
          'site.language': page?.locale ?? '',
          'site.representation': representation,
        },
      },
      render,
    );
    rendering.then(
      () => end(true),
      () => end(false),
    );
    return rendering;
  }
  let draftModeId: string | undefined;
  const asDraft = (
    representation: DraftRender['representation'],
    content: PreviewedContent,
  ): DraftRender => ({
    representation,
    draftModeId: (draftModeId ??= draftModeIdIn(process.cwd())),
    within: (work) => withinPreview(content, work),
  });
  const starting = { now: settings.now, startUpMs, isFinal: settings.isGone };
  const documents = new PageCache({
    ...settings,
    kept: isKeptInMemory(env)
      ? undefined
      : createKeptPages({
          folder: join(env.DATA_DIR, 'pages'),
          madeOf: [options.release, env.STORAGE_MODE, publicSettingsOf(env)],
          isKept: (pathname) => warmPathnames.has(pathname),
          now: Date.now,
          onError,
        }),
    render: retryWhileStarting(async (path) => {
      const pathname = pagePathOf(path);
      await dataFor(pathname);
      const content = options.variants?.contentOf(path);
      return timed({ pathname, representation: 'document' }, () =>
        content
          ? renderVariant(pathname, asDraft('document', content))
          : renderDocument(pathname, pathname.endsWith(notFoundPath) ? 404 : 200),
      );
    }, starting),
  });
  const payloads = new PageCache({
    ...settings,
    render: retryWhileStarting(async (path) => {
      const pathname = pagePathOf(path);
      await dataFor(pathname);
      const content = options.variants?.contentOf(path);
      return timed({ pathname, representation: 'payload' }, () =>
        content ? renderVariant(pathname, asDraft('payload', content)) : renderPayload(pathname),
      );
    }, starting),
  });
  let isStopped = false;
  let warming = Promise.resolve();
  async function renderAhead(): Promise<void> {
    let failures = 0;
    for (const pathname of env.PAGES_AHEAD === 'home' ? homePathnames : warmPathnames) {
      if (isStopped || failures === maxWarmUpFailures) return;
      try {
        await documents.load(pathname);
        failures = 0;
      } catch (error) {
        failures += 1;
        onError(error, pathname);
      }
    }
  }
  return {
    server: new CachedPageServer({
      ...options,
      legalSettings: legalSettingsOf(env),
      documents,
      payloads,
    }),
    renderDraft: ({ pathname, representation }, preview) =>
      renderDraft(pathname, asDraft(representation, preview)),
    states: () => ({ document: documents.state(), payload: payloads.state() }),
    purge() {
      documents.purge();
      payloads.purge();
    },
    warmUp() {
      warming = renderAhead();
      return warming;
    },
    async stop() {
      isStopped = true;
      await Promise.race([warming, delay(maxStopMs, undefined, { ref: false })]);
    },
  };
}
