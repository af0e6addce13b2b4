import { reportDays } from '@/backoffice/common/report-days';
import {
  applicationDimensions,
  campaignReportLimits,
  type CampaignReport,
  type CampaignReportQuery,
  type CampaignRow,
  type CampaignSums,
} from '@/contracts/campaign/campaign';
import { toCsv, withoutFormula } from '@/lib/csv';
import { dayMs, hongKongDay } from '@/lib/hong-kong-day';
import type { LinkTouch } from '@/lib/visit/touches';
import { campaignRetentionDays, campaignSteps } from './campaign.model';
import type { CampaignFigures, CampaignReportRepository } from './campaign-report.repository';
import type { CampaignRepository } from './campaign.repository';

export interface CampaignServiceOptions {
  campaigns: CampaignRepository;
  reports: CampaignReportRepository;
  now: () => Date;
}

export type CampaignService = ReturnType<typeof createCampaignService>;

const columns = [
  'visitors',
  'visits',
  'step2',
  'submitted',
  'refused',
  'documentsComplete',
  'approved',
  'accepted',
  'funded',
  'lent',
] as const satisfies readonly (keyof CampaignSums)[];

/** Whether days to compare with were asked for, row by row. */
const isCompared = ({
  comparedFrom,
  comparedTo,
}: Pick<CampaignReportQuery, 'comparedFrom' | 'comparedTo'>): boolean =>
  comparedFrom !== undefined || comparedTo !== undefined;

const none: CampaignFigures = {
  value: '',
  visitors: 0,
  visits: 0,
  step2: 0,
  submitted: 0,
  refused: 0,
  documentsComplete: 0,
  approved: 0,
  accepted: 0,
  funded: 0,
  lentCents: 0,
};

/** First-party statistics without personal data: how many visited, began an application, sent it and were lent money, by the campaign or link that brought them. */
export function createCampaignService({ campaigns, reports, now }: CampaignServiceOptions) {
  const sumsOf = ({
    visitors,
    visits,
    lentCents,
    step2,
    submitted,
    refused,
    documentsComplete,
    approved,
    accepted,
    funded,
  }: CampaignFigures): CampaignSums => ({
    visitors,
    visits,
    step2,
    submitted,
    refused,
    documentsComplete,
    approved,
    accepted,
    funded,
    lent: lentCents / 100,
  });

  /** Applications have no landing page or device, so a report by one of those has figures of visits only. */
  function knownSums(figures: CampaignFigures, by: CampaignReportQuery['by']): CampaignSums {
    const { visitors, visits } = figures;
    if (applicationDimensions.some((dimension) => dimension === by)) return sumsOf(figures);
    return {
      visitors,
      visits,
      step2: null,
      submitted: null,
      refused: null,
      documentsComplete: null,
      approved: null,
      accepted: null,
      funded: null,
      lent: null,
    };
  }

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
