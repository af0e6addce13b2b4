import { join } from 'node:path';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { brand } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import { legalSettingsOf } from '@/config/legal-settings';
import { errorMessage } from '@/lib/logging/error-message';
import { BatchCounter } from '@/lib/visit/batch-counter';
import { createApiGateway } from './api/api-gateway';
import type { SiteApi } from './api/site-api';
import { createArrivals } from './content/arrivals';
import { createKeptAnswer } from './content/kept-answer';
import { campaignOfPage, loadLandingPages } from './content/landing-pages';
import { createPageVariants, loadTestedPages } from './content/page-variants';
import { loadRedirects } from './content/redirects';
import { ShortLinkServer } from './content/short-links';
import { clientAddress, trustedProxies } from './http/client-address';
import { createDeskGate } from './http/desk-gate';
import { HitCounter } from './http/hit-counter';
import { createRequestHandler } from './http/request-handler';
import { securityHeaders } from './http/security-headers';
import { securityText } from './http/security-text';
import { serviceWorkerScript } from './offline/service-worker-script';
import { staticFiles } from './http/static-files';
import type { Meter } from './metrics/meter';
import type { RequestTracing } from './tracing/request-tracing';
import type { PageCacheState } from './page/page-cache';
import { createCachedPages, type CachedPages } from './page/cached-pages';
import { DevelopmentPageServer } from './page/development-page-server';
import { createPageMembers, loadEstatePaths } from './page/page-members';
import { PageRequestHandler } from './page/page-request-handler';
import type { NextHandler } from './page/page-renderer';
import { PreviewServer } from './preview/preview-server';
import { releaseIn } from './process/release';

const hitLogIntervalMs = 10_000;
const estatesLifetimeMs = 600_000;
const visitStoreIntervalMs = 5_000;
/** The longest that a started instance waits for its pages to be rendered before it counts as ready. */
const warmUpLimitMs = 60_000;

export interface SiteOptions {
  env: ServerEnv;
  api: SiteApi;
  next: NextHandler;
  logger: Logger;
  /** Pages are rendered for each request and their policy lets Next's development tools work; all else is as in production. */
  isDev: boolean;
  isStopping: () => boolean;
  meter?: Meter | undefined;
  tracing?: RequestTracing | undefined;
}

export interface Site {
  requestHandler: RequestListener;
  /** Renders pages ahead; the site is ready after that. */
  warmUp: () => Promise<void>;
  /** How the page caches are; none in development. */
  pageCaches: () => Readonly<Record<string, PageCacheState>>;
  stop: () => Promise<void>;
}

/** Composes the web server; opens no database and no port itself. */
export function createSite({
  env,
  api,
  next,
  logger,
  isDev,
  isStopping,
  meter,
  tracing,
}: SiteOptions): Site {
  const isHttps = env.SITE_URL.startsWith('https:');
  const security = securityHeaders({ isHttps });
  const onError = (error: unknown, pathname: string): void =>
    logger.error({ pathname, reason: errorMessage(error) }, 'page not rendered');
  const hits = new HitCounter(logger, hitLogIntervalMs);
  const trusted = trustedProxies(env.TRUSTED_PROXIES);
  const addressOf = (request: IncomingMessage): string => clientAddress(request, trusted);
  const { countVisits } = api;
  const visits =
    countVisits &&
    new BatchCounter({
      store: countVisits,
      intervalMs: visitStoreIntervalMs,
      onError: (error) => onError(error, 'visits'),
    });
  const reading = { now: () => performance.now(), onError };
  const estates = createKeptAnswer({
    ...reading,
    load: () => loadEstatePaths(env.API_BASE_URL),
    subject: 'pages of estates',
    lifetimeMs: estatesLifetimeMs,
  });
  const landingPages = createKeptAnswer({
    ...reading,
    load: () => loadLandingPages(env.API_BASE_URL),
    subject: 'landing pages',
    lifetimeMs: env.PAGE_FRESH_SECONDS * 1_000,
  });
  const redirects = createKeptAnswer({
    ...reading,
    load: () => loadRedirects(env.API_BASE_URL),
    subject: 'redirects',
    lifetimeMs: env.PAGE_FRESH_SECONDS * 1_000,
  });
  const { pageTests } = api;
  const runningTests =
    pageTests &&
    createKeptAnswer({
      ...reading,
      load: () => loadTestedPages(pageTests.listRunning),
      subject: 'tests of pages',
      lifetimeMs: env.PAGE_FRESH_SECONDS * 1_000,
    });
  const variants =
    pageTests &&
    runningTests &&
    createPageVariants({
      tests: runningTests.peek,
      addressOf,
      isHttps,
      noteSeen: pageTests.noteSeen,
      random: Math.random,
      now: () => new Date(),
    });
  const cached: CachedPages | undefined = isDev
    ? undefined
    : createCachedPages({
        env,
        next,
        isHttps,
        security,
        hits,
        meter,
        release: releaseIn(process.cwd()),
        onError,
        onPageServed: createArrivals({
          isHttps,
          addressOf,
          campaignOf: (pathname) => campaignOfPage(landingPages.peek, pathname),
          count: (visit) => visits?.count(visit),
        }),
        variants,
        dataRead: api.dataRead,
      });
  const developed = new DevelopmentPageServer({ next, isHttps, security });
  const pages = cached?.server ?? developed;
  let isWarm = isDev;
  const members = createPageMembers({ estates, landingPages });
  api.onContentChange(async () => {
    estates.expire();
    cached?.purge();
    await Promise.all([landingPages.reload(), redirects.reload(), runningTests?.reload()]);
  });
  const pageHandler = new PageRequestHandler({ pages, members, redirects, isHttps, security });
  const { findPreview } = api;
  const previews =
    findPreview &&
    new PreviewServer({
      findPreview,
      render: cached?.renderDraft ?? developed.renderDraft,
      legalSettings: legalSettingsOf(env),
      security,
      sendNotFound: (context) => pageHandler.sendNotFound(context),
      onError,
    });
  const clicks =
    api.shortLinks &&
    new BatchCounter({
      store: api.shortLinks.countClicks,
      intervalMs: visitStoreIntervalMs,
      onError: (error) => onError(error, 'clicks of links'),
    });
  const shortLinks =
    api.shortLinks &&
    new ShortLinkServer({
      follow: api.shortLinks.follow,
      addressOf,
      count: (click) => clicks?.count(click),
      security,
      onError,
    });
  return {
    requestHandler: createRequestHandler({
      apiGateway: createApiGateway({
        api,
        isAccepting: () => isWarm && !isStopping(),
        trusted,
      }),
      pages,
      pageHandler,
      previews,
      shortLinks,
      next,
      files: staticFiles(process.cwd(), { isDev }),
      security,
      deskGate: createDeskGate(env),
      isStopping,
      securityText: () =>
        securityText({ siteUrl: env.SITE_URL, email: brand.email, now: new Date() }),
      serviceWorker: serviceWorkerScript({
        isOn: env.OFFLINE_PAGES && !isDev,
        codeFile: join(process.cwd(), 'dist', 'server', 'service-worker.js'),
        releaseFile: join(process.cwd(), '.next', 'BUILD_ID'),
      }),
      logger,
      meter,
      tracing,
      isDev,
    }),
    pageCaches: () => cached?.states() ?? {},
    async warmUp() {
      const limit = setTimeout(() => {
        isWarm = true;
      }, warmUpLimitMs);
      await cached?.warmUp();
      clearTimeout(limit);
      isWarm = true;
    },
    async stop() {
      hits.stop();
      await cached?.stop();
      await visits?.stop();
      await clicks?.stop();
    },
  };
}
