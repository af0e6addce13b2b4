import { accountSessionOptions as session } from '../session/session-end';
import { createSubmitSlice } from '../submit-slice';

export const settlementSubmission = createSubmitSlice({
  name: 'settlementSubmission',
  endpoint: 'requestSettlement',
  session,
});

export const loanSubmissions = [settlementSubmission] as const;
