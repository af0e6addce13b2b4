import type { Thread, ThreadSummary } from '@/contracts/thread/thread';
import { createRequestSlice } from '@/lib/saga/request-slice';
import type { ByKey } from '@/features/account/by-key';
import { accountSessionOptions as session } from '@/features/account/session/session-end';

// Null until the first answer, because an empty list is a valid answer.
const noThreads: ThreadSummary[] | null = null;
const nothingOpen: ByKey<Thread> = {};

export const accountThreads = createRequestSlice({
  name: 'accountThreads',
  endpoint: 'threads',
  initialData: noThreads,
  reduceResponse: ({ response }): ThreadSummary[] | null => response.data,
  session,
});

/** Threads with everything in them, by reference. */
export const accountThread = createRequestSlice({
  name: 'accountThread',
  endpoint: 'thread',
  initialData: nothingOpen,
  keyOf: ({ params }) => params.reference,
  reduceResponse: ({ response, request, previous }): ByKey<Thread> => ({
    ...previous,
    [request.params.reference]: response.data,
  }),
  session,
});

export const threadQueries = [accountThreads, accountThread] as const;
