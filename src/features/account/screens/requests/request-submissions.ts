import { accountSessionOptions as session } from '@/features/account/session/session-end';
import { createSubmitSlice } from '@/lib/saga/submit-slice';

export const holidaySubmission = createSubmitSlice({
  name: 'holidaySubmission',
  endpoint: 'paymHoliday',
  session,
});

export const limitSubmission = createSubmitSlice({
  name: 'limitSubmission',
  endpoint: 'increaseCreditLimit',
  session,
});

export const withdrawalSubmission = createSubmitSlice({
  name: 'withdrawalSubmission',
  endpoint: 'internetWithdrawal',
  session,
});

export const contactSubmission = createSubmitSlice({
  name: 'contactSubmission',
  endpoint: 'losContactUs',
  session,
});

export const cancelSubmission = createSubmitSlice({
  name: 'cancelSubmission',
  endpoint: 'cancelRequest',
  session,
});

export const requestSubmissions = [
  holidaySubmission,
  limitSubmission,
  withdrawalSubmission,
  contactSubmission,
  cancelSubmission,
] as const;
