import type { CampaignSteps } from '@/backoffice/domains/campaign/campaign.model';
import type { CampaignReportRepository } from '@/backoffice/domains/campaign/campaign-report.repository';
import type { CampaignRepository } from '@/backoffice/domains/campaign/campaign.repository';
import { createCampaignService } from '@/backoffice/domains/campaign/campaign.service';
import { standIn } from '@test/support/backoffice/service-tools';

function setUp(now = '2026-11-20T15:59:59.999Z') {
  const added: (readonly CampaignSteps[])[] = [];
  const removedBefore: string[] = [];
  const asked: unknown[] = [];
  const campaigns = createCampaignService({
    campaigns: standIn<CampaignRepository>({
      add: async (rows) => void added.push(rows),
      removeBefore: async (day) => void removedBefore.push(day),
    }),
    reports: standIn<CampaignReportRepository>({
      listSums: async ({ from, to }, { by }) => {
        asked.push([from, to, by]);
        return [];
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

  it('are kept for 800 days', async () => {
    const { removedBefore, campaigns } = setUp();
    await campaigns.removeExpired();
    expect(removedBefore).toEqual(['2024-09-11']);
  });
});
