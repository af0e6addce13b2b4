import { accountFormsSlice } from './account-forms.slice';
import {
  accountApplications,
  accountChecklists,
  accountDocuments,
  accountOffers,
  accountSignings,
  signingSlots,
} from './screens/applications/application-queries';
import {
  applicationWithdrawal,
  offerAcceptance,
  signingBooking,
  signingCancellation,
} from './screens/applications/application-submissions';
import { accountActivity, accountSessions } from './screens/details/details-queries';
import {
  closureSubmission,
  emailLinkSubmission,
  freezeSubmission,
  infoSubmission,
  myDataSubmission,
  notMeSubmission,
  preferencesSubmission,
  revokeSubmission,
  verifyEmailSubmission,
} from './screens/details/details-submissions';
import { downloadSlice } from './download.slice';
import {
  accountLoanDetails,
  accountLoans,
  accountSettlements,
} from './screens/payments/loan-queries';
import {
  autopayEndSubmission,
  autopaySubmission,
  prepaymentSubmission,
  releaseSubmission,
  settlementSubmission,
} from './screens/payments/loan-submissions';
import {
  accountHolidays,
  accountLimits,
  accountRequests,
} from './screens/requests/request-queries';
import {
  cancelSubmission,
  contactSubmission,
  holidaySubmission,
  limitSubmission,
  withdrawalSubmission,
} from './screens/requests/request-submissions';
import {
  accountPasskeys,
  passkeyNaming,
  passkeyRemoval,
  recoveryEnd,
  recoveryStart,
} from './passkey/passkey-queries';
import { passkeySlice } from './passkey/passkey.slice';
import { accountThread, accountThreads } from './screens/messages/thread-queries';
import {
  threadMessage,
  threadReading,
  threadStart,
  threadStateChange,
} from './screens/messages/thread-submissions';
import { sessionSlice } from './session/session.slice';
import {
  accountLetters,
  accountLoanDocuments,
  accountStatements,
} from './screens/statements/statement-queries';

/** Reducers of the account, by slice name. */
export const accountReducers = {
  session: sessionSlice.reducer,
  passkey: passkeySlice.reducer,
  accountPasskeys: accountPasskeys.slice.reducer,
  passkeyNaming: passkeyNaming.slice.reducer,
  passkeyRemoval: passkeyRemoval.slice.reducer,
  recoveryStart: recoveryStart.slice.reducer,
  recoveryEnd: recoveryEnd.slice.reducer,
  download: downloadSlice.reducer,
  accountForms: accountFormsSlice.reducer,
  accountLoans: accountLoans.slice.reducer,
  accountLoanDetails: accountLoanDetails.slice.reducer,
  accountSettlements: accountSettlements.slice.reducer,
  settlementSubmission: settlementSubmission.slice.reducer,
  prepaymentSubmission: prepaymentSubmission.slice.reducer,
  autopaySubmission: autopaySubmission.slice.reducer,
  autopayEndSubmission: autopayEndSubmission.slice.reducer,
  releaseSubmission: releaseSubmission.slice.reducer,
  accountApplications: accountApplications.slice.reducer,
  accountOffers: accountOffers.slice.reducer,
  offerAcceptance: offerAcceptance.slice.reducer,
  accountSignings: accountSignings.slice.reducer,
  signingSlots: signingSlots.slice.reducer,
  signingBooking: signingBooking.slice.reducer,
  signingCancellation: signingCancellation.slice.reducer,
  accountDocuments: accountDocuments.slice.reducer,
  accountChecklists: accountChecklists.slice.reducer,
  applicationWithdrawal: applicationWithdrawal.slice.reducer,
  accountRequests: accountRequests.slice.reducer,
  accountLimits: accountLimits.slice.reducer,
  accountHolidays: accountHolidays.slice.reducer,
  holidaySubmission: holidaySubmission.slice.reducer,
  limitSubmission: limitSubmission.slice.reducer,
  withdrawalSubmission: withdrawalSubmission.slice.reducer,
  contactSubmission: contactSubmission.slice.reducer,
  cancelSubmission: cancelSubmission.slice.reducer,
  accountThreads: accountThreads.slice.reducer,
  accountThread: accountThread.slice.reducer,
  threadStart: threadStart.slice.reducer,
  threadMessage: threadMessage.slice.reducer,
  threadStateChange: threadStateChange.slice.reducer,
  threadReading: threadReading.slice.reducer,
  accountStatements: accountStatements.slice.reducer,
  accountLoanDocuments: accountLoanDocuments.slice.reducer,
  accountLetters: accountLetters.slice.reducer,
  accountActivity: accountActivity.slice.reducer,
  accountSessions: accountSessions.slice.reducer,
  infoSubmission: infoSubmission.slice.reducer,
  preferencesSubmission: preferencesSubmission.slice.reducer,
  myDataSubmission: myDataSubmission.slice.reducer,
  closureSubmission: closureSubmission.slice.reducer,
  revokeSubmission: revokeSubmission.slice.reducer,
  freezeSubmission: freezeSubmission.slice.reducer,
  notMeSubmission: notMeSubmission.slice.reducer,
  emailLinkSubmission: emailLinkSubmission.slice.reducer,
  verifyEmailSubmission: verifyEmailSubmission.slice.reducer,
};
