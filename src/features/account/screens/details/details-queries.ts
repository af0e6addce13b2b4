import type { AccountSession, Activity } from '@/contracts/account/account';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { accountSessionOptions as session } from '@/features/account/session/session-end';

// Null until the first answer, because an empty list is a valid answer.
const noSessions: AccountSession[] | null = null;

export const accountSessions = createRequestSlice({
  name: 'accountSessions',
  endpoint: 'userSessions',
  initialData: noSessions,
  reduceResponse: ({ response }): AccountSession[] | null => response.data,
  session,
});

const noActivity: Activity[] | null = null;

export const accountActivity = createRequestSlice({
  name: 'accountActivity',
  endpoint: 'userActivity',
  initialData: noActivity,
  reduceResponse: ({ response }): Activity[] | null => response.data,
  session,
});

export const detailsQueries = [accountSessions, accountActivity] as const;
