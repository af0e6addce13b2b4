import { accountSessionOptions as privacy } from './session/session-end';
import { createSubmitSlice } from './submit-slice';

export const holidaySubmission = createSubmitSlice({
  name: 'holidaySubmission',
  endpoint: 'paymHoliday',
  privacy,
});
export const limitSubmission = createSubmitSlice({
  name: 'limitSubmission',
  endpoint: 'increaseCreditLimit',
  privacy,
});
export const withdrawalSubmission = createSubmitSlice({
  name: 'withdrawalSubmission',
  endpoint: 'internetWithdrawal',
  privacy,
});
export const settlementSubmission = createSubmitSlice({
  name: 'settlementSubmission',
  endpoint: 'requestSettlement',
  privacy,
});
export const contactSubmission = createSubmitSlice({
  name: 'contactSubmission',
  endpoint: 'losContactUs',
  privacy,
});
export const cancelSubmission = createSubmitSlice({
  name: 'cancelSubmission',
  endpoint: 'cancelRequest',
  privacy,
});
export const infoSubmission = createSubmitSlice({
  name: 'infoSubmission',
  endpoint: 'internetInfoUpd',
  privacy,
});
export const preferencesSubmission = createSubmitSlice({
  name: 'preferencesSubmission',
  endpoint: 'savePreferences',
  privacy,
});
export const myDataSubmission = createSubmitSlice({
  name: 'myDataSubmission',
  endpoint: 'requestMyData',
  privacy,
});
export const revokeSubmission = createSubmitSlice({
  name: 'revokeSubmission',
  endpoint: 'revokeSession',
  privacy,
});
export const applicationWithdrawal = createSubmitSlice({
  name: 'applicationWithdrawal',
  endpoint: 'withdrawApplication',
  privacy,
});

export const accountSubmissions = [
  holidaySubmission,
  limitSubmission,
  withdrawalSubmission,
  settlementSubmission,
  contactSubmission,
  cancelSubmission,
  infoSubmission,
  preferencesSubmission,
  myDataSubmission,
  revokeSubmission,
  applicationWithdrawal,
] as const;
