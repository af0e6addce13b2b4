import { screen, within } from '@testing-library/react';
import type { CampaignSums } from '@/contracts/campaign/campaign';
import { CampaignScreen } from '@/features/desk/campaign/campaign-screen';
import { sumsWith } from '@test/support/campaign/sums';
import { showDesk } from '@test/support/staff/show-desk';

const sums = (visits: number, lent: number, more: Partial<CampaignSums> = {}): CampaignSums =>
  sumsWith({ visitors: visits, visits, lent, ...more });

const show = (query: Record<string, string>, spent: Partial<CampaignSums> = {}) =>
  showDesk((words) => <CampaignScreen id={null} query={new URLSearchParams(query)} {...words} />, {
    roles: ['marketer'],
    answers: {
      deskSavedReports: { data: [] },
      deskCampaigns: {
        from: '2026-11-01',
        to: '2026-11-20',
        compared: { from: '2026-09-01', to: '2026-09-01' },
        data: [
          { value: 'bus', ...sums(15, 3_000_000), previous: sums(12, 2_000_000) },
          { value: 'tram', ...sums(0, 0), previous: sums(3, 0) },
        ],
        total: sums(15, 3_000_000, spent),
        previous: sums(15, 2_000_000),
      },
    },
  });

describe('The report of campaigns', () => {
  it('says with which days it is compared, and by how much its sums differ', async () => {
    await show({});
    expect(
      screen.getByText('1 November 2026 – 20 November 2026, compared with 1 September 2026'),
    ).toBeVisible();
    expect(screen.getByText('Compared: HK$2,000,000 · +HK$1,000,000 (+50%)')).toBeVisible();
    expect(screen.getAllByText('Compared: 15')).toHaveLength(2);
    expect(screen.queryByText('12 · +3 (+25%)')).toBeNull();
  });

  it('compares each row where days were chosen, with those that brought people only then', async () => {
    const { asked } = await show({ comparedFrom: '2026-09-01', comparedTo: '2026-09-01' });
    expect(asked.find(({ key }) => key === 'deskCampaigns')?.request).toMatchObject({
      query: { comparedFrom: '2026-09-01', comparedTo: '2026-09-01' },
    });
    const bus = within(screen.getByRole('row', { name: /^bus/ }));
    expect(bus.getAllByText('12 · +3 (+25%)')).toHaveLength(2);
    const tram = within(screen.getByRole('row', { name: /^tram/ }));
    expect(tram.getAllByText('3 · −3 (−100%)')).toHaveLength(2);
  });

  it('says what an application and a loan have cost and earned, once something was spent', async () => {
    const { unmount } = await show({});
    expect(screen.queryByText('Spent')).toBeNull();
    unmount();
    await show(
      {},
      { cost: 4_000, costPerApplication: 1_333.33, earned: 9_000, earnedPerDollar: 2.25 },
    );
    expect(screen.getAllByText('Spent')).toHaveLength(2);
    expect(screen.getByText('HK$4,000')).toBeVisible();
    expect(screen.getByText('HK$1,333.33')).toBeVisible();
    expect(screen.getByText('HK$2.25')).toBeVisible();
    expect(screen.getByText('Compared: HK$0 · +HK$4,000')).toBeVisible();
  });
});
