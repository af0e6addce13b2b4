import { screen } from '@testing-library/react';
import { PayoutsPanel } from '@/features/account/screens/details/payouts-panel';
import { ApiError } from '@/lib/api/api-error';
import { customer } from '@test/support/account/account-factory';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';

afterEach(endSessions);

const show = (payouts: ReturnType<typeof customer>['payouts'], answers: object = {}) =>
  showSignedIn((words) => <PayoutsPanel {...words} />, { who: customer({ payouts }), answers });
const open = { heldUntil: null, frozenAt: null };

describe('The panel that stops withdrawals', () => {
  it('asks once more, can be left, and then stops them and shows that they are stopped', async () => {
    const frozenAt = '2026-11-22T02:00:00.000Z';
    const { user, asked } = await show(open, {
      freezePayouts: { success: true },
      userInfo: { data: customer({ payouts: { heldUntil: null, frozenAt } }) },
    });
    expect(screen.getByRole('status')).toHaveTextContent('You can withdraw as usual.');
    await user.click(screen.getByRole('button', { name: 'Stop withdrawals' }));
    expect(screen.getByText(/Only our staff can allow withdrawals again/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(asked.map(({ key }) => key)).not.toContain('freezePayouts');
    await user.click(screen.getByRole('button', { name: 'Stop withdrawals' }));
    await user.click(screen.getByRole('button', { name: 'Stop all withdrawals now' }));
    expect(
      await screen.findByText(/Withdrawals have been stopped since 22 November 2026/),
    ).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says until when withdrawals wait, and still stops them', async () => {
    await show({ ...open, heldUntil: '2026-11-23T02:00:00.000Z' });
    expect(screen.getByRole('status')).toHaveTextContent(/on hold until 23 November 2026/);
    expect(screen.getByRole('button', { name: 'Stop withdrawals' })).toBeVisible();
  });

  it('keeps the way to stop them where the call failed', async () => {
    const { user } = await show(open, {
      freezePayouts: new ApiError('Not now.', { status: 429, code: 'rate_limited' }),
    });
    await user.click(screen.getByRole('button', { name: 'Stop withdrawals' }));
    await user.click(screen.getByRole('button', { name: 'Stop all withdrawals now' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    expect(screen.getByRole('button', { name: 'Stop all withdrawals now' })).toBeVisible();
  });

  it('is not shown where the API knows no such thing', async () => {
    const { container } = await show(null);
    expect(container).toBeEmptyDOMElement();
  });
});
