import { call, fork, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { ApiError } from '@/lib/api/api-error';
import { failureOf } from '@/lib/request-record';
import { getClient } from '@/lib/saga-client';
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

// Whoever walks away must not wait for a slow network.
const signOutTimeoutMs = 5_000;

function* signOut({ payload: { locale, reason, everywhere = false } }: ReturnType<typeof signOutRequested>) {
  const client = yield* getClient();
  try {
    yield* call(() => client('signout', { body: { everywhere } }, { locale, timeoutMs: signOutTimeoutMs }));
    yield* put(sessionEnded(reason));
  } catch (error) {
    const isOver = error instanceof ApiError && (error.status === 401 || error.status === 403);
    yield* put(sessionEnded(isOver ? reason : 'unconfirmed'));
  }
}

export function* sessionSaga() {
  yield* fork(idleSaga);
  yield* takeLatest(sessionRequested.type, requestSession);
  yield* takeLeading(signOutRequested.type, signOut);
}
