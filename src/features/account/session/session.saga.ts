import { call, fork, put, race, take, takeLatest, takeLeading } from 'typed-redux-saga';
import { ApiError } from '@/lib/api/api-error';
import { failureOf } from '@/lib/saga/request-record';
import { getClient } from '@/lib/saga/saga-client';
import { idleSaga } from './idle.saga';
import { sessionEndOf } from './private-call';
import { sessionEnded, sessionReceived, sessionRefused, sessionRequested, signOutRequested } from './session.slice';

function* requestSession({ payload: { locale } }: ReturnType<typeof sessionRequested>) {
  try {
    const client = yield* getClient();
    const { data } = yield* call(() => client('userInfo', {}, { locale, skipErrors: false }));
    yield* put(sessionReceived(data));
  } catch (error) {
    yield* put(sessionRefused(failureOf(error)));
    const end = sessionEndOf(error);
    if (end) yield* put(end);
  }
}

function* answerLatest() {
  yield* takeLatest(sessionRequested.type, requestSession);
}

/** Whoever leaves is not asked after any more; an answer to what was asked before the end would sign them in again. */
function* answerRequests() {
  while (true) {
    const { leaving } = yield* race({ answering: call(answerLatest), leaving: take(signOutRequested.type), ended: take(sessionEnded.type) });
    if (leaving) yield* take(sessionEnded.type);
  }
}

// Whoever walks away must not wait for a slow network.
const signOutTimeoutMs = 5_000;

function* endOnServer({ locale, reason, everywhere = false }: ReturnType<typeof signOutRequested>['payload']) {
  const client = yield* getClient();
  try {
    yield* call(() => client('signout', { body: { everywhere } }, { locale, timeoutMs: signOutTimeoutMs }));
    return reason;
  } catch (error) {
    const isOver = error instanceof ApiError && (error.status === 401 || error.status === 403);
    return isOver ? reason : 'unconfirmed';
  }
}

/** This tab may hear of the end from another one first; then somebody can sign in before the server has answered. */
function* nextSession() {
  yield* take(sessionEnded.type);
  yield* take(sessionRequested.type);
}

function* signOut({ payload }: ReturnType<typeof signOutRequested>) {
  const { end } = yield* race({ end: call(endOnServer, payload), next: call(nextSession) });
  if (end) yield* put(sessionEnded(end));
}

export function* sessionSaga() {
  yield* fork(idleSaga);
  yield* fork(answerRequests);
  yield* takeLeading(signOutRequested.type, signOut);
}
