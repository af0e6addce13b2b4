import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf, hasCode, type RequestFailure } from '@/lib/saga/request-record';
import { getClient } from '@/lib/saga/saga-client';
import {
  answerFailed,
  answerStored,
  coApplicationAnswered,
  coApplicationClosed,
  coApplicationFailed,
  coApplicationOpened,
  coApplicationRead,
} from './co-applicant.slice';
import { setProofHint } from './co-applicant-link';

function* readCoApplication({ payload: { locale } }: ReturnType<typeof coApplicationOpened>) {
  try {
    const client = yield* getClient();
    const { data } = yield* call(() => client('readCoApplication', {}, { locale }));
    setProofHint(true);
    yield* put(coApplicationRead(data));
  } catch (error) {
    yield* fail(failureOf(error), coApplicationFailed);
  }
}

function* answer({ payload }: ReturnType<typeof coApplicationAnswered>) {
  try {
    const client = yield* getClient();
    const { data } = yield* call(() =>
      client('answerCoApplication', { body: payload.answer }, { locale: payload.locale }),
    );
    yield* put(answerStored(data));
  } catch (error) {
    yield* fail(failureOf(error), answerFailed);
  }
}

/** Where the proof has ended, the phone is proved again. */
function* fail(failure: RequestFailure, report: typeof coApplicationFailed | typeof answerFailed) {
  if (!hasCode(failure, 'phone_not_verified')) return yield* put(report(failure));
  setProofHint(false);
  return yield* put(coApplicationClosed());
}

/** Reads take the latest, and of several presses the first counts. */
export function* coApplicantSaga() {
  yield* takeLatest(coApplicationOpened, readCoApplication);
  yield* takeLeading(coApplicationAnswered, answer);
}
