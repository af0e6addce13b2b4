import type { Database } from '@/backoffice/db/database';
import { createCampaignReportRepository } from './campaign-report.repository';
import { createCampaignRepository } from './campaign.repository';
import { type CampaignService, createCampaignService } from './campaign.service';
import { createVisitRepository } from './visit.repository';
import { createVisitService, type VisitService } from './visit.service';

export interface CampaignModule {
  campaigns: CampaignService;
  visits: VisitService;
  removeExpired: () => Promise<void>;
}

export function createCampaignModule({
  db,
  now,
}: {
  db: Database;
  now: () => Date;
}): CampaignModule {
  const campaigns = createCampaignService({
    campaigns: createCampaignRepository(db),
    reports: createCampaignReportRepository(db),
    now,
  });
  const visits = createVisitService({ visits: createVisitRepository(db), now });
  return {
    campaigns,
    visits,
    async removeExpired() {
      await visits.removeExpired();
      await campaigns.removeExpired();
    },
  };
}
