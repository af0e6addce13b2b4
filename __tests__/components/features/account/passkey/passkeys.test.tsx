import { act, screen, waitFor } from '@testing-library/react';
import { PasskeySignIn } from '@/features/account/passkey/passkey-sign-in';
import { PasskeyOffer } from '@/features/account/passkey/passkey-offer';
import { PasskeysPanel } from '@/features/account/passkey/passkeys-panel';
import { StepUp } from '@/features/account/components/step-up';
import { ApiError } from '@/lib/api/api-error';
import { customer } from '@test/support/account/account-factory';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';

/** What the browser was asked for, in order; `settle` ends what it has open. */
const browser = {
  steps: [] as string[],
  settle: new Map<string, { resolve: (value: object) => void; reject: (error: Error) => void }>(),
};
const opened = (step: string) =>
  new Promise<object>((resolve, reject) => {
    browser.steps.push(step);
    browser.settle.set(step, { resolve, reject });
  });
jest.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthnAutofill: async () => true,
  startAuthentication: ({ useBrowserAutofill }: { useBrowserAutofill: boolean }) =>
    opened(useBrowserAutofill ? 'autofill' : 'get'),
  startRegistration: () => opened('create'),
  sendSignal: async ({ signalName }: { signalName: string }) => void browser.steps.push(signalName),
  WebAuthnAbortService: { cancelCeremony: () => void browser.steps.push('abort') },
}));

const assertion = {
  id: 'key-1',
  rawId: 'key-1',
  response: { clientDataJSON: 'e30', authenticatorData: 'YQ', signature: 'cw', userHandle: 'dQ' },
};
const attestation = {
  id: 'key-2',
  rawId: 'key-2',
  response: { clientDataJSON: 'e30', attestationObject: 'YQ', transports: ['internal'] },
};
const passkey = {
  id: 'p1',
  name: 'Chrome · Linux',
  isSynced: false,
  createdAt: '2026-11-21T00:00:00.000Z',
  lastUsedAt: null,
};
const requestOptions = { data: { challenge: 'abc', rpId: 'localhost', allowCredentials: [] } };
const creationOptions = { data: { challenge: 'abc', rp: { id: 'localhost', name: 'Lender' } } };
const holder = customer({ passkeys: { count: 1 } });
const cancelled = 'Your device did not confirm the passkey. Please try again.';

async function settle(step: string, outcome: object | Error): Promise<void> {
  await waitFor(() => expect(browser.settle.has(step)).toBe(true));
  const open = browser.settle.get(step);
  browser.settle.delete(step);
  await act(async () => {
    if (outcome instanceof Error) open?.reject(outcome);
    else open?.resolve(outcome);
  });
}

beforeEach(() => {
  browser.steps.length = 0;
  browser.settle.clear();
  Object.assign(window, { PublicKeyCredential: function PublicKeyCredential() {} });
});
afterEach(() => {
  endSessions();
});

describe('Signing in by passkey', () => {
  const showSignIn = async (answers: object) => {
    const onSignedIn = jest.fn();
    const shown = await showSignedIn(
      ({ locale }) => <PasskeySignIn locale={locale} onSignedIn={onSignedIn} />,
      { answers },
    );
    return { ...shown, onSignedIn };
  };
  const button = () => screen.findByRole('button', { name: 'Sign in with a passkey' });

  it('is offered below the field at once, and that ends before the button begins', async () => {
    const { user, onSignedIn } = await showSignIn({
      passkeySignInOptions: requestOptions,
      passkeySignIn: { success: true },
    });
    await waitFor(() => expect(browser.steps).toEqual(['autofill']));
    await user.click(await button());
    await settle('get', assertion);
    expect(browser.steps).toEqual(['autofill', 'abort', 'get']);
    expect(onSignedIn).toHaveBeenCalledTimes(1);
  });

  it('is offered below the field again after the customer closed the browser’s dialogue', async () => {
    const { user, onSignedIn } = await showSignIn({ passkeySignInOptions: requestOptions });
    await user.click(await button());
    await settle('get', new Error('NotAllowedError'));
    expect(await screen.findByText(cancelled)).toBeVisible();
    await waitFor(() => expect(browser.steps).toEqual(['autofill', 'abort', 'get', 'autofill']));
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('says why a passkey chosen below the field was refused, and tells the browser of one that nobody has', async () => {
    await showSignIn({
      passkeySignInOptions: requestOptions,
      passkeySignIn: { success: false, message: 'We do not know this passkey.', isUnknown: true },
    });
    await settle('autofill', assertion);
    expect(await screen.findByText('We do not know this passkey.')).toBeVisible();
    expect(browser.steps).toEqual(['autofill', 'unknownCredential']);
  });

  it.each([
    ['does not know the call', new ApiError('Cannot find that', { status: 404 })],
    ['has none', { data: null }],
    ['has those of another host', { data: { ...requestOptions.data, rpId: 'lender.example' } }],
    ['cannot be reached', new ApiError('Network Error')],
  ])('is not offered where the API %s', async (_which, passkeySignInOptions) => {
    await showSignIn({ passkeySignInOptions });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(browser.steps).toEqual([]);
  });
});

describe('The passkeys of a customer', () => {
  const showPanel = (answers: object, who = holder) =>
    showSignedIn((props) => <PasskeysPanel {...props} />, {
      answers: { passkeys: { data: [passkey] }, userInfo: { data: who }, ...answers },
      who,
    });

  it('grow by another after a confirmation with one of them', async () => {
    const { user, asked } = await showPanel({
      passkeyStepUpOptions: requestOptions,
      passkeyStepUp: { success: true },
      passkeyOptions: creationOptions,
      addPasskey: { data: { ...passkey, id: 'p2' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    expect(screen.getByRole('heading', { name: 'Confirm that it is you' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Confirm with your passkey' }));
    await settle('get', assertion);
    await settle('create', attestation);
    expect(await screen.findByText('Your passkey was added.')).toHaveFocus();
    expect(asked.find(({ key }) => key === 'passkeyStepUp')?.request).toMatchObject({
      body: { operationId: 'add-passkey' },
    });
  });

  it('need one confirmation only where the browser wants another press to make one', async () => {
    const { user } = await showPanel({
      passkeyStepUpOptions: requestOptions,
      passkeyStepUp: { success: true },
      passkeyOptions: creationOptions,
      addPasskey: { data: { ...passkey, id: 'p2' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await user.click(screen.getByRole('button', { name: 'Confirm with your passkey' }));
    await settle('get', assertion);
    await settle('create', new Error('NotAllowedError'));
    expect(await screen.findByText(cancelled)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    await settle('create', attestation);
    expect(await screen.findByText('Your passkey was added.')).toBeVisible();
  });

  it('are removed by one of them, or not at all: the way back keeps the list and the focus', async () => {
    const { user, answers } = await showPanel({
      passkeyStepUpOptions: requestOptions,
      passkeyStepUp: { success: true },
      removePasskey: { success: true },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Chrome · Linux' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Remove Chrome · Linux' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove Chrome · Linux' }));
    await user.click(screen.getByRole('button', { name: 'Confirm with your passkey' }));
    answers.passkeys = { data: [] };
    await settle('get', assertion);
    expect(await screen.findByText('The passkey Chrome · Linux was removed.')).toHaveFocus();
    expect(await screen.findByText('You have no passkey yet.')).toBeVisible();
  });

  it.each([
    ['only by staff', { emailVerification: null }, false],
    [
      'by staff as long as no address is confirmed',
      { emailVerification: { verifiedAt: null } },
      true,
    ],
  ])('can all be removed %s', async (_how, verification, isAddressNamed) => {
    await showPanel(
      {},
      customer({ passkeys: { count: 1 }, email: 'a@example.hk', ...verification }),
    );
    const advice = await screen.findByText(/^If you can no longer use any of your passkeys, call/);
    expect(advice.textContent?.includes('without a confirmed email address')).toBe(isAddressNamed);
    expect(advice).toHaveTextContent('only our staff can');
  });

  it('are neither shown nor offered where the API says that it has none', async () => {
    const who = customer({ passkeys: null });
    await showPanel({}, who);
    await showSignedIn((props) => <PasskeyOffer {...props} />, { who });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('A passkey offered after signing in', () => {
  const offer = { name: 'Next time, sign in without a code' };
  const showOffer = (answers: object = {}) =>
    showSignedIn((props) => <PasskeyOffer {...props} />, { answers });

  it('is not offered again in a browser where the customer put it off', async () => {
    const { user, unmount } = await showOffer();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('heading', offer)).toBeNull();
    unmount();
    await showOffer();
    expect(screen.queryByRole('heading', offer)).toBeNull();
  });

  it('needs a code where signing in was long ago', async () => {
    const { user } = await showOffer({
      passkeyOptions: new ApiError('Confirm.', { status: 409, code: 'step_up_required' }),
    });
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    expect(
      await screen.findByRole('heading', { name: 'First, confirm that it is you' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the code' })).toBeVisible();
  });
});

it('A confirmation goes by code once staff removed the passkeys of the customer', async () => {
  const { user } = await showSignedIn(
    (props) => (
      <StepUp
        {...props}
        purpose="Something"
        operationId="change-bank-account:004:123456"
        isLive
        isSending={false}
        failure={null}
        onVerified={jest.fn()}
        onBack={jest.fn()}
      />
    ),
    {
      who: holder,
      answers: {
        passkeyStepUpOptions: new ApiError('Not found', { status: 404, code: 'not_found' }),
        userInfo: { data: customer() },
      },
    },
  );
  await user.click(screen.getByRole('button', { name: 'Confirm with your passkey' }));
  expect(await screen.findByRole('button', { name: 'Send the code' })).toBeVisible();
});
