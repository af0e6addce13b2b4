import { reportDays } from '@/backoffice/common/report-days';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type {
  CampaignCostPage,
  CampaignCostQuery,
  CostImport,
} from '@/contracts/campaign/campaign-cost';
import { campaignCostLimits, costColumns } from '@/contracts/campaign/campaign-cost-choices';
import { toCsv, withoutFormula } from '@/lib/csv/csv';
import { hongKongDay, plusDays } from '@/lib/hong-kong-day';
import type { AuditRepository } from '../../audit/audit.repository';
import { recordChange } from '../../audit/record-change';
import { campaignRetentionDays } from '../campaign.model';
import { readCosts } from './campaign-cost.model';
import type { CampaignCostFilter, CampaignCostRepository } from './campaign-cost.repository';

export interface CampaignCostServiceOptions {
  costs: CampaignCostRepository;
  unitOfWork: UnitOfWork<{
    audit: Pick<AuditRepository, 'create'>;
    campaignCost: Pick<CampaignCostRepository, 'save'>;
  }>;
  now: () => Date;
}

export type CampaignCostService = ReturnType<typeof createCampaignCostService>;

/** What is spent on campaigns, imported from files, so that the report says what a loan has cost. */
export function createCampaignCostService({ costs, unitOfWork, now }: CampaignCostServiceOptions) {
  const firstDay = (): string => plusDays(hongKongDay(now()), -campaignRetentionDays);
  const filterOf = (query: CampaignCostQuery): CampaignCostFilter => {
    const { from, to } = reportDays(query, { ...campaignCostLimits, now: now() });
    const { source, medium, campaign } = query;
    return { from, to, source, medium, campaign };
  };

  return {
    /** Imports a file, whole or, where anything in it is wrong, not at all. A file that was imported before changes nothing. */
    async importFile(staff: string, content: string): Promise<CostImport> {
      const read = readCosts(content, { today: hongKongDay(now()), firstDay: firstDay() });
      if ('problems' in read) return { problems: read.problems, imported: null };
      const { lines } = read;
      const days = lines.map(({ day }) => day).toSorted();
      const [from = '', to = ''] = [days.at(0), days.at(-1)];
      const total = lines.reduce((cents, { amountCents }) => cents + amountCents, 0) / 100;
      return unitOfWork(async ({ audit, campaignCost }) => {
        const at = now();
        const saved = await campaignCost.save(lines, { at, by: staff });
        const imported = { from, to, total, ...saved };
        await recordChange(audit, {
          at,
          staff,
          target: 'campaign-costs',
          before: null,
          after: imported,
        });
        return { problems: [], imported };
      });
    },

    /** What was spent in the days asked for, the newest first. */
    async list(query: CampaignCostQuery): Promise<CampaignCostPage> {
      const filter = filterOf(query);
      const [rows, total] = await Promise.all([
        costs.list(filter, campaignCostLimits.rows),
        costs.findTotal(filter),
      ]);
      return {
        from: filter.from,
        to: filter.to,
        data: rows.map(({ amountCents, ...row }) => ({ ...row, amount: amountCents / 100 })),
        total: total.cents / 100,
        rows: total.rows,
      };
    },

    /** All of these days as CSV, which can be corrected and imported again. */
    async exportCsv(query: CampaignCostQuery): Promise<Buffer> {
      const rows = await costs.list(filterOf(query), null);
      return Buffer.from(
        toCsv([
          costColumns,
          ...rows.map(({ day, source, medium, campaign, amountCents }) => [
            day,
            withoutFormula(source),
            withoutFormula(medium),
            withoutFormula(campaign),
            'HKD',
            (amountCents / 100).toFixed(2),
          ]),
        ]),
      );
    },

    /** Removes what was spent before the days that visits are kept. */
    removeExpired: (): Promise<void> => costs.removeBefore(firstDay()),
  };
}
