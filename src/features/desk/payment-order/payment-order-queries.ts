import type { PaymentFile } from '@/contracts/payment-order/payment-file';
import type { PaymentOrderDetail } from '@/contracts/payment-order/payment-order';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { deskSessionOptions as session } from '../session/staff-session.slice';

type ById<T> = Readonly<Record<string, T>>;
const noOrders: ById<PaymentOrderDetail> = {};
const noFiles: ById<PaymentFile> = {};

/** Payments with what became of them, by number. */
export const paymentOrderDetails = createRequestSlice({
  name: 'paymentOrderDetails',
  endpoint: 'deskPaymentOrder',
  initialData: noOrders,
  keyOf: ({ params }) => params.id,
  reduceResponse: ({ response, request, previous }): ById<PaymentOrderDetail> => ({
    ...previous,
    [request.params.id]: response.data,
  }),
  session,
});

/** Files for the bank, by number. */
export const paymentFileDetails = createRequestSlice({
  name: 'paymentFileDetails',
  endpoint: 'deskPaymentFile',
  initialData: noFiles,
  keyOf: ({ params }) => params.id,
  reduceResponse: ({ response, request, previous }): ById<PaymentFile> => ({
    ...previous,
    [request.params.id]: response.data,
  }),
  session,
});

export const paymentRelease = createSubmitSlice({
  name: 'paymentRelease',
  endpoint: 'deskReleasePaymentOrder',
  session,
});

export const paymentReplacement = createSubmitSlice({
  name: 'paymentReplacement',
  endpoint: 'deskReplacePaymentOrder',
  session,
});

export const paymentOutcome = createSubmitSlice({
  name: 'paymentOutcome',
  endpoint: 'deskPaymentOutcome',
  session,
});

/** The answer is dismissed after a minute, and when the screen is left. */
export const paymentReveal = createSubmitSlice({
  name: 'paymentReveal',
  endpoint: 'deskRevealPaymentAccount',
  session,
});

export const paymentFileMaking = createSubmitSlice({
  name: 'paymentFileMaking',
  endpoint: 'deskMakePaymentFile',
  session,
});

export const paymentFileDispatch = createSubmitSlice({
  name: 'paymentFileDispatch',
  endpoint: 'deskSendPaymentFile',
  session,
});

export const paymentFileOutcome = createSubmitSlice({
  name: 'paymentFileOutcome',
  endpoint: 'deskPaymentFileOutcome',
  session,
});

export const paymentReport = createSubmitSlice({
  name: 'paymentReport',
  endpoint: 'deskImportPaymentReport',
  session,
});
