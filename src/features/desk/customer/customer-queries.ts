import type { CustomerFile } from '@/contracts/customer/customer-desk';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { deskSessionOptions as session } from '../session/staff-session.slice';

type ById<T> = Readonly<Record<string, T>>;
const noFiles: ById<CustomerFile> = {};

/** All that is known of customers, by id. */
export const customerFiles = createRequestSlice({
  name: 'customerFiles',
  endpoint: 'deskCustomerFile',
  initialData: noFiles,
  keyOf: ({ params }) => params.id,
  reduceResponse: ({ response, request, previous }): ById<CustomerFile> => ({
    ...previous,
    [request.params.id]: response.data,
  }),
  session,
});

export const customerFreeze = createSubmitSlice({
  name: 'customerFreeze',
  endpoint: 'deskFreezeCustomer',
  session,
});

export const customerSessionsEnd = createSubmitSlice({
  name: 'customerSessionsEnd',
  endpoint: 'deskEndCustomerSessions',
  session,
});

/** The answer is dismissed after a minute, and when the screen is left. */
export const customerReveal = createSubmitSlice({
  name: 'customerReveal',
  endpoint: 'deskRevealCustomer',
  session,
});
