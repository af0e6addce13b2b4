import { accountSessionOptions as session } from '../session/session-end';
import { createSubmitSlice } from '../submit-slice';

export const applicationWithdrawal = createSubmitSlice({
  name: 'applicationWithdrawal',
  endpoint: 'withdrawApplication',
  session,
});

export const applicationSubmissions = [applicationWithdrawal] as const;
