import type { CampaignSteps } from '@/backoffice/domains/campaign/campaign.model';
import type {
  CampaignFigures,
  CampaignReportRepository,
} from '@/backoffice/domains/campaign/campaign-report.repository';
import type { CampaignRepository } from '@/backoffice/domains/campaign/campaign.repository';
import { noFigures } from '@/backoffice/domains/campaign/campaign-sums.model';
import { createCampaignService } from '@/backoffice/domains/campaign/campaign.service';
import { standIn } from '@test/support/backoffice/service-tools';

const figures: CampaignFigures = { ...noFigures, value: 'bus' };

function setUp(
  now = '2026-11-20T15:59:59.999Z',
  rows: Partial<Record<string, CampaignFigures[]>> = {},
) {
  const added: (readonly CampaignSteps[])[] = [];
  const removedBefore: string[] = [];
  const asked: unknown[] = [];
  const campaigns = createCampaignService({
    campaigns: standIn<CampaignRepository>({
      add: async (rows) => void added.push(rows),
      removeBefore: async (day) => void removedBefore.push(day),
    }),
    reports: standIn<CampaignReportRepository>({
      listSums: async ({ from, to, source }, { by }) => {
        asked.push([from, to, by, ...(source === undefined ? [] : [source])]);
        return by === null ? [] : (rows[from] ?? []);
      },
    }),
    now: () => new Date(now),
  });
  return { added, removedBefore, asked, campaigns };
}

describe('The sums of a campaign', () => {
  it('belong to the next day from midnight in Hong Kong', async () => {
    const { added, campaigns } = setUp('2026-11-20T16:00:00.000Z');
    await campaigns.countStep({ source: 'bus', medium: '', campaign: 'spring' });
    expect(added).toEqual([
      [
        {
          day: '2026-11-21',
          source: 'bus',
          medium: '',
          campaign: 'spring',
          step2: 1,
          submitted: 0,
          refused: 0,
        },
      ],
    ]);
  });

  it('are asked for 30 days up to today, and for the 30 before', async () => {
    const { asked, campaigns } = setUp();
    await expect(campaigns.report({ by: 'landing' })).resolves.toMatchObject({
      from: '2026-10-22',
      to: '2026-11-20',
    });
    expect(asked).toEqual([
      ['2026-10-22', '2026-11-20', 'landing'],
      ['2026-10-22', '2026-11-20', null],
      ['2026-09-22', '2026-10-21', null],
    ]);
  });

  it('are compared by total and row with any days, of the same links, and with what came only then', async () => {
    const { asked, campaigns } = setUp(undefined, {
      '2026-11-01': [
        {
          ...figures,
          visits: 5,
          submitted: 3,
          lentCents: 250,
          costCents: 1_000,
          earnedCents: 2_550,
        },
      ],
      '2026-09-01': [
        { ...figures, visits: 4 },
        { ...figures, value: 'tram', visits: 3 },
      ],
    });
    const query = {
      by: 'campaign',
      from: '2026-11-01',
      to: '2026-11-20',
      comparedFrom: '2026-09-01',
      comparedTo: '2026-09-30',
      source: 'city',
    } as const;
    const report = await campaigns.report(query);
    expect(report).toMatchObject({
      compared: { from: '2026-09-01', to: '2026-09-30' },
      data: [
        {
          value: 'bus',
          visits: 5,
          lent: 2.5,
          cost: 10,
          costPerLead: null,
          costPerApplication: 3.33,
          costPerLoan: null,
          earned: 25.5,
          earnedPerDollar: 2.55,
          previous: { visits: 4, lent: 0, cost: 0, earnedPerDollar: null },
        },
        { value: 'tram', visits: 0, previous: { visits: 3 } },
      ],
    });
    expect(asked).toEqual([
      ['2026-11-01', '2026-11-20', 'campaign', 'city'],
      ['2026-09-01', '2026-09-30', 'campaign', 'city'],
      ['2026-11-01', '2026-11-20', null, 'city'],
      ['2026-09-01', '2026-09-30', null, 'city'],
    ]);
    const [heads, bus] = (await campaigns.exportCsv(query)).toString().split('\r\n');
    expect(heads).toMatch(
      /^\W*campaign,visitors,visits,.*,lent,cost,.*,earnedPerDollar,visitorsBefore,visitsBefore,/,
    );
    expect(bus).toBe('bus,0,5,0,3,0,0,0,0,0,2.5,10,,3.33,,25.5,2.55,0,4,0,0,0,0,0,0,0,0,0,,,,0,');
  });

  it.each([
    ['as many days before', {}, { from: '2026-10-12', to: '2026-10-31' }],
    [
      'as many days from one on',
      { comparedFrom: '2025-11-01' },
      { from: '2025-11-01', to: '2025-11-20' },
    ],
    [
      'as many days up to one',
      { comparedTo: '2026-06-30' },
      { from: '2026-06-11', to: '2026-06-30' },
    ],
  ])('are compared with %s', async (_days, chosen, compared) => {
    const { campaigns } = setUp();
    const days = { by: 'source', from: '2026-11-01', to: '2026-11-20' } as const;
    expect(await campaigns.report({ ...days, ...chosen })).toMatchObject({ compared });
  });

  it.each([
    ['that end before they begin', { comparedFrom: '2026-09-02', comparedTo: '2026-09-01' }],
    ['that are still to come', { comparedFrom: '9999-12-31' }],
    ['without end', { comparedFrom: '1000-01-01', comparedTo: '2026-09-01' }],
  ])('are not compared with days %s', async (_days, chosen) => {
    const { campaigns } = setUp();
    await expect(campaigns.report({ by: 'source', ...chosen })).rejects.toMatchObject({
      details: { fields: { comparedFrom: { key: 'outOfRange' } } },
    });
  });

  it('are kept for 800 days', async () => {
    const { removedBefore, campaigns } = setUp();
    await campaigns.removeExpired();
    expect(removedBefore).toEqual(['2024-09-11']);
  });
});
