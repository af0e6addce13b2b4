import { call, cancelled, delay, put, race, select, takeLatest } from 'typed-redux-saga';
import type { PasskeyAssertion, PasskeyRequestOptions } from '@/contracts/account/passkey';
import type { Locale } from '@/contracts/locale';
import { ApiError } from '@/lib/api/api-error';
import { failureOf, type RequestFailure } from '@/lib/saga/request-record';
import { getClient } from '@/lib/saga/saga-client';
import {
  abortCeremony,
  askForPasskey,
  canAutofill,
  forgetPasskey,
  isKnownToDevice,
  isOwnHost,
  makePasskey,
  untilVisible,
} from '@/lib/session/passkey-ceremony';
import { sessionEndFor } from '../session/session-end';
import {
  autofillRequested,
  browserFailure,
  ceremonyClosed,
  ceremonyFailed,
  ceremonySucceeded,
  offerReceived,
  passkeyChosen,
  passkeySlice,
  registrationRequested,
  signInRequested,
  stepUpRequested,
} from './passkey.slice';

// The server takes an answer for five minutes; nobody knows when a passkey is chosen below the field.
const autofillRenewalMs = 4 * 60_000;

/** Null where the API offers no passkeys; throws where it cannot say. */
function* requestSignInOptions(locale: Locale) {
  const client = yield* getClient();
  const { data } = yield* call(() => client('passkeySignInOptions', { body: {} }, { locale }));
  const options = data !== null && isOwnHost(data.rpId) ? data : null;
  yield* put(offerReceived(options !== null));
  return options;
}

function* finishSignIn(
  { rpId }: PasskeyRequestOptions,
  { credential, locale }: { credential: PasskeyAssertion; locale: Locale },
) {
  const client = yield* getClient();
  const answer = yield* call(() => client('passkeySignIn', { body: { credential } }, { locale }));
  if (answer.success) return void (yield* put(ceremonySucceeded()));
  if (answer.isUnknown) yield* call(forgetPasskey, rpId, credential.id);
  yield* put(ceremonyFailed({ code: 'refused', message: answer.message }));
}

/** The passkey chosen below the field, and what it answers; null where the browser offers none there. */
function* waitForChoice(locale: Locale) {
  while (true) {
    yield* call(untilVisible);
    const options = yield* requestSignInOptions(locale);
    if (options === null || !(yield* call(canAutofill))) return null;
    const { credential } = yield* race({
      credential: call(askForPasskey, options, { isAutofill: true }),
      renewal: delay(autofillRenewalMs),
    });
    if (credential) return { options, credential };
    yield* call(abortCeremony);
  }
}

/** What keeps a browser from offering passkeys below the field is not told, because nobody asked. */
function* tryWaitForChoice(locale: Locale) {
  try {
    return yield* waitForChoice(locale);
  } catch (error) {
    // An API that does not know the call offers no passkeys; after other failures the next visit asks again.
    if (error instanceof ApiError && error.status === 404) yield* put(offerReceived(false));
    return null;
  }
}

function* autofill({ payload: { locale } }: ReturnType<typeof autofillRequested>) {
  const { isOffered } = yield* select(passkeySlice.selectors.selectPasskey);
  if (isOffered === false) return;
  const choice = yield* tryWaitForChoice(locale);
  if (choice === null) return;
  yield* put(passkeyChosen({ locale }));
  yield* finishSignIn(choice.options, { credential: choice.credential, locale });
}

function* signIn({ payload: { locale } }: ReturnType<typeof signInRequested>) {
  const options = yield* requestSignInOptions(locale);
  if (options === null) return void (yield* put(ceremonyClosed()));
  const credential = yield* call(askForPasskey, options, { isAutofill: false });
  yield* finishSignIn(options, { credential, locale });
}

function* register({ payload: { locale } }: ReturnType<typeof registrationRequested>) {
  const client = yield* getClient();
  const api = { locale, skipErrors: false } as const;
  const { data } = yield* call(() => client('passkeyOptions', { body: {} }, api));
  const credential = yield* call(makePasskey, data);
  yield* call(() => client('addPasskey', { body: { credential } }, api));
  yield* put(ceremonySucceeded());
}

function* stepUp({ payload: { locale, operationId } }: ReturnType<typeof stepUpRequested>) {
  const client = yield* getClient();
  const api = { locale, skipErrors: false } as const;
  const { data } = yield* call(() =>
    client('passkeyStepUpOptions', { body: { operationId } }, api),
  );
  const credential = yield* call(askForPasskey, data, { isAutofill: false });
  yield* call(() => client('passkeyStepUp', { body: { operationId, credential } }, api));
  yield* put(ceremonySucceeded());
}

type CeremonyAction =
  | ReturnType<typeof autofillRequested>
  | ReturnType<typeof signInRequested>
  | ReturnType<typeof registrationRequested>
  | ReturnType<typeof stepUpRequested>
  | ReturnType<typeof ceremonyClosed>;

function* perform(action: CeremonyAction) {
  if (autofillRequested.match(action)) yield* autofill(action);
  else if (signInRequested.match(action)) yield* signIn(action);
  else if (registrationRequested.match(action)) yield* register(action);
  else if (stepUpRequested.match(action)) yield* stepUp(action);
}

function ceremonyFailureOf(error: unknown): RequestFailure {
  if (error instanceof ApiError) return failureOf(error);
  const code = isKnownToDevice(error) ? browserFailure.known : browserFailure.cancelled;
  return { code, message: '' };
}

function* attempt(action: CeremonyAction) {
  try {
    yield* perform(action);
  } catch (error) {
    yield* put(ceremonyFailed(ceremonyFailureOf(error)));
    const end = sessionEndFor(error);
    if (end) yield* put(end);
  }
}

function* runCeremony(action: CeremonyAction) {
  try {
    yield* attempt(action);
    if (!signInRequested.match(action)) return;
    const { record } = yield* select(passkeySlice.selectors.selectPasskey);
    // The field offers passkeys again after a button that led nowhere.
    if (record.status === 'failed') yield* attempt(autofillRequested(action.payload));
  } finally {
    // A browser has one ceremony at a time: that of the field ends before that of a button begins.
    if (yield* cancelled()) yield* call(abortCeremony);
  }
}

/** One ceremony at a time: a new one ends the one before. */
export function* passkeySaga() {
  yield* takeLatest(
    [
      autofillRequested.type,
      signInRequested.type,
      registrationRequested.type,
      stepUpRequested.type,
      ceremonyClosed.type,
    ],
    runCeremony,
  );
}
