import { screen, within } from '@testing-library/react';
import { DetailsScreen } from '@/features/account/screens/details/details-screen';
import { ApiError } from '@/lib/api/api-error';
import { customer, serviceRequest } from '@test/support/account/account-factory';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';

afterEach(endSessions);

const sessions = [
  {
    id: 's1',
    device: 'Chrome · Android',
    signedInAt: '2026-11-21T00:00:00.000Z',
    lastSeenAt: '2026-11-21T00:10:00.000Z',
    isCurrent: true,
  },
  {
    id: 's2',
    device: '',
    signedInAt: '2026-11-20T00:00:00.000Z',
    lastSeenAt: '2026-11-20T00:10:00.000Z',
    isCurrent: false,
  },
];
const known = {
  userInfo: { data: customer() },
  userSessions: { data: sessions },
  userActivity: { data: [] },
  passkeys: { data: [] },
  serviceRequests: { data: [] },
  sendOTP: { success: true, requestId: 'r', resendAfterSeconds: 60 },
  verifyOtp: { success: true },
};
const receipt = (state: string, reference = 'RQ-PH0NE000') => ({
  data: { reference, kind: 'phone', state, createdAt: '2026-11-21T00:00:00.000Z' },
});
const begunChange = (reference: string) =>
  serviceRequest({
    reference,
    kind: 'phone',
    state: 'needs-code',
    loanNo: null,
    months: null,
    detail: '+852 •••• 5432',
  });
const show = (answers: object = {}, who = customer()) =>
  showSignedIn((props) => <DetailsScreen {...props} />, {
    answers: { ...known, ...answers },
    who,
  });
type Shown = Awaited<ReturnType<typeof show>>;
const enterPhone = async ({ user }: Shown, phone: string): Promise<void> => {
  const field = screen.getByRole('textbox', { name: 'New mobile number' });
  await user.clear(field);
  await user.type(field, `${phone}{Enter}`);
};
const enterCode = async ({ user }: Shown): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: 'Send the code' }));
  await user.type(await screen.findByRole('textbox', { name: 'Six-digit code' }), '123456{Enter}');
};
const bodiesOf = ({ asked }: Shown, key: string) =>
  asked.filter((call) => call.key === key).map(({ request }) => (request as { body: object }).body);

describe('A new phone number', () => {
  it('takes a code to the old number and one to the new, each good for that alone', async () => {
    const shown = await show({ internetInfoUpd: receipt('needs-code') });
    await shown.user.click(screen.getByRole('button', { name: 'Change Mobile number' }));
    await shown.user.type(screen.getByRole('textbox', { name: 'New mobile number' }), '9876 5432');
    await shown.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(
      screen.getByRole('heading', { name: 'First, a code to your present number' }),
    ).toBeVisible();
    await enterCode(shown);
    expect(
      await screen.findByRole('heading', { name: 'Then, a code to the new number' }),
    ).toBeVisible();
    shown.answers.internetInfoUpd = receipt('completed');
    await enterCode(shown);
    expect(
      await screen.findByText(
        'To keep your money safe, withdrawals are on hold for 24 hours after a change. We have told both numbers by text message.',
      ),
    ).toBeVisible();
    expect(bodiesOf(shown, 'sendOTP')).toMatchObject([
      { phone: '+85261234567', operationId: 'phone:85298765432' },
      { phone: '+85298765432', operationId: 'confirm-phone:RQ-PH0NE000' },
    ]);
    expect(bodiesOf(shown, 'internetInfoUpd')).toEqual([
      { kind: 'phone', phone: '+85298765432' },
      { kind: 'confirm-phone', reference: 'RQ-PH0NE000' },
    ]);
  });

  it('that was mistyped is put right, though both end the same', async () => {
    const shown = await show({
      internetInfoUpd: receipt('needs-code', 'RQ-WR0NG000'),
      serviceRequests: { data: [] },
    });
    await shown.user.click(screen.getByRole('button', { name: 'Change Mobile number' }));
    await enterPhone(shown, '9786 5432');
    shown.answers.serviceRequests = { data: [begunChange('RQ-WR0NG000')] };
    await enterCode(shown);
    expect(await screen.findByText('Show that +852 9786 5432 is yours')).toBeVisible();
    await shown.user.click(screen.getByRole('button', { name: 'Go back and change it' }));
    await enterPhone(shown, '9876 5432');
    expect(screen.getByText('Change your number to +852 9876 5432')).toBeVisible();
    shown.answers.internetInfoUpd = receipt('needs-code', 'RQ-R1GHT000');
    shown.answers.serviceRequests = {
      data: [begunChange('RQ-R1GHT000'), begunChange('RQ-WR0NG000')],
    };
    await enterCode(shown);
    expect(await screen.findByText('Show that +852 9876 5432 is yours')).toBeVisible();
    await enterCode(shown);
    expect(bodiesOf(shown, 'internetInfoUpd')).toEqual([
      { kind: 'phone', phone: '+85297865432' },
      { kind: 'phone', phone: '+85298765432' },
      { kind: 'confirm-phone', reference: 'RQ-R1GHT000' },
    ]);
  });

  it('that ends as another one begun before is begun anew where the code to it completes nothing', async () => {
    const shown = await show({
      serviceRequests: { data: [begunChange('RQ-WR0NG000')] },
      internetInfoUpd: new ApiError('Please confirm this with a new code', {
        status: 409,
        code: 'step_up_required',
      }),
    });
    await shown.user.click(
      await screen.findByRole('button', { name: 'Finish changing Mobile number' }),
    );
    await enterPhone(shown, '9876 5432');
    expect(screen.getByText('Show that +852 9876 5432 is yours')).toBeVisible();
    await enterCode(shown);
    expect(
      await screen.findByText(
        /for another number that ends in the same digits\. We are starting again with \+852 9876 5432\.$/,
      ),
    ).toBeVisible();
    expect(screen.queryByText('Please confirm this with a new code')).toBeNull();
    shown.answers.internetInfoUpd = receipt('needs-code', 'RQ-R1GHT000');
    await enterCode(shown);
    expect(await screen.findByText('Show that +852 9876 5432 is yours')).toBeVisible();
    await enterCode(shown);
    expect(bodiesOf(shown, 'internetInfoUpd')).toEqual([
      { kind: 'confirm-phone', reference: 'RQ-WR0NG000' },
      { kind: 'phone', phone: '+85298765432' },
      { kind: 'confirm-phone', reference: 'RQ-R1GHT000' },
    ]);
  });

  it('that was begun before is gone on with, at the code to the new number', async () => {
    const { user, asked } = await show({ serviceRequests: { data: [begunChange('RQ-PH0NE111')] } });
    await user.click(await screen.findByRole('button', { name: 'Finish changing Mobile number' }));
    expect(screen.getByText(/^Your change to \+852 •••• 5432 is still waiting/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'New mobile number' }), '9876 5432');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('heading', { name: 'Then, a code to the new number' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    expect(asked.find(({ key }) => key === 'sendOTP')?.request).toMatchObject({
      body: { phone: '+85298765432', operationId: 'confirm-phone:RQ-PH0NE111' },
    });
    await user.click(screen.getByRole('button', { name: 'Go back and change it' }));
    await user.type(screen.getByRole('textbox', { name: 'New mobile number' }), '{Backspace}3');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(
      screen.getByRole('heading', { name: 'First, a code to your present number' }),
    ).toBeVisible();
  });

  it('is no fixed line', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Change Mobile number' }));
    await user.type(screen.getByRole('textbox', { name: 'New mobile number' }), '2123 4567');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(
      within(screen.getByRole('alert')).getByRole('link', { name: /fixed line/ }),
    ).toBeVisible();
  });
});

describe('The sessions', () => {
  it('are listed; all but this one can be ended one by one', async () => {
    const { user, asked, answers } = await show({ revokeSession: { success: true } });
    const list = screen.getByRole('region', { name: 'Devices signed in' });
    expect(within(list).getAllByRole('button', { name: /^End / })).toHaveLength(1);
    answers.userSessions = { data: sessions.slice(0, 1) };
    await user.click(within(list).getByRole('button', { name: /^End / }));
    expect(await within(list).findByText('Chrome · Android')).toBeVisible();
    expect(within(list).queryByText('Unknown device')).toBeNull();
    expect(asked.find(({ key }) => key === 'revokeSession')?.request).toEqual({
      params: { id: 's2' },
    });
  });

  it('all end at once, this one with them', async () => {
    const { user, asked, store } = await show({ signout: { success: true } });
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    expect(asked.find(({ key }) => key === 'signout')?.request).toEqual({
      body: { everywhere: true },
    });
    expect(store.getState().session).toMatchObject({
      status: 'signed-out',
      endReason: 'left',
      customer: null,
    });
  });
});

describe('The choices', () => {
  it('of language and marketing are saved together', async () => {
    const { user, asked } = await show({ savePreferences: { success: true } });
    await user.selectOptions(
      screen.getByRole('combobox', { name: /^Language of text messages/ }),
      'cn',
    );
    await user.click(screen.getByRole('checkbox', { name: /^You may tell me/ }));
    await user.click(screen.getByRole('button', { name: 'Save these choices' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(asked.find(({ key }) => key === 'savePreferences')?.request).toEqual({
      body: { language: 'cn', marketing: false },
    });
  });

  it('of a reminder are offered by an API that sends reminders, and saved with the others', async () => {
    const { user, asked } = await show(
      { savePreferences: { success: true } },
      customer({ reminderDays: null }),
    );
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Remind me before a payment date' }),
      '3 days before',
    );
    await user.click(screen.getByRole('button', { name: 'Save these choices' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(asked.find(({ key }) => key === 'savePreferences')?.request).toEqual({
      body: { language: 'en', marketing: true, reminderDays: 3 },
    });
  });

  it('include a copy of what is kept', async () => {
    const { user } = await show({
      requestMyData: {
        data: {
          reference: 'RQ-DATA0000',
          kind: 'data-access',
          state: 'received',
          createdAt: '2026-11-21T00:00:00.000Z',
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Ask for a copy' }));
    expect(await screen.findByText('RQ-DATA0000')).toBeVisible();
  });

  it('include closing the account, refused with the reason of the lender', async () => {
    const reason = 'A loan is still running.';
    const { user } = await show({
      requestClosure: new ApiError(reason, {
        status: 400,
        code: 'validation_failed',
        fields: { account: reason },
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Ask to close the account' }));
    expect(await screen.findByText(reason)).toBeVisible();
  });
});
