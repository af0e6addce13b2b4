import { accountSessionOptions as session } from '@/features/account/session/session-end';
import { createSubmitSlice } from '@/features/account/submit-slice';

export const settlementSubmission = createSubmitSlice({
  name: 'settlementSubmission',
  endpoint: 'requestSettlement',
  session,
});

export const loanSubmissions = [settlementSubmission] as const;
