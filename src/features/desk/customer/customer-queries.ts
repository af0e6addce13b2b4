import type { CustomerFile, ErasurePreview } from '@/contracts/customer/customer-desk';
import { minuteMs } from '@/lib/hong-kong-day';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { saveFile } from '@/lib/save-file';
import { deskSessionOptions as session } from '../session/staff-session.slice';

type ById<T> = Readonly<Record<string, T>>;
const noFiles: ById<CustomerFile> = {};
const noErasures: ById<ErasurePreview> = {};

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

/** Documents take their time; the server gives up after as long. */
const copyTimeoutMs = 10 * minuteMs;

/** Saves a copy of all that is kept about a customer as a file of the browser. */
export const customerCopy = createSubmitSlice({
  name: 'customerCopy',
  endpoint: 'deskCopyCustomer',
  session,
  async receive(files, request, options) {
    const { name, content } = await files('deskCopyCustomer', request, {
      ...options,
      timeoutMs: copyTimeoutMs,
    });
    saveFile(content, name || 'personal-data.zip');
    return { isSaved: true };
  },
});

export const firstBankAccount = createSubmitSlice({
  name: 'firstBankAccount',
  endpoint: 'deskCustomer',
  session,
});

export const passkeyRemoval = createSubmitSlice({
  name: 'passkeyRemoval',
  endpoint: 'deskRemovePasskeys',
  session,
});

/** What an erasure would do, by customer. */
export const customerErasures = createRequestSlice({
  name: 'customerErasures',
  endpoint: 'deskCustomerErasure',
  initialData: noErasures,
  keyOf: ({ params }) => params.id,
  reduceResponse: ({ response, request, previous }): ById<ErasurePreview> => ({
    ...previous,
    [request.params.id]: response.data,
  }),
  session,
});

export const customerErasure = createSubmitSlice({
  name: 'customerErasure',
  endpoint: 'deskEraseCustomer',
  session,
});
