import { accountFormsSlice } from './account-forms.slice';
import {
  accountApplications,
  accountChecklists,
  accountDocuments,
} from './application/application-queries';
import { applicationWithdrawal } from './application/application-submissions';
import { accountSessions } from './details/details-queries';
import {
  freezeSubmission,
  infoSubmission,
  myDataSubmission,
  notMeSubmission,
  preferencesSubmission,
  revokeSubmission,
} from './details/details-submissions';
import { downloadSlice } from './download.slice';
import { accountLoanDetails, accountLoans, accountSettlements } from './loan/loan-queries';
import { settlementSubmission } from './loan/loan-submissions';
import { accountHolidays, accountLimits, accountRequests } from './request/request-queries';
import {
  cancelSubmission,
  contactSubmission,
  holidaySubmission,
  limitSubmission,
  withdrawalSubmission,
} from './request/request-submissions';
import { sessionSlice } from './session/session.slice';
import { accountStatements } from './statement/statement-queries';

/** Reducers of the account, by slice name. */
export const accountReducers = {
  session: sessionSlice.reducer,
  download: downloadSlice.reducer,
  accountForms: accountFormsSlice.reducer,
  accountLoans: accountLoans.slice.reducer,
  accountLoanDetails: accountLoanDetails.slice.reducer,
  accountSettlements: accountSettlements.slice.reducer,
  settlementSubmission: settlementSubmission.slice.reducer,
  accountApplications: accountApplications.slice.reducer,
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
  accountStatements: accountStatements.slice.reducer,
  accountSessions: accountSessions.slice.reducer,
  infoSubmission: infoSubmission.slice.reducer,
  preferencesSubmission: preferencesSubmission.slice.reducer,
  myDataSubmission: myDataSubmission.slice.reducer,
  revokeSubmission: revokeSubmission.slice.reducer,
  freezeSubmission: freezeSubmission.slice.reducer,
  notMeSubmission: notMeSubmission.slice.reducer,
};
