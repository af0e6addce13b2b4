import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { accountSessionOptions as session } from '@/features/account/session/session-end';

export const threadStart = createSubmitSlice({
  name: 'threadStart',
  endpoint: 'startThread',
  session,
});

export const threadMessage = createSubmitSlice({
  name: 'threadMessage',
  endpoint: 'writeInThread',
  session,
});

export const threadStateChange = createSubmitSlice({
  name: 'threadStateChange',
  endpoint: 'setThreadState',
  session,
});

export const threadReading = createSubmitSlice({
  name: 'threadReading',
  endpoint: 'readThread',
  session,
});

export const threadSubmissions = [
  threadStart,
  threadMessage,
  threadStateChange,
  threadReading,
] as const;
