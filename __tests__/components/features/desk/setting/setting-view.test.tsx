import { screen, within } from '@testing-library/react';
import type { DeskSettingDetail } from '@/contracts/setting/setting';
import { SettingView } from '@/features/desk/setting/setting-view';
import { ApiError } from '@/lib/api/api-error';
import { showDesk, type DeskAnswers } from '@test/support/staff/show-desk';

const value = { withdrawnPerDay: 200_000, postedAlone: 500_000, payoutHold: 24 };
const setting: DeskSettingDetail = {
  name: 'safety',
  value,
  since: null,
  next: { from: '2099-03-01', value: { ...value, postedAlone: 300_000 } },
  waiting: null,
  delivered: value,
  versions: [
    {
      number: 1,
      from: '2099-03-01',
      value: { ...value, postedAlone: 300_000 },
      note: 'As the board decided',
      maker: 'amy@lender.hk',
      checker: 'ben@lender.hk',
      decidedAt: '2026-11-16T04:00:00.000Z',
    },
  ],
};

async function show(
  answers: DeskAnswers = {},
  roles: ('administrator' | 'auditor')[] = ['administrator'],
) {
  const shown = await showDesk((words) => <SettingView name="safety" {...words} />, {
    answers: { deskSetting: { data: setting }, ...answers },
    roles,
  });
  const sent = () =>
    shown.asked.filter(({ key }) => key === 'deskChangeSetting').map(({ request }) => request);
  const preview = () =>
    within(screen.getByRole('table', { name: 'What would change' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  return { ...shown, sent, preview };
}

const alone = () => screen.getByRole('textbox', { name: 'One colleague may post alone, up to' });
const ask = () => screen.getByRole('button', { name: 'Ask a colleague to approve' });

describe('A setting at the desk', () => {
  it('shows what would replace what applies on the chosen day, and asks for exactly that', async () => {
    const waits = { id: 'AR-7F3K9Q2M', kind: 'setting', state: 'waiting' };
    const { user, sent, preview } = await show({ deskChangeSetting: { data: waits } });
    await user.clear(alone());
    await user.type(alone(), '400k');
    expect(preview()).toEqual(['One colleague may post alone, up toHK$500,000HK$400,000']);
    await user.type(screen.getByLabelText(/^Applies from/), '2099-04-01');
    expect(preview()).toEqual(['One colleague may post alone, up toHK$300,000HK$400,000']);
    await user.click(ask());
    expect(sent()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'More cash at the counter');
    await user.click(ask());
    expect(sent()).toEqual([
      {
        params: { name: 'safety' },
        body: {
          value: { ...value, postedAlone: 400_000 },
          from: '2099-04-01',
          note: 'More cash at the counter',
        },
      },
    ]);
    expect(await screen.findByText('It waits for a second person:')).toBeVisible();
  });

  it('asks for nothing while nothing differs, and says at its field what is refused', async () => {
    const { user, sent } = await show({
      deskChangeSetting: new ApiError('Check the fields', {
        status: 400,
        code: 'validation_failed',
        fields: { 'value.payoutHold': 'Please enter 24 or more.' },
      }),
    });
    const hold = screen.getByRole('textbox', { name: 'Hours withdrawals wait after a change' });
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Sooner');
    await user.click(ask());
    expect(sent()).toEqual([]);
    await user.clear(hold);
    await user.type(hold, '12');
    await user.click(ask());
    expect(hold).toHaveAccessibleDescription(/Please enter 24 or more\./);
    expect(hold).toHaveValue('12');
  });

  it('is read by who may not change it', async () => {
    await show({}, ['auditor']);
    expect(screen.getByText('ben@lender.hk')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'From 1 March 2099' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask a colleague to approve' })).toBeNull();
  });
});
