import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@/contracts/account/passkey';

// Loaded with the first ceremony, so that pages without one do not carry it.
const library = () => import('@simplewebauthn/browser');

const isAddress = (hostname: string): boolean => /^(?:[\d.]+|\[.*\])$/.test(hostname);

/** Whether this browser can use passkeys at the address that is open; under an IP address none can. */
export function canUsePasskeys(): boolean {
  return (
    typeof window !== 'undefined' &&
    typeof window.PublicKeyCredential === 'function' &&
    !isAddress(window.location.hostname)
  );
}

/** Whether passkeys of `rpId` can be used at the address that is open. */
export function isOwnHost(rpId: string): boolean {
  const { hostname } = window.location;
  return hostname === rpId || hostname.endsWith(`.${rpId}`);
}

/** Whether this browser offers passkeys below a field. */
export async function canAutofill(): Promise<boolean> {
  return (await library()).browserSupportsWebAuthnAutofill();
}

/** Has the browser confirm with a passkey; with `isAutofill` it waits until one is chosen below a field. */
export async function askForPasskey(
  optionsJSON: PasskeyRequestOptions,
  { isAutofill }: { isAutofill: boolean },
): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  const { response, ...credential } = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: isAutofill,
    // The field may come later than this call: its words are loaded first.
    verifyBrowserAutofillInput: false,
  });
  return { ...credential, type: 'public-key', response, clientExtensionResults: {} };
}

/** Has the browser make a passkey. */
export async function makePasskey(
  optionsJSON: PasskeyCreationOptions,
): Promise<PasskeyAttestation> {
  const { startRegistration } = await library();
  const {
    response: { clientDataJSON, attestationObject, transports },
    ...credential
  } = await startRegistration({ optionsJSON });
  return {
    ...credential,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, transports },
    clientExtensionResults: {},
  };
}

/** Whether the browser made no passkey because its device keeps one of this customer already. */
export const isKnownToDevice = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';

/** Ends the ceremony that the browser has open, so that another can begin. */
export async function abortCeremony(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

/** Tells the browser that it need not offer this passkey any more; browsers that cannot be told are left alone. */
export async function forgetPasskey(rpID: string, credentialID: string): Promise<void> {
  const { sendSignal } = await library();
  await sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined);
}

/** Waits until the page can be seen. */
export function untilVisible(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'visible') return resolve();
    const listening = new AbortController();
    const check = (): void => {
      if (document.visibilityState !== 'visible') return;
      listening.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', check, { signal: listening.signal });
  });
}
