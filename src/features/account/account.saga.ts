import { fork } from 'typed-redux-saga';
import { accountReads } from './account-reads';
import { accountSubmissions } from './account-submissions';
import { sessionSaga } from './session/session.saga';
import { downloadSaga } from './statement/download.saga';

/** Everything that a signed-in customer reads and sends. */
export function* accountSaga() {
  yield* fork(sessionSaga);
  yield* fork(downloadSaga);
  for (const { saga } of accountReads) yield* fork(saga);
  for (const { saga } of accountSubmissions) yield* fork(saga);
}
