import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { ApiError } from '@/lib/api/api-error';
import { failureOf } from '@/lib/saga/request-record';
import { getClient } from '@/lib/saga/saga-client';
import {
  actAsRequested,
  deskSessionOptions,
  sessionEnded,
  sessionReceived,
  sessionRequested,
  sessionRequestFailed,
  signOutRequested,
  staffSessionSlice,
} from './staff-session.slice';

function* requestSession({ payload: { locale } }: ReturnType<typeof sessionRequested>) {
  try {
    const client = yield* getClient();
    const { data } = yield* call(() => client('deskSession', {}, { locale, skipErrors: false }));
    const before = yield* select(staffSessionSlice.selectors.selectSession);
    if (before && before.member.id !== data.member.id) yield* put(sessionEnded());
    yield* put(sessionReceived(data));
  } catch (error) {
    yield* put(deskSessionOptions.sessionEndOf(error) ?? sessionRequestFailed(failureOf(error)));
  }
}

function* signOut({ payload: { locale } }: ReturnType<typeof signOutRequested>) {
  const client = yield* getClient();
  try {
    yield* call(() => client('deskSignOut', { body: {} }, { locale, skipErrors: false }));
  } catch (error) {
    // While the server cannot say that the session is over, the desk must not look as if it were.
    if (!(error instanceof ApiError && error.status === 401))
      return void (yield* put(sessionRequestFailed(failureOf(error))));
  }
  yield* put(sessionEnded());
}

function* actAs({ payload: { locale, memberId } }: ReturnType<typeof actAsRequested>) {
  try {
    const client = yield* getClient();
    yield* call(() => client('deskActAs', { body: { memberId } }, { locale, skipErrors: false }));
    yield* put(sessionRequested({ locale }));
  } catch (error) {
    yield* put(deskSessionOptions.sessionEndOf(error) ?? sessionRequestFailed(failureOf(error)));
  }
}

/** Asks who is signed in, changes whom an administrator acts as, and signs out. */
export function* staffSessionSaga() {
  yield* takeLatest(sessionRequested.type, requestSession);
  yield* takeLeading(actAsRequested.type, actAs);
  yield* takeLeading(signOutRequested.type, signOut);
}
