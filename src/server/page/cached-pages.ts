import type { IncomingMessage } from 'node:http';
import { legalSettingsOf } from '@/config/legal-settings';
import type { ServerEnv } from '@/config/env.server';
import { contentPaths, localisedPath, notFoundPath } from '@/config/paths';
import { locales } from '@/contracts/locale';
import type { HitCounter } from '../http/hit-counter';
import { CachedPageServer } from './cached-page-server';
import { policyExtras } from './content-security-policy';
import { PageCache } from './page-cache';
import { createPageRenderer, type NextHandler } from './page-renderer';
import { builtStyleSheets } from './style-sheets';

// Content of the built-in back office is purged when it changes; a remote API's changes appear after this time.
const freshnessLifetimeMs = 60_000;
const retryDelayMs = 5_000;
const renderTimeoutMs = 15_000;
const maxPages = 500;

export interface CachedPagesOptions {
  env: ServerEnv;
  next: NextHandler;
  isHttps: boolean;
  security: Record<string, string>;
  hits: HitCounter;
  onError: (error: unknown, pathname: string) => void;
  onPageServed: (request: IncomingMessage) => void;
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
  });
  const settings = {
    now: () => performance.now(),
    freshnessLifetimeMs,
    retryDelayMs,
    maxPages,
    onError,
  };
  const documents = new PageCache({
    ...settings,
    render: (pathname) => renderDocument(pathname, pathname.endsWith(notFoundPath) ? 404 : 200),
  });
  const payloads = new PageCache({ ...settings, render: renderPayload });
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
