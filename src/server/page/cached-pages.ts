import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { legalSettingsOf } from '@/config/legal-settings';
import type { ServerEnv } from '@/config/env.server';
import { resolvePage } from '@/config/page-lookup';
import { contentPaths, localisedPath, notFoundPath } from '@/config/paths';
import { locales } from '@/contracts/locale';
import type { HitCounter } from '../http/hit-counter';
import { CachedPageServer } from './cached-page-server';
import { policyExtras } from './content-security-policy';
import { PageCache } from './page-cache';
import { createPageRenderer, PageGoneError, type NextHandler } from './page-renderer';
import { retryWhileStarting } from './retry-while-starting';
import { builtStyleSheets } from './style-sheets';

const retryDelayMs = 5_000;
const renderTimeoutMs = 15_000;
/** Data are read, and the first prices computed, within this time even on a busy machine. */
const startUpMs = 60_000;
const maxPages = 500;
/** Of the documents, and again of the payloads: some 250 pages of estates each. */
const maxMemberBytes = 32 * 1024 * 1024;

const withoutLanguage = (pathname: string): string => pathname.replace(/^\/[a-z]+/, '');
const isMember = (pathname: string): boolean =>
  resolvePage(withoutLanguage(pathname))?.kind === 'member';

export interface CachedPagesOptions {
  env: ServerEnv;
  next: NextHandler;
  isHttps: boolean;
  security: Record<string, string>;
  hits: HitCounter;
  onError: (error: unknown, pathname: string) => void;
  onPageServed: (request: IncomingMessage) => void;
  /** Pages of valuations wait for it, because they would show nothing before. */
  dataRead?: Promise<void> | undefined;
}

export interface CachedPages {
  server: CachedPageServer;
  /** Every page is rendered again before it is next served. */
  purge: () => void;
  /** Renders the home pages ahead of their first visitor. */
  warmUp: () => Promise<void>;
}

/** The page server of the production build: documents and RSC payloads, each in a cache of its own. */
export function createCachedPages(options: CachedPagesOptions): CachedPages {
  const { env, next, security, onError } = options;
  const { renderDocument, renderPayload } = createPageRenderer({
    next,
    host: new URL(env.SITE_URL).host,
    timeoutMs: renderTimeoutMs,
    extras: policyExtras({
      hasTagManager: env.GTM_ID !== undefined,
      hasBotCheck: env.RECAPTCHA_SITE_KEY !== undefined,
      botCheckBaseUrl: env.RECAPTCHA_BASE_URL,
    }),
    security,
    styleSheets: builtStyleSheets(process.cwd()),
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
  const starting = { now: settings.now, startUpMs, isFinal: settings.isGone };
  const documents = new PageCache({
    ...settings,
    render: retryWhileStarting(async (pathname) => {
      await dataFor(pathname);
      return renderDocument(pathname, pathname.endsWith(notFoundPath) ? 404 : 200);
    }, starting),
  });
  const payloads = new PageCache({
    ...settings,
    render: retryWhileStarting(async (pathname) => {
      await dataFor(pathname);
      return renderPayload(pathname);
    }, starting),
  });
  return {
    server: new CachedPageServer({
      ...options,
      legalSettings: legalSettingsOf(env),
      documents,
      payloads,
    }),
    purge() {
      documents.purge();
      payloads.purge();
    },
    async warmUp() {
      for (const locale of locales)
        await documents
          .load(localisedPath(locale, contentPaths.home))
          .catch((error: unknown) => onError(error, locale));
    },
  };
}
