import { screen, within } from '@testing-library/react';
import { WithdrawalScreen } from '@/features/account/screens/requests/withdrawal-screen';
import { ApiError } from '@/lib/api/api-error';
import {
  customer,
  limits,
  loan,
  revolvingLoan,
  serviceRequest,
} from '@test/support/account/account-factory';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';

afterEach(endSessions);

const receipt = {
  data: {
    reference: 'RQ-BBBB2222',
    kind: 'withdrawal',
    state: 'received',
    createdAt: '2026-11-21T00:00:00.000Z',
  },
};
const known = {
  loans: { data: [loan(), revolvingLoan()] },
  withdrawalLimits: { data: limits() },
  serviceRequests: { data: [] },
  sendOTP: { success: true, requestId: 'r', resendAfterSeconds: 60 },
  verifyOtp: { success: true },
};
const operation = 'withdrawal:LN-2025-BBBB2222:5000000:bank-1';

async function confirmed(shown: Awaited<ReturnType<typeof showSignedIn>>) {
  const { user } = shown;
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '50,000');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await user.type(await screen.findByRole('textbox', { name: 'Six-digit code' }), '123456');
  await user.keyboard('{Enter}');
}

describe('A withdrawal', () => {
  it('is confirmed by a code for its amount and account, and shows its reference', async () => {
    const shown = await showSignedIn((props) => <WithdrawalScreen {...props} />, {
      answers: { ...known, internetWithdrawal: receipt },
    });
    await confirmed(shown);
    expect(await screen.findByRole('heading', { name: 'The money is on its way' })).toHaveFocus();
    expect(screen.getByText('RQ-BBBB2222')).toBeVisible();
    const requestOf = (key: string) => shown.asked.find((call) => call.key === key)?.request;
    expect(requestOf('sendOTP')).toMatchObject({
      body: { phone: '+85261234567', purpose: 'step-up', operationId: operation },
    });
    expect(requestOf('verifyOtp')).toMatchObject({
      body: { purpose: 'step-up', operationId: operation, code: '123456' },
    });
    expect(requestOf('internetWithdrawal')).toEqual({
      body: { loanNo: 'LN-2025-BBBB2222', amount: 50_000, bankAccountId: 'bank-1' },
    });
  });

  it('keeps the focus with the customer on the way to the code and back', async () => {
    const { user } = await showSignedIn((props) => <WithdrawalScreen {...props} />, {
      answers: known,
    });
    expect(screen.getByRole('textbox', { name: 'Amount' })).not.toHaveFocus();
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '50,000{Enter}');
    expect(screen.getByRole('heading', { name: 'Confirm with a code' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Go back and change it' }));
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('50,000');
  });

  it('that got no answer is sent again under the same key', async () => {
    const shown = await showSignedIn((props) => <WithdrawalScreen {...props} />, {
      answers: { ...known, internetWithdrawal: new ApiError('Network Error') },
    });
    await confirmed(shown);
    expect(await screen.findByText(/Our system did not answer/)).toBeVisible();
    shown.answers.internetWithdrawal = receipt;
    await shown.user.click(screen.getByRole('button', { name: 'Submit it again' }));
    expect(await screen.findByRole('heading', { name: 'The money is on its way' })).toBeVisible();
    const keys = shown.asked
      .filter(({ key }) => key === 'internetWithdrawal')
      .map(({ options }) => options.headers?.['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{16,100}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['', 'Enter an amount'],
    ['lots', 'Enter an amount in HK$, such as 50,000'],
    ['150,000.01', 'The most you can withdraw now is HK$150,000.00'],
  ])('of %p is not begun: %s', async (text, problem) => {
    const { user, asked } = await showSignedIn((props) => <WithdrawalScreen {...props} />, {
      answers: known,
    });
    const field = screen.getByRole('textbox', { name: 'Amount' });
    if (text !== '') await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(within(screen.getByRole('alert')).getByRole('link', { name: problem })).toBeVisible();
    expect(asked.map(({ key }) => key)).not.toContain('sendOTP');
  });

  it.each([
    ['arrears', /A payment on one of your loans is overdue/],
    ['settled', /This loan has been repaid/],
  ] as const)('is not offered: %s', async (blocked, why) => {
    await showSignedIn((props) => <WithdrawalScreen {...props} />, {
      answers: { ...known, withdrawalLimits: { data: limits({ blocked, maximum: 0 }) } },
    });
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('needs a bank account on file', async () => {
    await showSignedIn((props) => <WithdrawalScreen {...props} />, {
      answers: known,
      who: customer({ bankAccount: null }),
    });
    expect(screen.getByRole('link', { name: 'Your details' })).toHaveAttribute(
      'href',
      '/en/account/details',
    );
  });

  it('is for revolving loans', async () => {
    await showSignedIn((props) => <WithdrawalScreen {...props} />, {
      answers: { ...known, loans: { data: [loan()] } },
    });
    expect(screen.getByRole('heading', { name: 'No revolving loan' })).toBeVisible();
  });

  it('is found in the history with its state', async () => {
    const past = serviceRequest({
      reference: 'RQ-CCCC3333',
      kind: 'withdrawal',
      months: null,
      amount: 50_000,
      state: 'completed',
      canCancel: false,
    });
    await showSignedIn((props) => <WithdrawalScreen {...props} />, {
      answers: { ...known, serviceRequests: { data: [past, serviceRequest()] } },
    });
    const list = screen.getByRole('region', { name: 'Withdrawals' });
    expect(within(list).getByText(/RQ-CCCC3333 · HK\$50,000\.00/)).toBeVisible();
    expect(within(list).queryByText(/RQ-AAAA1111/)).toBeNull();
  });
});
