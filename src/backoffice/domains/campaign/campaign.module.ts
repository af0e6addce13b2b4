import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Logger } from '@/backoffice/common/logger';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import type { ServerEnv } from '@/config/env.server';
import type { MissedSearchReport } from '@/contracts/campaign/missed-search';
import type { EndpointKey } from '@/contracts/endpoints';
import type { Locale } from '@/contracts/locale';
import { hongKongDay, hourMs } from '@/lib/hong-kong-day';
import { BatchCounter } from '@/lib/visit/batch-counter';
import { browserOf, isProgram } from '@/lib/visit/is-program';
import { heldVariants } from '@/lib/visit/page-test-cookies';
import { touchesOf } from '@/lib/visit/touches';
import { visitorOf } from '@/lib/visit/visit';
import { createApprovalRepository } from '../approval/approval.repository';
import { createAuditRepository } from '../audit/audit.repository';
import type { ContentModule } from '../content/content.module';
import { createContentDocumentRepository } from '../site/content-document.repository';
import type { ContentFeed } from '../site/content-feed';
import { createContentVersionRepository } from '../site/content-version.repository';
import { createMediumRepository } from '../content/media/medium.repository';
import { createSiteRepository } from '../site/site.repository';
import { createCampaignReportRepository } from './campaign-report.repository';
import { createCampaignRepository } from './campaign.repository';
import { createCampaignCostRepository } from './campaign-cost/campaign-cost.repository';
import {
  type CampaignCostService,
  createCampaignCostService,
} from './campaign-cost/campaign-cost.service';
import { createCostImportRepository } from './campaign-cost/cost-import.repository';
import { type CampaignService, createCampaignService } from './campaign.service';
import { createFunnelRepository } from './funnel/funnel.repository';
import { createFunnelService, type FunnelService } from './funnel/funnel.service';
import { productOf, stageOf, type StageEvent } from './funnel/stage.model';
import { createStageRepository } from './funnel/stage.repository';
import { createMissedSearchRepository } from './missed-search/missed-search.repository';
import {
  createMissedSearchService,
  type MissedSearchService,
  type SearchEvent,
} from './missed-search/missed-search.service';
import type { Outbox } from '../outbox/outbox.module';
import { createPageTestRepository } from './page-test/page-test.repository';
import { createPageTestActs, type PageTestActs } from './page-test/page-test-acts';
import { createPageTestSteps } from './page-test/page-test-steps';
import { createPageTestService, type PageTestService } from './page-test/page-test.service';
import { createTestedVersions } from './page-test/tested-versions';
import { createVariantCounts, type VariantEvent } from './page-test/variant-counts';
import {
  createSavedReportModule,
  type SavedReportModule,
} from './saved-report/saved-report.module';
import { randomCode } from './short-link/random-code';
import { createShortLinkRepository } from './short-link/short-link.repository';
import { createShortLinkService, type ShortLinkService } from './short-link/short-link.service';
import { createVisitRepository } from './visit.repository';
import { createVisitService, type VisitService } from './visit.service';
import { createVisitorMarks } from './visitor-marks';

export interface CampaignModuleOptions {
  env: Pick<ServerEnv, 'SITE_URL' | 'SESSION_SECRET' | 'STORAGE_MODE' | 'MAIL_SMTP_URL'>;
  db: Database;
  log: Logger;
  now: () => Date;
  newId: () => string;
  outbox: Outbox;
  content: Pick<ContentModule, 'previews' | 'publications' | 'steps'>;
  contentFeed: Pick<ContentFeed, 'refresh'>;
  /** Between two times that what was counted in memory is stored. */
  storeIntervalMs: number;
}

/** Who made a call, as far as counting it needs to know. */
export interface AnsweredCall {
  clientAddress: string;
  headers: Headers;
  /** Made by this server itself. */
  isInternal: boolean;
}

export interface CampaignModule extends SavedReportModule {
  campaigns: CampaignService;
  costs: CampaignCostService;
  funnels: FunnelService;
  visits: VisitService;
  missedSearches: MissedSearchService;
  shortLinks: ShortLinkService;
  pageTests: PageTestService;
  /** Counts somebody who saw a variant of a page; stored within the interval. */
  noteSeen: (seen: Omit<VariantEvent, 'goal'>) => void;
  /** Counts a call that was answered where it means that somebody reached a stage; stored within the interval. */
  noteAnswered: (
    key: EndpointKey,
    answered: { request: unknown; answer: unknown },
    call: AnsweredCall & { locale: Locale },
  ) => void;
  /** Counts a search that found nothing; stored within the interval. */
  noteMissedSearch: (search: MissedSearchReport, call: AnsweredCall & { locale: Locale }) => void;
  /** Stores what was counted in memory. */
  flush: () => Promise<void>;
  removeExpired: () => Promise<void>;
  /** Tests that a second person approves, in a transaction. */
  actsIn: (transaction: Transaction) => PageTestActs;
  /** Versions that tests show, as a transaction sees them. */
  testedIn: (db: Database | Transaction) => ReturnType<typeof createTestedVersions>;
  stop: () => Promise<void>;
}

const createRepositories = (db: Database | Transaction) => ({
  approval: createApprovalRepository(db),
  audit: createAuditRepository(db),
  campaignCost: createCampaignCostRepository(db),
  costImport: createCostImportRepository(db),
  contentDocument: createContentDocumentRepository(db),
  contentVersion: createContentVersionRepository(db),
  pageTest: createPageTestRepository(db),
  shortLink: createShortLinkRepository(db),
  stage: createStageRepository(db),
  visit: createVisitRepository(db),
  medium: createMediumRepository(db),
  site: createSiteRepository(db),
});

export function createCampaignModule({
  env,
  db,
  log,
  now,
  newId,
  outbox,
  content,
  contentFeed,
  storeIntervalMs,
}: CampaignModuleOptions): CampaignModule {
  const campaigns = createCampaignService({
    campaigns: createCampaignRepository(db),
    reports: createCampaignReportRepository(db),
    now,
  });
  const funnels = createFunnelService({ funnels: createFunnelRepository(db), now });
  const unitOfWork = createUnitOfWork(db, createRepositories);
  const { pageTest, contentDocument, visit, stage } = createRepositories(db);
  const visits = createVisitService({ visits: visit, stages: stage, unitOfWork, now });
  const costs = createCampaignCostService({
    costs: createCampaignCostRepository(db),
    imports: createCostImportRepository(db),
    unitOfWork,
    newId: randomCode,
    now,
  });
  const shortLinks = createShortLinkService({
    links: createShortLinkRepository(db),
    unitOfWork,
    siteUrl: env.SITE_URL,
    newCode: randomCode,
    now,
  });
  const pending = new BatchCounter<StageEvent>({
    store: visits.countStages,
    intervalMs: storeIntervalMs,
    onError: (error) => log.error({ err: error }, 'Stages that people reached were not counted'),
  });
  const steps = createPageTestSteps({ publication: content.steps, newId: randomCode, now });
  const pageTests = createPageTestService({
    tests: pageTest,
    documents: contentDocument,
    unitOfWork,
    previews: content.previews,
    steps,
    needsSecond: content.publications.needsSecond,
    onContentChanged: contentFeed.refresh,
    now,
  });
  const marks = createVisitorMarks(visit);
  const variants = new BatchCounter<VariantEvent>({
    store: createVariantCounts(pageTest, marks),
    intervalMs: storeIntervalMs,
    onError: (error) => log.error({ err: error }, 'People in tests of pages were not counted'),
  });
  const missedSearches = createMissedSearchService({
    searches: createMissedSearchRepository(db),
    marks,
    hash: createKeyedHash(env.SESSION_SECRET, 'missed-search'),
    now,
  });
  const searches = new BatchCounter<SearchEvent>({
    store: missedSearches.count,
    intervalMs: storeIntervalMs,
    onError: (error) => log.error({ err: error }, 'Searches that found nothing were not counted'),
  });
  return {
    campaigns,
    ...createSavedReportModule({ env, db, outbox, campaigns, funnels, now, newMessageId: newId }),
    missedSearches,
    costs,
    funnels,
    visits,
    shortLinks,
    pageTests,
    actsIn: (transaction) =>
      createPageTestActs({ repositories: createRepositories(transaction), steps }),
    testedIn: (one) => createTestedVersions(createRepositories(one)),
    noteSeen: (seen) => variants.count({ ...seen, goal: null }),
    noteAnswered(key, { request, answer }, { clientAddress, headers, isInternal, locale }) {
      const stage = stageOf(key, request);
      const userAgent = headers.get('user-agent') ?? '';
      const browser = browserOf(userAgent);
      if (stage === null || isInternal || browser.isProgram) return;
      const cookies = headers.get('cookie') ?? '';
      const visitor = visitorOf(clientAddress, userAgent);
      const product = productOf(key, answer);
      pending.count({
        at: now(),
        visitor,
        stage,
        touches: touchesOf(cookies),
        parts: { language: locale, device: browser.device, ...(product ? { product } : {}) },
      });
      for (const held of heldVariants(cookies))
        variants.count({ ...held, at: now(), visitor, goal: stage });
    },
    noteMissedSearch({ place, text }, { clientAddress, headers, locale }) {
      const userAgent = headers.get('user-agent') ?? '';
      if (isProgram(userAgent)) return;
      const visitor = visitorOf(clientAddress, userAgent);
      const event = missedSearches.eventOf(text, { visitor, place, language: locale });
      if (event) searches.count(event);
    },
    async flush() {
      await pending.flush();
      await searches.flush();
      await variants.flush();
    },
    async removeExpired() {
      marks.forgetBefore(hongKongDay(new Date(now().getTime() - hourMs)));
      await visits.removeExpired();
      await campaigns.removeExpired();
      await costs.removeExpired();
      await shortLinks.removeExpired();
      await missedSearches.removeExpired();
    },
    async stop() {
      await pending.stop();
      await searches.stop();
      await variants.stop();
    },
  };
}
