import type { Logger } from '@/backoffice/common/logger';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import type { ServerEnv } from '@/config/env.server';
import type { EndpointKey } from '@/contracts/endpoints';
import { BatchCounter } from '@/lib/visit/batch-counter';
import { isProgram } from '@/lib/visit/is-program';
import { touchesOf } from '@/lib/visit/touches';
import { visitorOf } from '@/lib/visit/visit';
import { createAuditRepository } from '../audit/audit.repository';
import { createCampaignReportRepository } from './campaign-report.repository';
import { createCampaignRepository } from './campaign.repository';
import { type CampaignService, createCampaignService } from './campaign.service';
import { createFunnelRepository } from './funnel/funnel.repository';
import { createFunnelService, type FunnelService } from './funnel/funnel.service';
import { stageOf, type StageEvent } from './funnel/stage.model';
import { createStageRepository } from './funnel/stage.repository';
import { randomCode } from './short-link/random-code';
import { createShortLinkRepository } from './short-link/short-link.repository';
import { createShortLinkService, type ShortLinkService } from './short-link/short-link.service';
import { createVisitRepository } from './visit.repository';
import { createVisitService, type VisitService } from './visit.service';

export interface CampaignModuleOptions {
  env: Pick<ServerEnv, 'SITE_URL'>;
  db: Database;
  log: Logger;
  now: () => Date;
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

export interface CampaignModule {
  campaigns: CampaignService;
  funnels: FunnelService;
  visits: VisitService;
  shortLinks: ShortLinkService;
  /** Counts a call that was answered where it means that somebody reached a stage; stored within the interval. */
  noteAnswered: (key: EndpointKey, request: unknown, call: AnsweredCall) => void;
  /** Stores what was counted in memory. */
  flush: () => Promise<void>;
  removeExpired: () => Promise<void>;
  stop: () => Promise<void>;
}

const createRepositories = (db: Database | Transaction) => ({
  audit: createAuditRepository(db),
  shortLink: createShortLinkRepository(db),
});

export function createCampaignModule({
  env,
  db,
  log,
  now,
  storeIntervalMs,
}: CampaignModuleOptions): CampaignModule {
  const campaigns = createCampaignService({
    campaigns: createCampaignRepository(db),
    reports: createCampaignReportRepository(db),
    now,
  });
  const visits = createVisitService({
    visits: createVisitRepository(db),
    stages: createStageRepository(db),
    now,
  });
  const shortLinks = createShortLinkService({
    links: createShortLinkRepository(db),
    unitOfWork: createUnitOfWork(db, createRepositories),
    siteUrl: env.SITE_URL,
    newCode: randomCode,
    now,
  });
  const pending = new BatchCounter<StageEvent>({
    store: visits.countStages,
    intervalMs: storeIntervalMs,
    onError: (error) => log.error({ err: error }, 'Stages that people reached were not counted'),
  });
  return {
    campaigns,
    funnels: createFunnelService({ funnels: createFunnelRepository(db), now }),
    visits,
    shortLinks,
    noteAnswered(key, request, { clientAddress, headers, isInternal }) {
      const stage = stageOf(key, request);
      const userAgent = headers.get('user-agent') ?? '';
      if (stage === null || isInternal || isProgram(userAgent)) return;
      const touches = touchesOf(headers.get('cookie') ?? '');
      pending.count({ at: now(), visitor: visitorOf(clientAddress, userAgent), stage, touches });
    },
    flush: () => pending.flush(),
    async removeExpired() {
      await visits.removeExpired();
      await campaigns.removeExpired();
      await shortLinks.removeExpired();
    },
    stop: () => pending.stop(),
  };
}
