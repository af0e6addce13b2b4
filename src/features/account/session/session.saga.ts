import { call, fork, put, race, take, takeLatest, takeLeading } from 'typed-redux-saga';
import { ApiError } from '@/lib/api/api-error';
import { failureOf } from '@/lib/saga/request-record';
import { getClient } from '@/lib/saga/saga-client';
import { idleSaga } from './idle.saga';
import { sessionEndFor } from './session-end';
import {
  sessionEnded,
  sessionReceived,
  sessionRequestFailed,
  sessionRequested,
  signOutRequested,
} from './session.slice';

function* requestSession({ payload: { locale } }: ReturnType<typeof sessionRequested>) {
  try {
    const client = yield* getClient();
    const { data } = yield* call(() => client('userInfo', {}, { locale, skipErrors: false }));
    yield* put(sessionReceived(data));
  } catch (error) {
    yield* put(sessionRequestFailed(failureOf(error)));
    const end = sessionEndFor(error);
    if (end) yield* put(end);
  }
}

function* watchLatestRequest() {
  yield* takeLatest(sessionRequested.type, requestSession);
}

/** Cancels a pending session request on sign-out; its late answer would sign the customer in again. */
function* watchSessionRequests() {
  while (true) {
    const { signingOut } = yield* race({
      answering: call(watchLatestRequest),
      signingOut: take(signOutRequested.type),
      ended: take(sessionEnded.type),
    });
    if (signingOut) yield* take(sessionEnded.type);
  }
}

// Sign-out must not wait for a slow network.
const signOutTimeoutMs = 5_000;

function* requestSignOut({
  locale,
  reason,
  everywhere = false,
}: ReturnType<typeof signOutRequested>['payload']) {
  const client = yield* getClient();
  try {
    yield* call(() =>
      client('signout', { body: { everywhere } }, { locale, timeoutMs: signOutTimeoutMs }),
    );
    return reason;
  } catch (error) {
    const isAlreadyEnded =
      error instanceof ApiError && (error.status === 401 || error.status === 403);
    return isAlreadyEnded ? reason : 'unconfirmed';
  }
}

/** Another tab may report the end of the session first; a new session can then start before the server answers this sign-out. */
function* waitForNextSession() {
  yield* take(sessionEnded.type);
  yield* take(sessionRequested.type);
}

function* signOut({ payload }: ReturnType<typeof signOutRequested>) {
  const { end } = yield* race({
    end: call(requestSignOut, payload),
    next: call(waitForNextSession),
  });
  if (end) yield* put(sessionEnded(end));
}

export function* sessionSaga() {
  yield* fork(idleSaga);
  yield* fork(watchSessionRequests);
  yield* takeLeading(signOutRequested.type, signOut);
}
