import type { CampaignSums } from '@/contracts/campaign/campaign';
import { funnelStages, funnelTimes, type FunnelSums } from '@/contracts/campaign/funnel';
import { recordOf } from '@/contracts/typed-record';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';

const campaignSums: CampaignSums = {
  visitors: 766,
  visits: 812,
  step2: 61,
  submitted: 17,
  refused: 2,
  documentsComplete: 12,
  approved: 9,
  accepted: 7,
  funded: 6,
  lent: 21_300_000,
  cost: 48_960,
  costPerLead: 802.62,
  costPerApplication: 2_880,
  costPerLoan: 8_160,
  earned: 173_400.5,
  earnedPerDollar: 3.54,
};

const funnelSums: FunnelSums = {
  counts: {
    ...recordOf(funnelStages, () => 0),
    landing: 766,
    calculator: 231,
    started: 88,
    property: 61,
    submitted: 17,
    documentsComplete: 12,
    approved: 9,
    accepted: 7,
    funded: 6,
    paying: 3,
  },
  mature: 3,
  lent: 21_300_000,
  cost: 48_960,
  costPerVisit: 63.92,
  costPerLead: 802.62,
  costPerApplication: 2_880,
  costPerLoan: 8_160,
  earned: 173_400.5,
  earnedPerDollar: 3.54,
};

export const deskCampaignOperations = {
  deskCampaigns: {
    description:
      '`from` and `to` are days of Hong Kong, both included, from the year 1000 on; the last 30 without them. They are compared with `comparedFrom` to `comparedTo`, in total and row by row; without them the total is compared with as many days before. Applications know source, medium, campaign and day, and so do costs; by anything else their sums are null. `earned` is the interest and the fees that the loans of these applications have been charged until now.',
    example: {
      query: {
        by: 'source',
        from: '2026-11-01',
        to: '2026-11-30',
        comparedFrom: '2026-10-01',
        comparedTo: '2026-10-31',
        medium: 'email',
      },
      response: {
        from: '2026-11-01',
        to: '2026-11-30',
        compared: { from: '2026-10-01', to: '2026-10-31' },
        data: [
          { value: 'newsletter', ...campaignSums, previous: { ...campaignSums, visits: 702 } },
        ],
        total: campaignSums,
        previous: { ...campaignSums, visitors: 640, visits: 702 },
      },
    },
  },
  deskCampaignsExport: {
    description: 'The first column is named after the dimension.',
    example: { query: { by: 'campaign', from: '2026-11-01', to: '2026-11-30' } },
  },
  deskFunnel: {
    description:
      'On the site each person counts once a day for each stage and link, by what brought them last before they came directly, or first. Applications are those that were sent in the days asked for, with where they are now; `paying` are those of the `mature` loans that have paid all that fell due in their first three months. `cost` is what was imported of the days asked for under the names of a row, by first and by last touch alike: of people, leads (`property`) and applications of these days, and of the loans of these applications.',
    example: {
      query: { by: 'medium', touch: 'first', from: '2026-11-01', to: '2026-11-30' },
      response: {
        from: '2026-11-01',
        to: '2026-11-30',
        compared: { from: '2026-10-02', to: '2026-10-31' },
        data: [{ value: 'organic', ...funnelSums }],
        total: funnelSums,
        previous: funnelSums,
        times: recordOf(funnelTimes, () => ({ medianHours: 26.5, applications: 7 })),
      },
    },
  },
  deskFunnelExport: {
    description: 'The first column is named after the dimension.',
    example: { query: { by: 'campaign', from: '2026-11-01', to: '2026-11-30' } },
  },
} as const satisfies OperationGroup['operations'];
