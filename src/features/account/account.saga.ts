import { fork } from 'typed-redux-saga';
import { applicationQueries } from './application/application-queries';
import { applicationSubmissions } from './application/application-submissions';
import { detailsQueries } from './details/details-queries';
import { detailsSubmissions } from './details/details-submissions';
import { downloadSaga } from './download.saga';
import { loanQueries } from './loan/loan-queries';
import { loanSubmissions } from './loan/loan-submissions';
import { requestQueries } from './request/request-queries';
import { requestSubmissions } from './request/request-submissions';
import { sessionSaga } from './session/session.saga';
import { statementQueries } from './statement/statement-queries';

const requestSlices = [
  ...loanQueries,
  ...loanSubmissions,
  ...applicationQueries,
  ...applicationSubmissions,
  ...requestQueries,
  ...requestSubmissions,
  ...statementQueries,
  ...detailsQueries,
  ...detailsSubmissions,
];

/** Runs the sagas of all requests and submissions of a signed-in customer. */
export function* accountSaga() {
  yield* fork(sessionSaga);
  yield* fork(downloadSaga);
  for (const { saga } of requestSlices) yield* fork(saga);
}
