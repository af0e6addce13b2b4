import { accountSessionOptions as session } from '@/features/account/session/session-end';
import { createSubmitSlice } from '@/lib/saga/submit-slice';

export const applicationWithdrawal = createSubmitSlice({
  name: 'applicationWithdrawal',
  endpoint: 'withdrawApplication',
  session,
});

export const offerAcceptance = createSubmitSlice({
  name: 'offerAcceptance',
  endpoint: 'acceptOffer',
  session,
});

export const signingBooking = createSubmitSlice({
  name: 'signingBooking',
  endpoint: 'bookSigning',
  session,
});

export const signingCancellation = createSubmitSlice({
  name: 'signingCancellation',
  endpoint: 'cancelSigning',
  session,
});

export const applicationSubmissions = [
  applicationWithdrawal,
  offerAcceptance,
  signingBooking,
  signingCancellation,
] as const;
