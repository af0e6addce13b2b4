import type { ApiKey } from '@/contracts/staff/api-key';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { deskSessionOptions as session } from '../session/staff-session.slice';

const noKeys: ApiKey[] | null = null;

/** The API keys of other systems. */
export const apiKeys = createRequestSlice({
  name: 'apiKeys',
  endpoint: 'deskKeys',
  initialData: noKeys,
  reduceResponse: ({ response }): ApiKey[] | null => response.data,
  session,
});

export const keyMaking = createSubmitSlice({
  name: 'keyMaking',
  endpoint: 'deskMakeKey',
  session,
});

export const keyRevocation = createSubmitSlice({
  name: 'keyRevocation',
  endpoint: 'deskRevokeKey',
  session,
});
