import { reportDays } from '@/backoffice/common/report-days';
import {
  campaignReportLimits,
  type CampaignReport,
  type CampaignReportQuery,
  type CampaignRow,
  type CampaignSums,
} from '@/contracts/campaign/campaign';
import { toCsv, withoutFormula } from '@/lib/csv/csv';
import { dayMs, hongKongDay } from '@/lib/hong-kong-day';
import type { LinkTouch } from '@/lib/visit/touches';
import { campaignRetentionDays, campaignSteps } from './campaign.model';
import {
  applicationColumns,
  knownSums,
  noFigures as none,
  sumsOf,
  visitColumns,
} from './campaign-sums.model';
import type { CampaignReportRepository } from './campaign-report.repository';
import type { CampaignRepository } from './campaign.repository';

export interface CampaignServiceOptions {
  campaigns: CampaignRepository;
  reports: CampaignReportRepository;
  now: () => Date;
}

export type CampaignService = ReturnType<typeof createCampaignService>;

const columns = [
  ...visitColumns,
  ...applicationColumns,
] as const satisfies readonly (keyof CampaignSums)[];

/** Whether days to compare with were asked for, row by row. */
const isCompared = ({
  comparedFrom,
  comparedTo,
}: Pick<CampaignReportQuery, 'comparedFrom' | 'comparedTo'>): boolean =>
  comparedFrom !== undefined || comparedTo !== undefined;

/** First-party statistics without personal data: how many visited, began an application, sent it and were lent money, by the campaign or link that brought them. */
export function createCampaignService({ campaigns, reports, now }: CampaignServiceOptions) {
  async function report({
    by,
    from,
    to,
    comparedFrom,
    comparedTo,
    ...link
  }: CampaignReportQuery): Promise<CampaignReport> {
    const { compared, ...days } = reportDays(
      { from, to, comparedFrom, comparedTo },
      { ...campaignReportLimits, now: now() },
    );
    const [asked, before] = [
      { ...days, ...link },
      { ...compared, ...link },
    ];
    const limit = campaignReportLimits.rows;
    const isByRow = by !== 'day' && isCompared({ comparedFrom, comparedTo });
    const [data, rowsBefore, [total = none], [previous = none]] = await Promise.all([
      reports.listSums(asked, { by, limit }),
      isByRow ? reports.listSums(before, { by, limit }) : [],
      reports.listSums(asked, { by: null, limit: 1 }),
      reports.listSums(before, { by: null, limit: 1 }),
    ]);
    const known = new Map(rowsBefore.map((row) => [row.value, row]));
    const here = new Set(data.map(({ value }) => value));
    const gone = rowsBefore
      .filter(({ value }) => !here.has(value))
      .map(({ value }) => ({ ...none, value }));
    return {
      ...days,
      compared,
      data: [...data, ...gone].slice(0, limit).map((row): CampaignRow => ({
        value: row.value,
        ...knownSums(row, by),
        previous: isByRow ? knownSums(known.get(row.value) ?? none, by) : null,
      })),
      total: sumsOf(total),
      previous: sumsOf(previous),
    };
  }

  return {
    /** Counts an applicant whom this brought last, and who reached the second step. */
    countStep: (touch: LinkTouch): Promise<void> =>
      campaigns.add([campaignSteps(touch, { at: now(), step2: 1 })]),

    /** Sums of the days asked for by one dimension, with those of the days that they are compared with. */
    report,

    /** The report's rows as CSV. */
    async exportCsv(query: CampaignReportQuery): Promise<Buffer> {
      const { data } = await report(query);
      const before = isCompared(query) ? columns : [];
      return Buffer.from(
        toCsv([
          [query.by, ...columns, ...before.map((column) => `${column}Before`)],
          ...data.map((row) => [
            withoutFormula(row.value),
            ...columns.map((column) => row[column] ?? ''),
            ...before.map((column) => row.previous?.[column] ?? ''),
          ]),
        ]),
      );
    },

    /** Removes the sums of days past their retention. */
    removeExpired: (): Promise<void> =>
      campaigns.removeBefore(
        hongKongDay(new Date(now().getTime() - campaignRetentionDays * dayMs)),
      ),
  };
}
