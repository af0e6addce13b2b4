import type { DeskLoan } from '@/contracts/account/loan-desk';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { deskSessionOptions as session } from '../session/staff-session.slice';

const noLoans: Readonly<Record<string, DeskLoan>> = {};

/** Loans with all that is known of them, by number. */
export const loanDetails = createRequestSlice({
  name: 'loanDetails',
  endpoint: 'deskLoan',
  initialData: noLoans,
  keyOf: ({ params }) => params.loanNo,
  reduceResponse: ({ response: { data }, previous }): typeof noLoans => ({
    ...previous,
    [data.loanNo]: data,
  }),
  session,
});

export const postingPreview = createSubmitSlice({
  name: 'postingPreview',
  endpoint: 'deskPreviewPosting',
  session,
});

export const paymentPosting = createSubmitSlice({
  name: 'paymentPosting',
  endpoint: 'deskPostPayment',
  session,
});

export const drawdownPosting = createSubmitSlice({
  name: 'drawdownPosting',
  endpoint: 'deskPostDrawdown',
  session,
});

export const paymentReversal = createSubmitSlice({
  name: 'paymentReversal',
  endpoint: 'deskReversePayment',
  session,
});

export const refundPosting = createSubmitSlice({
  name: 'refundPosting',
  endpoint: 'deskRefund',
  session,
});

export const rateChange = createSubmitSlice({
  name: 'rateChange',
  endpoint: 'deskChangeRate',
  session,
});

export const restructure = createSubmitSlice({
  name: 'restructure',
  endpoint: 'deskRestructure',
  session,
});

export const settlementFigure = createSubmitSlice({
  name: 'settlementFigure',
  endpoint: 'deskSettlementQuote',
  session,
});
