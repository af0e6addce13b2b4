import type { DeskMessage } from '@/contracts/contact/contact-desk';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { deskSessionOptions as session } from '../session/staff-session.slice';

const noMessages: Readonly<Record<string, DeskMessage>> = {};

/** Messages of visitors with what was done, by number. */
export const contactDetails = createRequestSlice({
  name: 'contactDetails',
  endpoint: 'deskMessage',
  initialData: noMessages,
  keyOf: ({ params }) => params.reference,
  reduceResponse: ({ response: { data }, previous }): typeof noMessages => ({
    ...previous,
    [data.reference]: data,
  }),
  session,
});

export const contactAnswer = createSubmitSlice({
  name: 'contactAnswer',
  endpoint: 'deskAnswerMessage',
  session,
});

export const contactAssignment = createSubmitSlice({
  name: 'contactAssignment',
  endpoint: 'deskAssignMessage',
  session,
});

export const contactStateChange = createSubmitSlice({
  name: 'contactStateChange',
  endpoint: 'deskSetMessageState',
  session,
});
