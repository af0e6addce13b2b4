import type { OpenInvitation, OpenStaffSession } from '@/contracts/staff/staff-session';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { deskSessionOptions as session } from './staff-session.slice';

const noInvitation: OpenInvitation | null = null;
const noSessions: OpenStaffSession[] | null = null;

/** What the link of an invitation opens. */
export const openInvitation = createRequestSlice({
  name: 'openInvitation',
  endpoint: 'staffInvitation',
  initialData: noInvitation,
  reduceResponse: ({ response }): OpenInvitation | null => response.data,
});

/** The open sessions of the signed-in member of staff. */
export const ownSessions = createRequestSlice({
  name: 'ownSessions',
  endpoint: 'deskSessions',
  initialData: noSessions,
  reduceResponse: ({ response }): OpenStaffSession[] | null => response.data,
  session,
});

export const sessionRevocation = createSubmitSlice({
  name: 'sessionRevocation',
  endpoint: 'deskEndSession',
  session,
});
