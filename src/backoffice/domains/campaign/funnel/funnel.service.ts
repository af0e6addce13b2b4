import { reportDays } from '@/backoffice/common/report-days';
import { campaignReportLimits } from '@/contracts/campaign/campaign';
import {
  funnelStages,
  funnelTimes,
  type Funnel,
  type FunnelQuery,
  type FunnelSums,
} from '@/contracts/campaign/funnel';
import { recordOf } from '@/contracts/typed-record';
import { toCsv, withoutFormula } from '@/lib/csv/csv';
import { hongKongDay } from '@/lib/hong-kong-day';
import type { FunnelFigures, FunnelRepository } from './funnel.repository';

export interface FunnelServiceOptions {
  funnels: FunnelRepository;
  now: () => Date;
}

export type FunnelService = ReturnType<typeof createFunnelService>;

/** The way from the first page to a loan that is paid back, by what brought people. */
export function createFunnelService({ funnels, now }: FunnelServiceOptions) {
  const none: Omit<FunnelFigures, 'value'> = {
    counts: recordOf(funnelStages, () => 0),
    mature: 0,
    lentCents: 0,
  };
  const sumsOf = ({ counts, mature, lentCents }: Omit<FunnelFigures, 'value'>): FunnelSums => ({
    counts,
    mature,
    lent: lentCents / 100,
  });

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
    const [data, [total = none], [previous = none], times] = await Promise.all([
      funnels.listSums(asked, { by, limit: campaignReportLimits.rows, today }),
      funnels.listSums(asked, { by: null, limit: 1, today }),
      funnels.listSums({ ...asked, ...compared }, { by: null, limit: 1, today }),
      funnels.listTimes(asked),
    ]);
    return {
      ...days,
      compared,
      data: data.map((row) => ({ value: row.value, ...sumsOf(row) })),
      total: sumsOf(total),
      previous: sumsOf(previous),
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
          [query.by, ...funnelStages, 'mature', 'lent'],
          ...data.map(({ value, counts, mature, lent }) => [
            withoutFormula(value),
            ...funnelStages.map((stage) => counts[stage]),
            mature,
            lent,
          ]),
        ]),
      );
    },
  };
}
