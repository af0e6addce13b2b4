import type { CampaignRow } from '@/contracts/campaign';
import type { CampaignRepository } from '@/backoffice/domains/campaign/campaign.repository';
import { createCampaignService } from '@/backoffice/domains/campaign/campaign.service';
import { standIn } from '@test/support/backoffice/service-tools';

const spring = { utm_source: 'bus', utm_medium: 'poster', utm_campaign: 'spring' };

function setUp(now = '2026-11-20T15:59:59.999Z') {
  const added: (readonly CampaignRow[])[] = [];
  const removedBefore: string[] = [];
  const campaigns = createCampaignService({
    campaigns: standIn<CampaignRepository>({
      add: async (rows) => void added.push(rows),
      removeBefore: async (day) => void removedBefore.push(day),
    }),
    now: () => new Date(now),
  });
  return { added, removedBefore, campaigns };
}

describe('The sums of a campaign', () => {
  it('count all visits of a batch in one statement, on the day in Hong Kong', async () => {
    const { added, campaigns } = setUp();
    await campaigns.addVisits([
      { campaign: spring, visits: 3 },
      { campaign: { utm_source: 'mail' }, visits: 1 },
    ]);
    const none = { step2: 0, submitted: 0, refused: 0 };
    expect(added).toEqual([
      [
        {
          day: '2026-11-20',
          source: 'bus',
          medium: 'poster',
          campaign: 'spring',
          ...none,
          visits: 3,
        },
        {
          day: '2026-11-20',
          source: 'mail',
          medium: '',
          campaign: '',
          ...none,
          visits: 1,
        },
      ],
    ]);
  });

  it('belong to the next day from midnight in Hong Kong', async () => {
    const { added, campaigns } = setUp('2026-11-20T16:00:00.000Z');
    await campaigns.countStep(spring);
    expect(added).toMatchObject([[{ day: '2026-11-21', visits: 0, step2: 1, submitted: 0 }]]);
  });

  it('are kept for 800 days', async () => {
    const { removedBefore, campaigns } = setUp();
    await campaigns.removeExpired();
    expect(removedBefore).toEqual(['2024-09-11']);
  });
});
