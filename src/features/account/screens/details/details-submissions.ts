import { accountSessionOptions as session } from '@/features/account/session/session-end';
import { createSubmitSlice } from '@/lib/saga/submit-slice';

export const infoSubmission = createSubmitSlice({
  name: 'infoSubmission',
  endpoint: 'internetInfoUpd',
  session,
});

export const preferencesSubmission = createSubmitSlice({
  name: 'preferencesSubmission',
  endpoint: 'savePreferences',
  session,
});

export const myDataSubmission = createSubmitSlice({
  name: 'myDataSubmission',
  endpoint: 'requestMyData',
  session,
});

export const closureSubmission = createSubmitSlice({
  name: 'closureSubmission',
  endpoint: 'requestClosure',
  session,
});

export const revokeSubmission = createSubmitSlice({
  name: 'revokeSubmission',
  endpoint: 'revokeSession',
  session,
});

export const freezeSubmission = createSubmitSlice({
  name: 'freezeSubmission',
  endpoint: 'freezePayouts',
  session,
});

export const notMeSubmission = createSubmitSlice({
  name: 'notMeSubmission',
  endpoint: 'freezePayoutsByLink',
  session,
});

export const emailLinkSubmission = createSubmitSlice({
  name: 'emailLinkSubmission',
  endpoint: 'sendEmailVerification',
  session,
});

export const verifyEmailSubmission = createSubmitSlice({
  name: 'verifyEmailSubmission',
  endpoint: 'verifyEmail',
  session,
});

export const detailsSubmissions = [
  infoSubmission,
  preferencesSubmission,
  myDataSubmission,
  closureSubmission,
  revokeSubmission,
  freezeSubmission,
  notMeSubmission,
  emailLinkSubmission,
  verifyEmailSubmission,
] as const;
