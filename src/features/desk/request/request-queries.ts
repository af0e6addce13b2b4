import type { DeskRequest } from '@/contracts/account/request-desk';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { deskSessionOptions as session } from '../session/staff-session.slice';

const noRequests: Readonly<Record<string, DeskRequest>> = {};

/** Requests with their history, by number. */
export const requestDetails = createRequestSlice({
  name: 'requestDetails',
  endpoint: 'deskServiceRequest',
  initialData: noRequests,
  keyOf: ({ params }) => params.reference,
  reduceResponse: ({ response: { data }, previous }): typeof noRequests => ({
    ...previous,
    [data.reference]: data,
  }),
  session,
});

export const decisionPreview = createSubmitSlice({
  name: 'decisionPreview',
  endpoint: 'deskPreviewDecision',
  session,
});

export const requestDecision = createSubmitSlice({
  name: 'requestDecision',
  endpoint: 'deskDecideRequest',
  session,
});

export const requestAssignment = createSubmitSlice({
  name: 'requestAssignment',
  endpoint: 'deskAssignRequest',
  session,
});
