import { screen, within } from '@testing-library/react';
import { funnelTimes, type FunnelSums } from '@/contracts/campaign/funnel';
import { recordOf } from '@/contracts/typed-record';
import { FunnelScreen } from '@/features/desk/campaign/funnel/funnel-screen';
import { funnelSumsWith } from '@test/support/campaign/sums';
import { showDesk } from '@test/support/staff/show-desk';

const show = (spent: Partial<Omit<FunnelSums, 'counts'>> = {}, query = '') => {
  const sums = funnelSumsWith({ landing: 40, submitted: 2 }, spent);
  return showDesk(
    (words) => <FunnelScreen id={null} query={new URLSearchParams(query)} {...words} />,
    {
      roles: ['marketer'],
      answers: {
        deskSavedReports: {
          data: [
            {
              id: 'k7m2xq',
              name: 'Adverts',
              report: 'campaigns',
              view: { by: 'campaign' },
              isShared: true,
              mayChange: true,
              createdAt: '2026-11-01T00:00:00.000Z',
              createdBy: 'may@lender.hk',
              mailLanguage: null,
            },
            {
              id: 'k7m2xr',
              name: 'First steps',
              report: 'funnel',
              view: { by: 'campaign', touch: 'first' },
              isShared: true,
              mayChange: true,
              createdAt: '2026-11-01T00:00:00.000Z',
              createdBy: 'may@lender.hk',
              mailLanguage: null,
            },
          ],
        },
        deskSaveReport: { data: {} },
        deskFunnel: {
          from: '2026-11-01',
          to: '2026-11-20',
          compared: { from: '2026-09-01', to: '2026-09-01' },
          data: [
            { value: 'poster', ...sums },
            { value: '(direct)', ...funnelSumsWith({ landing: 3 }) },
          ],
          total: sums,
          previous: funnelSumsWith(),
          times: recordOf(funnelTimes, () => ({ medianHours: null, applications: 0 })),
        },
      },
    },
  );
};

describe('The funnel at the desk', () => {
  it('says what each person, lead, application and loan has cost, once something was spent', async () => {
    const { unmount } = await show();
    expect(screen.queryByRole('heading', { name: 'Costs and return' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Spent' })).toBeNull();
    unmount();
    await show({ cost: 4_000, costPerVisit: 100, costPerApplication: 2_000, earned: 9_000 });
    expect(screen.getByRole('heading', { name: 'Costs and return' })).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'By what brought people' }));
    const poster = within(rows.getByRole('row', { name: /^poster/ }));
    for (const figure of ['HK$4,000', 'HK$100.00', 'HK$2,000.00', 'HK$9,000'])
      expect(poster.getByRole('cell', { name: figure })).toBeVisible();
    const direct = within(rows.getByRole('row', { name: /^Direct/ }));
    expect(direct.getAllByRole('cell', { name: '–' })).toHaveLength(5);
  });

  it('is saved with its filters, beside its own saved views alone', async () => {
    const { user, asked } = await show({}, 'by=source&touch=first&medium=cpc');
    const saved = within(screen.getByRole('region', { name: 'Saved reports' }));
    expect(saved.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/desk/funnel?touch=first&by=campaign',
    ]);
    await user.click(saved.getByRole('button', { name: 'Save this view' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Search');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(asked.find(({ key }) => key === 'deskSaveReport')?.request).toEqual({
      body: {
        name: 'Search',
        isShared: false,
        report: 'funnel',
        view: { by: 'source', touch: 'first', medium: 'cpc' },
      },
    });
  });
});
