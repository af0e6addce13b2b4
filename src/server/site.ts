import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ServerEnv } from '@/config/env.server';
import { contentPaths, localisedPath, notFoundPath } from '@/config/paths';
import { locales } from '@/contracts/locale';
import type { SiteApi } from './api/site-api';
import { trustedProxies } from './http/client-address';
import { policyExtras } from './page/content-security-policy';
import { createDevRequestHandler } from './http/dev-request-handler';
import { createApiGateway } from './api/api-gateway';
import { HitCounter } from './http/hit-counter';
import { createRequestHandler } from './http/request-handler';
import { PageCache } from './page/page-cache';
import { PageRequestHandler } from './page/page-request-handler';
import { createPageRenderer, type NextHandler } from './page/page-renderer';
import { createPurge } from './page/purge';
import { trackInFlightRenders } from './page/in-flight-renders';
import { securityHeaders } from './http/security-headers';
import { staticFiles } from './http/static-files';
import { builtStyleSheets } from './page/style-sheets';
import { VisitCounter } from './http/visit-counter';

const freshnessLifetimeMs = 5_000;
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

/** Composes the web server; opens no database and no port itself. */
export function createSite({ env, api, next: handle, logger, isDev, isStopping }: SiteOptions): {
  requestHandler: RequestListener;
  warmUp: () => Promise<void>;
  stop: () => Promise<void>;
} {
  const isHttps = env.SITE_URL.startsWith('https:');
  const { next, whenSettled: whenRendersSettled } = trackInFlightRenders(handle);
  const security = securityHeaders({ isHttps });
  const extras = policyExtras({
    hasTagManager: env.GTM_ID !== undefined,
    hasBotCheck: env.RECAPTCHA_SITE_KEY !== undefined,
    botCheckBaseUrl: env.RECAPTCHA_BASE_URL,
  });
  const onError = (error: unknown, pathname: string): void =>
    logger.error(
      { pathname, reason: error instanceof Error ? error.message : String(error) },
      'page not rendered',
    );
  const render = createPageRenderer({
    next,
    host: new URL(env.SITE_URL).host,
    timeoutMs: renderTimeoutMs,
    extras,
    security,
    styleSheets: builtStyleSheets(process.cwd()),
  });
  const cache = new PageCache({
    render: (pathname) => render(pathname, pathname.endsWith(notFoundPath) ? 404 : 200),
    now: () => performance.now(),
    freshnessLifetimeMs,
    maxPages,
    onError,
  });
  const purge = createPurge({
    cache,
    next,
    secret: env.REVALIDATE_SECRET,
    whenRendersSettled,
    delay: (ms) => sleep(ms, undefined, { ref: false }),
    onError: (error) => onError(error, '*'),
  });
  api.onContentChange(purge);
  const cacheHits = new HitCounter(logger, hitLogIntervalMs);
  const { countVisits } = api;
  const visits =
    countVisits &&
    new VisitCounter({
      store: countVisits,
      intervalMs: visitStoreIntervalMs,
      onError: (error) => onError(error, 'campaign visits'),
    });
  const apiGateway = createApiGateway(api, { isAccepting: () => !isStopping() });
  const trusted = trustedProxies(env.TRUSTED_PROXIES);
  const requestHandler = isDev
    ? createDevRequestHandler({ front: apiGateway, next, trusted })
    : createRequestHandler({
        apiGateway,
        cache,
        next,
        security,
        trusted,
        logger,
        cacheHits,
        pageHandler: new PageRequestHandler({
          pages: cache,
          isHttps,
          security,
          onError,
          onPageServed: (request) => visits?.count(request),
        }),
        files: staticFiles(process.cwd()),
      });
  const warmUp = async (): Promise<void> => {
    for (const locale of locales)
      await cache
        .load(localisedPath(locale, contentPaths.home))
        .catch((error: unknown) => onError(error, locale));
  };
  return {
    requestHandler,
    warmUp,
    async stop() {
      cacheHits.stop();
      await visits?.stop();
    },
  };
}
