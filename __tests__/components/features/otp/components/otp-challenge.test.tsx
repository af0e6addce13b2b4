import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { Locale } from '@/contracts/locale';
import { OtpChallenge, type OtpChallengeProps } from '@/features/otp/components/otp-challenge';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { makeStore } from '@/store/make-store';
import { fakeClient } from '@test/support/fakes/fake-client';
import { nextTask } from '@test/support/timing/next-task';
import en from '@locales/en/otp.json';
import hk from '@locales/hk/otp.json';

const resources = { en: { en: { otp: en } }, hk: { hk: { otp: hk } }, cn: {} };

function start(props: Partial<OtpChallengeProps> = {}) {
  const fake = fakeClient();
  const store = makeStore({ client: fake.client });
  const onVerified = jest.fn();
  const page = (locale: Locale) => (
    <Provider store={store}>
      <FlowI18nProvider locale={locale} resources={resources[locale]}>
        <OtpChallenge
          key={locale}
          locale={locale}
          purpose="apply"
          operationId="draft-1"
          isLive
          onVerified={onVerified}
          {...props}
        />
      </FlowI18nProvider>
    </Provider>
  );
  const shown = render(page('en'));
  return {
    ...fake,
    onVerified,
    user: userEvent.setup(),
    inLanguage: (locale: Locale) => shown.rerender(page(locale)),
  };
}

beforeEach(() => void (document.title = 'Apply'));

const phoneField = () => screen.getByRole('textbox', { name: 'Mobile number' });
const codeField = () => screen.getByRole('textbox', { name: 'Six-digit code' });
const press = (name: string) => screen.getByRole('button', { name });

async function sent(flow: ReturnType<typeof start>, resendAfterSeconds = 60, more: object = {}) {
  await flow.user.type(phoneField(), '+852 9123-4567');
  await flow.user.click(press('Send the code'));
  await act(async () => {
    flow.lastCall().resolveWith({ success: true, requestId: 'r1', resendAfterSeconds, ...more });
    await nextTask();
  });
}

it('leads from the number to the code and says that it was right', async () => {
  const flow = start();
  await sent(flow);
  expect(codeField()).toHaveFocus();
  expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(codeField()).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByText(/not even to us: we never ask for it/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Sent to •••• 4567');
  await flow.user.paste(' 123 456 ');
  expect(codeField()).toHaveValue('123456');
  await flow.user.click(press('Confirm the code'));
  expect(flow.lastCall()).toMatchObject({
    key: 'verifyOtp',
    request: { body: { code: '123456', phone: '+852 9123-4567' } },
  });
  await act(async () => {
    flow.lastCall().resolveWith({ success: true });
    await nextTask();
  });
  expect(flow.onVerified).toHaveBeenCalledTimes(1);
  expect(flow.onVerified).toHaveBeenCalledWith('+852 9123-4567');
});

it('says how long the code lasts, how often it may be tried, and what to do instead of waiting', async () => {
  const flow = start();
  await sent(flow, 60, { expiresInSeconds: 300 });
  expect(screen.getByText(/^Valid for another [45]:\d\d\.$/)).toBeVisible();
  const refused = async (answer: object) => {
    await flow.user.clear(codeField());
    await flow.user.type(codeField(), '123456');
    await flow.user.click(press('Confirm the code'));
    await act(async () => {
      flow.lastCall().resolveWith({ success: false, message: 'Not this one.', ...answer });
      await nextTask();
    });
  };
  await refused({ attemptsLeft: 4 });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Not this one. You have 4 more tries with this code.',
  );
  await refused({ attemptsLeft: 1 });
  expect(screen.getByRole('alert')).toHaveTextContent('You have one more try with this code.');
  expect(screen.getByText(/^Valid for another/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Have us call you' })).not.toBeInTheDocument();
  // The last try is used up: no countdown promises more.
  await refused({});
  expect(screen.queryByText(/^Valid for another/)).not.toBeInTheDocument();
  await refused({ retryAfterSeconds: 7_200 });
  expect(screen.getByRole('alert')).not.toHaveTextContent('with this code');
  expect(await screen.findByRole('link', { name: 'Have us call you' })).toHaveAttribute(
    'href',
    '/en/contact-us#call-back',
  );
  expect(screen.getByRole('link', { name: 'Other ways to reach us' })).toHaveAttribute(
    'href',
    '/en/contact-us',
  );
  // Nothing that cannot work stands first: neither the field nor its button.
  expect(screen.queryByRole('button', { name: 'Confirm the code' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(
    await screen.findByRole('button', { name: 'Send a new code (in 120 min)' }),
  ).toHaveAttribute('aria-disabled', 'true');
  expect(press('Change the number')).toBeVisible();
});

it('offers a new code, and no confirmation, once the code has ended or the lock is over', async () => {
  const flow = start();
  await sent(flow, 0, { expiresInSeconds: 0 });
  expect(screen.getByText('This code is no longer valid. Please ask for a new one.')).toBeVisible();
  // Nobody is told to wait for a message that no longer counts.
  expect(screen.queryByText(/it can take a minute/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirm the code' })).not.toBeInTheDocument();
  await flow.user.click(press('Send a new code'));
  await act(async () => {
    flow.lastCall().resolveWith({ success: true, requestId: 'r2', resendAfterSeconds: 0 });
    await nextTask();
  });
  await flow.user.type(codeField(), '123456{Enter}');
  await act(async () => {
    flow.lastCall().resolveWith({ success: false, message: 'Locked.', retryAfterSeconds: 0 });
    await nextTask();
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Locked.');
  const resend = await screen.findByRole('button', { name: 'Send a new code' });
  expect(screen.queryByRole('button', { name: 'Confirm the code' })).not.toBeInTheDocument();
  await flow.user.click(resend);
  expect(flow.lastCall()).toMatchObject({ key: 'sendOTP' });
});

it.each([
  ['', 'Enter your mobile number.'],
  ['12', 'Enter a Hong Kong (8 digits) or mainland China (11 digits) mobile number.'],
  ['2345 6789', 'This is a fixed line, which cannot receive text messages. Enter a mobile number.'],
])('does not ask for a code to %p', async (typed, words) => {
  const { user, calls } = start();
  if (typed) await user.type(phoneField(), typed);
  await user.click(press('Send the code'));
  expect(calls).toHaveLength(0);
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('There is a problem');
  expect(phoneField()).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(document.title).toMatch(/^Error: /);
});

it.each([
  ['12345', 'The code is incomplete. Enter all six digits.'],
  ['1234567', 'The code is too long. Enter six digits only.'],
  ['12345x', 'A code contains only digits. Check what you typed.'],
])('says what is wrong with the code %p', async (typed, words) => {
  const flow = start();
  await sent(flow);
  await flow.user.type(codeField(), typed);
  await flow.user.click(press('Confirm the code'));
  expect(flow.calls).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(codeField()).toHaveValue(typed);
});

it('shows the server’s words, and its own where there are none', async () => {
  const flow = start();
  await sent(flow);
  await flow.user.type(codeField(), '000000');
  for (const [message, words] of [
    ['Too many wrong codes.', 'Too many wrong codes.'],
    ['', en.verifiedCodeError],
  ]) {
    await flow.user.click(press('Confirm the code'));
    await act(async () => {
      flow.lastCall().resolveWith({ success: false, message });
      await nextTask();
    });
    expect(screen.getByRole('alert')).toHaveTextContent(words ?? '?');
  }
  expect(flow.onVerified).not.toHaveBeenCalled();
});

it('counts down to the next try where the server says how long to wait, and keeps the number', async () => {
  const flow = start();
  await flow.user.type(phoneField(), '9123 4567');
  await flow.user.click(press('Send the code'));
  const words = 'A code was sent a short while ago. You can ask for another in 1 min.';
  await act(async () => {
    flow
      .lastCall()
      .resolveWith({ success: false, result: { error: words }, msg: words, retryAfterSeconds: 25 });
    await nextTask();
  });
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(phoneField()).toHaveValue('9123 4567');
  await flow.user.click(screen.getByRole('button', { name: /^Send the code \(in 2\d s\)$/ }));
  expect(flow.calls).toHaveLength(1);
  await flow.user.type(phoneField(), '{Backspace}8');
  await flow.user.click(press('Send the code'));
  expect(flow.lastCall()).toMatchObject({ request: { body: { phone: '9123 4568' } } });
});

it('sends another code only after the pause, and lets the number be changed', async () => {
  const flow = start();
  await sent(flow);
  const resend = screen.getByRole('button', { name: /^Send a new code \(in \d+ s\)$/ });
  await flow.user.click(resend);
  expect(flow.calls).toHaveLength(1);
  await flow.user.click(press('Change the number'));
  expect(phoneField()).toHaveValue('+852 9123-4567');
  await flow.user.click(press('Send the code'));
  await act(async () => {
    flow.lastCall().resolveWith({ success: true, requestId: 'r2', resendAfterSeconds: 0 });
    await nextTask();
  });
  await flow.user.click(press('Send a new code'));
  expect(flow.calls).toHaveLength(3);
});

it('keeps a number that stands, and hides it', async () => {
  const { user, lastCall } = start({ phone: '+85291234567', canChangeNumber: false });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByText(/number ending in •••• 4567/)).toBeVisible();
  await user.click(press('Send the code'));
  await act(async () => {
    lastCall().resolveWith({ success: true, requestId: 'r1', resendAfterSeconds: 60 });
    await nextTask();
  });
  expect(screen.queryByRole('button', { name: 'Change the number' })).not.toBeInTheDocument();
});

it('keeps the typed code through a change of language, without the other language’s refusal', async () => {
  const flow = start();
  await sent(flow);
  await flow.user.type(codeField(), '12 34');
  await flow.user.click(press('Confirm the code'));
  flow.inLanguage('hk');
  expect(screen.getByRole('textbox', { name: '六位數字驗證碼' })).toHaveValue('12 34');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps the number while the code is checked, whatever is pressed', async () => {
  const flow = start();
  await sent(flow, 0);
  await flow.user.type(codeField(), '123456');
  await flow.user.click(press('Confirm the code'));
  for (const name of ['Change the number', 'Send a new code']) {
    expect(press(name)).toHaveAttribute('aria-disabled', 'true');
    await flow.user.click(press(name));
  }
  expect(flow.calls).toHaveLength(2);
  await act(async () => {
    flow.lastCall().resolveWith({ success: true });
    await nextTask();
  });
  expect(flow.onVerified.mock.calls).toEqual([['+852 9123-4567']]);
});

it('counts a code as right whose check was going on during a change of language', async () => {
  const flow = start();
  await sent(flow);
  await flow.user.type(codeField(), '123456');
  await flow.user.click(press('Confirm the code'));
  flow.inLanguage('hk');
  await act(async () => {
    flow.lastCall().resolveWith({ success: true });
    await nextTask();
  });
  expect(flow.onVerified.mock.calls).toEqual([['+852 9123-4567']]);
});
