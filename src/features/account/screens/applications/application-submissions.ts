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

export const applicationSubmissions = [applicationWithdrawal, offerAcceptance] as const;
