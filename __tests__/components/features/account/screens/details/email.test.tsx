import { screen } from '@testing-library/react';
import { DetailsScreen } from '@/features/account/screens/details/details-screen';
import { VerifyEmail } from '@/features/account/screens/details/link-page';
import { ApiError } from '@/lib/api/api-error';
import { customer } from '@test/support/account/account-factory';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: function PublicKeyCredential() {} });
});
afterEach(() => {
  endSessions();
  window.location.hash = '';
});

const verifiedAt = '2026-11-20T00:00:00.000Z';
const passkey = {
  id: 'p1',
  name: 'My phone',
  isSynced: false,
  lastUsedAt: null,
  createdAt: '2026-11-21T00:00:00.000Z',
};
const show = (info: Parameters<typeof customer>[0], answers: object = {}) =>
  showSignedIn((props) => <DetailsScreen {...props} />, {
    who: customer(info),
    answers: {
      userInfo: { data: customer(info) },
      userSessions: { data: [] },
      userActivity: { data: [] },
      passkeys: { data: [passkey] },
      serviceRequests: { data: [] },
      sendOTP: { success: true, requestId: 'r', resendAfterSeconds: 60 },
      verifyOtp: { success: true },
      ...answers,
    },
  });
type Shown = Awaited<ReturnType<typeof show>>;
const bodiesOf = ({ asked }: Shown, key: string) =>
  asked.filter((call) => call.key === key).map(({ request }) => (request as { body: object }).body);
const enterTextedCode = async ({ user }: Shown): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: 'Send the code' }));
  await user.type(await screen.findByRole('textbox', { name: 'Six-digit code' }), '123456{Enter}');
};
const failure = (status: number, code: string) => new ApiError('Not now', { status, code });

describe('The mail address of a customer', () => {
  it('is said to be confirmed, or not; a link to confirm it is mailed on request, and again', async () => {
    await show({ emailVerification: { verifiedAt } });
    expect(await screen.findByText(/^Confirmed:/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Email me a link to confirm it' })).toBeNull();
    endSessions();
    const shown = await show(
      { emailVerification: { verifiedAt: null } },
      { sendEmailVerification: { success: true } },
    );
    await shown.user.click(
      await screen.findByRole('button', { name: 'Email me a link to confirm it' }),
    );
    expect(await screen.findByText(/^We have sent a link to tm.chan@example.com/)).toBeVisible();
    shown.answers.sendEmailVerification = failure(429, 'rate_limited');
    await shown.user.click(screen.getByRole('button', { name: 'Send another link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/try again tomorrow, or call/);
  });

  it('says nothing of it where the API verifies none, and changes without a code there', async () => {
    const shown = await show(
      { emailVerification: null },
      {
        internetInfoUpd: {
          data: { reference: 'RQ-E', kind: 'email', state: 'completed', createdAt: verifiedAt },
        },
      },
    );
    expect(screen.queryByText(/^(Not c|C)onfirmed/)).toBeNull();
    await shown.user.click(await screen.findByRole('button', { name: 'Change Email' }));
    const field = screen.getByRole('textbox', { name: 'New email' });
    await shown.user.clear(field);
    await shown.user.type(field, 'new@example.com{Enter}');
    expect(await screen.findByRole('heading', { name: 'Changed' })).toHaveFocus();
  });

  it('changes after a code for the address that was typed in', async () => {
    const shown = await show(
      { emailVerification: { verifiedAt } },
      {
        internetInfoUpd: {
          data: { reference: 'RQ-E', kind: 'email', state: 'completed', createdAt: verifiedAt },
        },
      },
    );
    await shown.user.click(await screen.findByRole('button', { name: 'Change Email' }));
    const field = screen.getByRole('textbox', { name: 'New email' });
    await shown.user.clear(field);
    await shown.user.type(field, 'New+1@Example.com{Enter}');
    expect(await screen.findByText('Change your email address to New+1@Example.com')).toBeVisible();
    await enterTextedCode(shown);
    expect(await screen.findByRole('heading', { name: 'Changed' })).toHaveFocus();
    expect(bodiesOf(shown, 'sendOTP')).toMatchObject([{ operationId: 'email:new:1:example.com' }]);
    expect(bodiesOf(shown, 'internetInfoUpd')).toEqual([
      { kind: 'email', email: 'New+1@Example.com' },
    ]);
  });

  it('is verified at one press on the page of the link, and not by opening it', async () => {
    const token = 'mJ3v0Q2y8nXr5Tt1Lw7KcE9aZs4Bh6Df0Gp2Vu8Yi1o';
    window.location.hash = token;
    const { user, asked } = await showSignedIn(
      ({ lender, locale }) => <VerifyEmail lender={lender} locale={locale} />,
      { answers: { verifyEmail: { success: true } } },
    );
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm this address' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Your email address is confirmed.');
    expect(asked).toMatchObject([{ key: 'verifyEmail', request: { body: { token } } }]);
  });
});

describe('Lost passkeys', () => {
  const held = { passkeys: { count: 1 } };

  it('are left to staff where no address is confirmed', async () => {
    await show({ ...held, emailVerification: { verifiedAt: null } });
    expect(await screen.findByText(/only our staff can help/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Email me a code' })).toBeNull();
  });

  it('are removed by a code that is mailed, after a code by text message where the sign-in is old', async () => {
    const shown = await show(
      { ...held, emailVerification: { verifiedAt } },
      { startPasskeyRecovery: failure(409, 'step_up_required') },
    );
    await shown.user.click(await screen.findByRole('button', { name: 'Email me a code' }));
    expect(await screen.findByText('Remove all passkeys from your account')).toBeVisible();
    shown.answers.startPasskeyRecovery = { success: true };
    await enterTextedCode(shown);
    const field = await screen.findByRole('textbox', { name: 'Eight-digit code' });
    shown.answers.finishPasskeyRecovery = new ApiError('This code is not right.', {
      status: 400,
      code: 'validation_failed',
    });
    await shown.user.type(field, '1234567{Enter}');
    expect(bodiesOf(shown, 'finishPasskeyRecovery')).toEqual([]);
    await shown.user.type(field, '8{Enter}');
    expect((await screen.findAllByText('This code is not right.')).length).toBeGreaterThan(0);
    shown.answers.finishPasskeyRecovery = { success: true };
    shown.answers.passkeys = { data: [] };
    await shown.user.type(field, '{Enter}');
    expect(await screen.findByText(/^All passkeys were removed/)).toHaveFocus();
    expect(bodiesOf(shown, 'finishPasskeyRecovery')).toEqual([
      { code: '12345678' },
      { code: '12345678' },
    ]);
  });
});
