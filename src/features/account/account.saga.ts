import { fork } from 'typed-redux-saga';
import { accountQueries } from './account-queries';
import { accountSubmissions } from './account-submissions';
import { sessionSaga } from './session/session.saga';
import { downloadSaga } from './statement/download.saga';

/** Runs the sagas of all requests and submissions of a signed-in customer. */
export function* accountSaga() {
  yield* fork(sessionSaga);
  yield* fork(downloadSaga);
  for (const { saga } of accountQueries) yield* fork(saga);
  for (const { saga } of accountSubmissions) yield* fork(saga);
}
