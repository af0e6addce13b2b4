import { accountSessionOptions as session } from '@/features/account/session/session-end';
import { createSubmitSlice } from '@/lib/saga/submit-slice';

export const settlementSubmission = createSubmitSlice({
  name: 'settlementSubmission',
  endpoint: 'requestSettlement',
  session,
});

export const prepaymentSubmission = createSubmitSlice({
  name: 'prepaymentSubmission',
  endpoint: 'requestPrepayment',
  session,
});

export const autopaySubmission = createSubmitSlice({
  name: 'autopaySubmission',
  endpoint: 'requestAutopay',
  session,
});

export const autopayEndSubmission = createSubmitSlice({
  name: 'autopayEndSubmission',
  endpoint: 'endAutopay',
  session,
});

export const releaseSubmission = createSubmitSlice({
  name: 'releaseSubmission',
  endpoint: 'requestRelease',
  session,
});

export const loanSubmissions = [
  settlementSubmission,
  prepaymentSubmission,
  autopaySubmission,
  autopayEndSubmission,
  releaseSubmission,
] as const;
