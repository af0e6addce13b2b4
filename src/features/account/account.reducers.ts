import { accountFormsSlice } from './account-forms.slice';
import * as reads from './account-queries';
import * as submissions from './account-submissions';
import { downloadSlice } from './statement/download.slice';
import { sessionSlice } from './session/session.slice';

/** Reducers of the account, by slice name. */
export const accountReducers = {
  session: sessionSlice.reducer,
  download: downloadSlice.reducer,
  accountForms: accountFormsSlice.reducer,
  accountLoans: reads.accountLoans.slice.reducer,
  accountApplications: reads.accountApplications.slice.reducer,
  accountRequests: reads.accountRequests.slice.reducer,
  accountSessions: reads.accountSessions.slice.reducer,
  accountLoanDetails: reads.accountLoanDetails.slice.reducer,
  accountStatements: reads.accountStatements.slice.reducer,
  accountLimits: reads.accountLimits.slice.reducer,
  accountSettlements: reads.accountSettlements.slice.reducer,
  accountHolidays: reads.accountHolidays.slice.reducer,
  accountDocuments: reads.accountDocuments.slice.reducer,
  accountChecklists: reads.accountChecklists.slice.reducer,
  holidaySubmission: submissions.holidaySubmission.slice.reducer,
  limitSubmission: submissions.limitSubmission.slice.reducer,
  withdrawalSubmission: submissions.withdrawalSubmission.slice.reducer,
  settlementSubmission: submissions.settlementSubmission.slice.reducer,
  contactSubmission: submissions.contactSubmission.slice.reducer,
  cancelSubmission: submissions.cancelSubmission.slice.reducer,
  infoSubmission: submissions.infoSubmission.slice.reducer,
  preferencesSubmission: submissions.preferencesSubmission.slice.reducer,
  myDataSubmission: submissions.myDataSubmission.slice.reducer,
  applicationWithdrawal: submissions.applicationWithdrawal.slice.reducer,
  revokeSubmission: submissions.revokeSubmission.slice.reducer,
};
