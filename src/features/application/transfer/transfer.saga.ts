import { call, delay, put, race, take, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf } from '@/lib/saga/request-record';
import { getClient } from '@/lib/saga/saga-client';
import { draftMoved } from '../application.slice';
import { readTransfer } from './read-transfer.saga';
import {
  draftAskedFor,
  draftTaken,
  linkFailed,
  linkMade,
  linkOver,
  takeFailed,
  transferClosed,
  transferStarted,
} from './transfer.slice';

export const pollIntervalMs = 3_000;

type Started = ReturnType<typeof transferStarted>['payload'];

/** Makes a link and watches it until another device has opened it or its time is over. */
function* offerDraft({ reference, locale }: Started) {
  try {
    const client = yield* getClient();
    const { data } = yield* call(() =>
      client('startTransfer', { body: { reference } }, { locale }),
    );
    yield* put(linkMade(data));
  } catch (error) {
    yield* put(linkFailed(failureOf(error)));
    return;
  }
  for (;;) {
    yield* delay(pollIntervalMs);
    const state = yield* readTransfer(reference, locale);
    if (state === 'taken') {
      yield* put(draftMoved());
      return;
    }
    if (state === 'over') {
      yield* put(linkOver());
      return;
    }
  }
}

function* offerUntilClosed({ payload }: ReturnType<typeof transferStarted>) {
  yield* race({ offered: call(offerDraft, payload), closed: take(transferClosed) });
}

function* takeDraft({ payload: { token, locale } }: ReturnType<typeof draftAskedFor>) {
  try {
    const client = yield* getClient();
    const { data } = yield* call(() => client('takeTransfer', { body: { token } }, { locale }));
    yield* put(draftTaken({ draft: data, locale }));
  } catch (error) {
    yield* put(takeFailed(failureOf(error)));
  }
}

/** The newest link is the one that counts; a draft is taken once. */
export function* transferSaga() {
  yield* takeLatest(transferStarted, offerUntilClosed);
  yield* takeLeading(draftAskedFor, takeDraft);
}
