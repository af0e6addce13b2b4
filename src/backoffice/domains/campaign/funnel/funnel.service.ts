import { reportDays } from '@/backoffice/common/report-days';
import { campaignReportLimits } from '@/contracts/campaign/campaign';
import {
  funnelCostFigures,
  funnelStages,
  funnelTimes,
  type Funnel,
  type FunnelQuery,
} from '@/contracts/campaign/funnel';
import { recordOf } from '@/contracts/typed-record';
import { toCsv, withoutFormula } from '@/lib/csv/csv';
import { hongKongDay } from '@/lib/hong-kong-day';
import { funnelSumsOf } from './funnel-sums.model';
import type { FunnelRepository } from './funnel.repository';

export interface FunnelServiceOptions {
  funnels: FunnelRepository;
  now: () => Date;
}

export type FunnelService = ReturnType<typeof createFunnelService>;

/** The way from the first page to a loan that is paid back, by what brought people. */
export function createFunnelService({ funnels, now }: FunnelServiceOptions) {
  async function report({
    by,
    from,
    to,
    comparedFrom,
    comparedTo,
    ...link
  }: FunnelQuery): Promise<Funnel> {
    const { compared, ...days } = reportDays(
      { from, to, comparedFrom, comparedTo },
      { ...campaignReportLimits, now: now() },
    );
    const today = hongKongDay(now());
    const asked = { ...days, ...link };
    const [sums, previous, times] = await Promise.all([
      funnels.findSums(asked, { by, limit: campaignReportLimits.rows, today }),
      funnels.findSums({ ...asked, ...compared }, { by: null, limit: 1, today }),
      funnels.listTimes(asked),
    ]);
    return {
      ...days,
      compared,
      data: sums.data.map((row) => ({ value: row.value, ...funnelSumsOf(row) })),
      total: funnelSumsOf(sums.total),
      previous: funnelSumsOf(previous.total),
      times: recordOf(funnelTimes, (step) => {
        const known = times.find((time) => time.step === step);
        return {
          medianHours: known?.medianHours ?? null,
          applications: known?.applications ?? 0,
        };
      }),
    };
  }

  return {
    /** Sums of the days asked for by one dimension, with those of the days that they are compared with. */
    report,

    /** The report's rows as CSV. */
    async exportCsv(query: FunnelQuery): Promise<Buffer> {
      const { data } = await report(query);
      return Buffer.from(
        toCsv([
          [query.by, ...funnelStages, 'mature', 'lent', ...funnelCostFigures],
          ...data.map(({ value, counts, mature, lent, ...money }) => [
            withoutFormula(value),
            ...funnelStages.map((stage) => counts[stage]),
            mature,
            lent,
            ...funnelCostFigures.map((figure) => money[figure] ?? ''),
          ]),
        ]),
      );
    },
  };
}
