import { reportDays } from '@/backoffice/common/report-days';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type {
  CampaignCostPage,
  CampaignCostQuery,
  CostImport,
  CostImportRecord,
} from '@/contracts/campaign/campaign-cost';
import { campaignCostLimits, costColumns } from '@/contracts/campaign/campaign-cost-choices';
import { toCsv, withoutFormula } from '@/lib/csv/csv';
import { hongKongDay, plusDays } from '@/lib/hong-kong-day';
import type { AuditRepository } from '../../audit/audit.repository';
import { recordChange } from '../../audit/record-change';
import { campaignRetentionDays } from '../campaign.model';
import { readCosts } from './campaign-cost.model';
import type { CampaignCostFilter, CampaignCostRepository } from './campaign-cost.repository';
import type { CostImportRepository, CostImportRow } from './cost-import.repository';

export interface CampaignCostServiceOptions {
  costs: CampaignCostRepository;
  imports: Pick<CostImportRepository, 'list' | 'removeBefore'>;
  unitOfWork: UnitOfWork<{
    audit: Pick<AuditRepository, 'create'>;
    campaignCost: Pick<CampaignCostRepository, 'save'>;
    costImport: Pick<CostImportRepository, 'lockById' | 'revoke'>;
  }>;
  newId: () => string;
  now: () => Date;
}

export type CampaignCostService = ReturnType<typeof createCampaignCostService>;

/** What is spent on campaigns, imported from files, so that the report says what a loan has cost. */
export function createCampaignCostService({
  costs,
  imports,
  unitOfWork,
  newId,
  now,
}: CampaignCostServiceOptions) {
  const firstDay = (): string => plusDays(hongKongDay(now()), -campaignRetentionDays);
  const filterOf = (query: CampaignCostQuery): CampaignCostFilter => {
    const { from, to } = reportDays(query, { ...campaignCostLimits, now: now() });
    const { source, medium, campaign } = query;
    return { from, to, source, medium, campaign };
  };

  return {
    /** Imports a file, whole or, where anything in it is wrong, not at all. A file that was imported before changes nothing. */
    async importFile(
      staff: string,
      { content, name: fileName = '' }: { content: string; name?: string | undefined },
    ): Promise<CostImport> {
      const read = readCosts(content, { today: hongKongDay(now()), firstDay: firstDay() });
      if ('problems' in read) return { problems: read.problems, imported: null };
      const { lines } = read;
      const days = lines.map(({ day }) => day).toSorted();
      const [from = '', to = ''] = [days.at(0), days.at(-1)];
      const total = lines.reduce((cents, { amountCents }) => cents + amountCents, 0) / 100;
      return unitOfWork(async ({ audit, campaignCost }) => {
        const at = now();
        const id = newId();
        const saved = await campaignCost.save(lines, { id, at, by: staff, fileName });
        const imported = { from, to, total, ...saved };
        await recordChange(audit, {
          at,
          staff,
          target: 'campaign-costs',
          before: null,
          after: { id, fileName, ...imported },
        });
        return { problems: [], imported };
      });
    },

    /** The files that were imported last, the newest first. */
    listImports: async (): Promise<CostImportRecord[]> =>
      (await imports.list(campaignCostLimits.imports)).map(recordOf),

    /** Takes an import back. Throws `not_found`, and `conflict` where it changed nothing, was taken back, or what it changed was changed again. */
    undo: (staff: string, id: string): Promise<CostImportRecord> =>
      unitOfWork(async ({ audit, costImport }) => {
        const before = requireFound(await costImport.lockById(id));
        if (!before.mayUndo) throw new ServiceError('conflict');
        const at = now();
        await costImport.revoke(id, { at, by: staff });
        const { added, changed, removed } = before;
        await recordChange(audit, {
          at,
          staff,
          target: 'campaign-costs',
          before: { id, fileName: before.fileName, added, changed, removed },
          after: { id, undone: true },
        });
        return recordOf({ ...before, undoneAt: at, undoneBy: staff, mayUndo: false });
      }),

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
    async removeExpired(): Promise<void> {
      await costs.removeBefore(firstDay());
      await imports.removeBefore(firstDay());
    },
  };
}

const recordOf = ({
  importedAt,
  undoneAt,
  firstDay,
  lastDay,
  totalCents,
  ...rest
}: CostImportRow): CostImportRecord => ({
  ...rest,
  importedAt: importedAt.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
  from: firstDay,
  to: lastDay,
  total: totalCents / 100,
});
