import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ServerEnv } from '@/config/env.server';
import { contentPaths, localisedPath, notFoundPath } from '@/config/paths';
import { locales } from '@/contracts/locale';
import type { SiteApi } from './api/site-api';
import { trustedProxies } from './http/client-address';
import { policyExtras } from './page/content-security-policy';
import { createDevListener } from './http/dev-listener';
import { createFront } from './api/front';
import { HitCounter } from './http/hit-counter';
import { createListener } from './http/listener';
import { PageCache } from './page/page-cache';
import { PageListener } from './page/page-listener';
import { createPageRenderer, type NextHandler } from './page/page-renderer';
import { createPurge } from './page/purge';
import { watchRenders } from './page/running-renders';
import { securityHeaders } from './http/security-headers';
import { staticFiles } from './http/static-files';
import { builtStyleSheets } from './page/style-sheets';
import { VisitCounter } from './http/visit-counter';

const freshMs = 5_000;
const renderTimeoutMs = 15_000;
const hitLogIntervalMs = 10_000;
const visitStoreIntervalMs = 5_000;
const maxPages = 500;

export interface SiteOptions {
  env: ServerEnv;
  api: SiteApi;
  next: NextHandler;
  logger: Logger;
  isDev: boolean;
  isStopping: () => boolean;
}

/** Joins the parts of the web server; opens nothing and listens to nothing itself. */
export function createSite({ env, api, next: handle, logger, isDev, isStopping }: SiteOptions): { listener: RequestListener; warmUp: () => Promise<void>; stop: () => Promise<void> } {
  const isHttps = env.SITE_URL.startsWith('https:');
  const { next, ended: rendersEnded } = watchRenders(handle);
  const security = securityHeaders({ isHttps });
  const extras = policyExtras({ hasTagManager: env.GTM_ID !== undefined, hasBotCheck: env.RECAPTCHA_SITE_KEY !== undefined, botCheckBaseUrl: env.RECAPTCHA_BASE_URL });
  const onError = (error: unknown, pathname: string): void => logger.error({ pathname, reason: error instanceof Error ? error.message : String(error) }, 'page not rendered');
  const render = createPageRenderer({ next, host: new URL(env.SITE_URL).host, timeoutMs: renderTimeoutMs, extras, security, styleSheets: builtStyleSheets(process.cwd()) });
  const cache = new PageCache({ render: (pathname) => render(pathname, pathname.endsWith(notFoundPath) ? 404 : 200), now: () => performance.now(), freshMs, maxPages, onError });
  const purge = createPurge({ cache, next, secret: env.REVALIDATE_SECRET, rendersEnded, pause: (ms) => sleep(ms, undefined, { ref: false }), onError: (error) => onError(error, '*') });
  api.onContentChange(purge);
  const hits = new HitCounter(logger, hitLogIntervalMs);
  const { countVisits } = api;
  const visits = countVisits && new VisitCounter({ store: countVisits, intervalMs: visitStoreIntervalMs, onError: (error) => onError(error, 'campaign visits') });
  const front = createFront(api, { isAccepting: () => !isStopping() });
  const trusted = trustedProxies(env.TRUSTED_PROXIES);
  const listener = isDev
    ? createDevListener({ front, next, trusted })
    : createListener({ front, cache, next, security, trusted, logger, hits, pages: new PageListener({ pages: cache, isHttps, security, onError, onPage: (request) => visits?.count(request) }), files: staticFiles(process.cwd()) });
  const warmUp = async (): Promise<void> => {
    for (const locale of locales) await cache.load(localisedPath(locale, contentPaths.home)).catch((error: unknown) => onError(error, locale));
  };
  return {
    listener,
    warmUp,
    async stop() {
      hits.stop();
      await visits?.stop();
    },
  };
}
