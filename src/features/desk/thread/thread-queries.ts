import type { DeskThread } from '@/contracts/thread/thread-desk';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { deskSessionOptions as session } from '../session/staff-session.slice';

const noThreads: Readonly<Record<string, DeskThread>> = {};

/** Threads with everything in them, by number. */
export const threadDetails = createRequestSlice({
  name: 'threadDetails',
  endpoint: 'deskThread',
  initialData: noThreads,
  keyOf: ({ params }) => params.reference,
  reduceResponse: ({ response: { data }, previous }): typeof noThreads => ({
    ...previous,
    [data.reference]: data,
  }),
  session,
});

export const threadStart = createSubmitSlice({
  name: 'threadStart',
  endpoint: 'deskStartThread',
  session,
});

export const threadAnswer = createSubmitSlice({
  name: 'threadAnswer',
  endpoint: 'deskAnswerThread',
  session,
});

export const threadAssignment = createSubmitSlice({
  name: 'threadAssignment',
  endpoint: 'deskAssignThread',
  session,
});

export const threadStateChange = createSubmitSlice({
  name: 'threadStateChange',
  endpoint: 'deskSetThreadState',
  session,
});

export const threadReading = createSubmitSlice({
  name: 'threadReading',
  endpoint: 'deskReadThread',
  session,
});
