import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, takeLeading } from 'typed-redux-saga';
import type { PasskeyRequestOptions } from '@/contracts/account/passkey';
import type { Locale } from '@/contracts/locale';
import { ApiError } from '@/lib/api/api-error';
import { failureOf } from '@/lib/saga/request-record';
import { getClient } from '@/lib/saga/saga-client';
import { leavePage } from '@/lib/session/leave-page';
import { askForPasskey, isOwnHost, makePasskey } from '@/lib/session/passkey-ceremony';
import {
  browserFailure,
  codeJoinRequested,
  codeProofRequested,
  codeSignInRequested,
  entryFailed,
  entrySucceeded,
  passkeyJoinRequested,
  passkeyProofRequested,
  passkeySignInRequested,
  workAccountAnswered,
  workAccountRequested,
} from './staff-entry.slice';
import { sessionRequested } from './staff-session.slice';

class CeremonyError extends Error {
  constructor(readonly code: (typeof browserFailure)[keyof typeof browserFailure]) {
    super(code);
  }
}

/** What the browser throws has no words for people; what the API answers has. */
const isOfApi = (error: unknown): boolean =>
  error instanceof ApiError || error instanceof CeremonyError;

function assertionFor(options: PasskeyRequestOptions | null) {
  if (options === null || !isOwnHost(options.rpId)) throw new CeremonyError(browserFailure.none);
  return askForPasskey(options, { isAutofill: false });
}

function* signInByPasskey({ locale }: { locale: Locale }) {
  const client = yield* getClient();
  const { data } = yield* call(() => client('staffPasskeyOptions', { body: {} }, { locale }));
  const credential = yield* call(assertionFor, data);
  yield* call(() => client('staffPasskeySignIn', { body: { credential } }, { locale }));
}

function* proveByPasskey({ locale }: { locale: Locale }) {
  const client = yield* getClient();
  const { data } = yield* call(() => client('deskStepUpOptions', { body: {} }, { locale }));
  const credential = yield* call(assertionFor, data);
  yield* call(() => client('deskStepUp', { body: { credential } }, { locale }));
}

function* joinByPasskey({
  locale,
  token,
  options,
}: ReturnType<typeof passkeyJoinRequested>['payload']) {
  const client = yield* getClient();
  const credential = yield* call(makePasskey, options);
  yield* call(() => client('staffAcceptInvitation', { body: { token, credential } }, { locale }));
}

function* signInByCode({ locale, email, code }: ReturnType<typeof codeSignInRequested>['payload']) {
  const client = yield* getClient();
  yield* call(() => client('staffCodeSignIn', { body: { email, code } }, { locale }));
}

function* joinByCode({ locale, token, code }: ReturnType<typeof codeJoinRequested>['payload']) {
  const client = yield* getClient();
  yield* call(() => client('staffAcceptInvitation', { body: { token, code } }, { locale }));
}

function* proveByCode({ locale, code }: ReturnType<typeof codeProofRequested>['payload']) {
  const client = yield* getClient();
  yield* call(() => client('deskStepUp', { body: { code } }, { locale }));
}

/** Leaves for the provider; the page that it comes back to ends it. */
function* beginWorkAccount({
  payload: { locale, purpose },
}: ReturnType<typeof workAccountRequested>) {
  try {
    const client = yield* getClient();
    const key = purpose === 'connect' ? 'deskBeginWorkAccount' : 'staffBeginWorkAccount';
    const { data } = yield* call(() => client(key, { body: {} }, { locale, skipErrors: false }));
    yield* call(leavePage, data.url);
  } catch (error) {
    yield* put(entryFailed(failureOf(error)));
  }
}

function* endWorkAccount({
  locale,
  purpose,
  answer,
}: ReturnType<typeof workAccountAnswered>['payload']) {
  const client = yield* getClient();
  const key = purpose === 'connect' ? 'deskConnectWorkAccount' : 'staffWorkAccountSignIn';
  yield* call(() => client(key, { body: { answer } }, { locale, skipErrors: false }));
}

/** Runs one way in; afterwards the session is read anew. */
const enter = <P extends { locale: Locale }>(way: (payload: P) => Generator) =>
  function* ({ payload }: PayloadAction<P>) {
    try {
      yield* way(payload);
      yield* put(entrySucceeded());
      yield* put(sessionRequested({ locale: payload.locale }));
    } catch (error) {
      yield* put(
        entryFailed(
          failureOf(isOfApi(error) ? error : new CeremonyError(browserFailure.cancelled)),
        ),
      );
    }
  };

/** Every way into the desk. */
export function* staffEntrySaga() {
  yield* takeLeading(passkeySignInRequested.type, enter(signInByPasskey));
  yield* takeLeading(codeSignInRequested.type, enter(signInByCode));
  yield* takeLeading(passkeyJoinRequested.type, enter(joinByPasskey));
  yield* takeLeading(codeJoinRequested.type, enter(joinByCode));
  yield* takeLeading(passkeyProofRequested.type, enter(proveByPasskey));
  yield* takeLeading(codeProofRequested.type, enter(proveByCode));
  yield* takeLeading(workAccountRequested.type, beginWorkAccount);
  yield* takeLeading(workAccountAnswered.type, enter(endWorkAccount));
}
