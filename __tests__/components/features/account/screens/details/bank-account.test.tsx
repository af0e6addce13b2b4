import { screen } from '@testing-library/react';
import { accountDigits } from '@/contracts/limits/bank-account-limits';
import { DetailsScreen } from '@/features/account/screens/details/details-screen';
import { customer } from '@test/support/account/account-factory';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';
import cn from '@locales/cn/account-screen.json';
import cnErrors from '@locales/cn/errors.json';
import en from '@locales/en/account-screen.json';
import enErrors from '@locales/en/errors.json';
import hk from '@locales/hk/account-screen.json';
import hkErrors from '@locales/hk/errors.json';

afterEach(endSessions);

const box = (name: string) => screen.getByRole('textbox', { name });

async function change(payouts: { heldUntil: null; frozenAt: null } | null, numbers: string[]) {
  const who = customer({ payouts });
  const shown = await showSignedIn((props) => <DetailsScreen {...props} />, {
    who,
    answers: {
      userInfo: { data: who },
      userSessions: { data: [] },
      userActivity: { data: [] },
      passkeys: { data: [] },
      serviceRequests: { data: [] },
      sendOTP: { success: true, requestId: 'r', resendAfterSeconds: 60 },
      verifyOtp: { success: true },
      internetInfoUpd: {
        data: {
          reference: 'RQ-BANK0000',
          kind: 'bank-account',
          state: 'completed',
          createdAt: '2026-11-21T00:00:00.000Z',
        },
      },
    },
  });
  const { user } = shown;
  await user.click(screen.getByRole('button', { name: 'Change Bank account for withdrawals' }));
  await user.type(box('Bank code'), '024');
  await user.type(box('Account holder'), 'CHAN TAI MAN');
  const refused: (string | null)[] = [];
  for (const number of numbers) {
    await user.clear(box('Account number'));
    await user.type(box('Account number'), `${number}{Enter}`);
    const field = screen.queryByRole('textbox', { name: 'Account number' });
    if (!field) break;
    refused.push(number);
    expect(field).toHaveAccessibleDescription(
      /Enter the branch \(three digits\) and the account, 9 to 15 digits in all/,
    );
  }
  await user.click(await screen.findByRole('button', { name: 'Send the code' }));
  await user.type(await screen.findByRole('textbox', { name: 'Six-digit code' }), '123456{Enter}');
  await screen.findByRole('heading', { name: 'Changed' });
  return refused;
}

it('A bank account has nine to fifteen digits, the branch first', async () => {
  const wrong = ['12345678', '1234567890123456', '12-3456789', '123-45678'];
  expect(
    await change({ heldUntil: null, frozenAt: null }, [...wrong, '123 - 456789-012345']),
  ).toEqual(wrong);
  expect(screen.getByText(/withdrawals are on hold for 24 hours/)).toBeVisible();
});

it('A changed bank account holds nothing where the lender knows of no holds', async () => {
  expect(await change(null, ['123456789'])).toEqual([]);
  expect(screen.getByText('We have told you by text message.')).toBeVisible();
  expect(screen.queryByText(/on hold/)).not.toBeInTheDocument();
});

it('The digits of an account are those of the limit in each language', () => {
  expect(accountDigits).toEqual({ branch: 3, min: 9, max: 15 });
  const texts = [
    [en, enErrors],
    [hk, hkErrors],
    [cn, cnErrors],
  ] as const;
  for (const [form, errors] of texts)
    for (const text of [form.detail.problem.accountNumber, errors.field.wrongAccountNumber])
      expect(text).toMatch(/\{\{promise\.accountDigitsMin\}\}.*\{\{promise\.accountDigitsMax\}\}/);
});
