import { applicationQueries } from './screens/applications/application-queries';
import { applicationSubmissions } from './screens/applications/application-submissions';
import { detailsQueries } from './screens/details/details-queries';
import { detailsSubmissions } from './screens/details/details-submissions';
import { downloadSaga } from './download.saga';
import { loanQueries } from './screens/payments/loan-queries';
import { loanSubmissions } from './screens/payments/loan-submissions';
import { requestQueries } from './screens/requests/request-queries';
import { requestSubmissions } from './screens/requests/request-submissions';
import { threadQueries } from './screens/messages/thread-queries';
import { threadSubmissions } from './screens/messages/thread-submissions';
import { passkeySlices } from './passkey/passkey-queries';
import { passkeySaga } from './passkey/passkey.saga';
import { sessionSaga } from './session/session.saga';
import { statementQueries } from './screens/statements/statement-queries';

const requestSlices = [
  ...loanQueries,
  ...loanSubmissions,
  ...applicationQueries,
  ...applicationSubmissions,
  ...requestQueries,
  ...requestSubmissions,
  ...threadQueries,
  ...threadSubmissions,
  ...statementQueries,
  ...detailsQueries,
  ...detailsSubmissions,
  ...passkeySlices,
];

/** One saga per query and submission of a signed-in customer; the key is the slice's name. */
export const accountSagas: Readonly<Record<string, () => Generator>> = {
  session: sessionSaga,
  download: downloadSaga,
  passkey: passkeySaga,
  ...Object.fromEntries(requestSlices.map(({ slice, saga }) => [slice.name, saga])),
};
