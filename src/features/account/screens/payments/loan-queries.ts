import type { LoanDetail, LoanSummary, SettlementQuote } from '@/contracts/account/account-loan';
import { createRequestSlice } from '@/lib/saga/request-slice';
import type { ByKey } from '@/features/account/by-key';
import { accountSessionOptions as session } from '@/features/account/session/session-end';

// Null until the first answer, because an empty list is a valid answer.
const noLoans: LoanSummary[] | null = null;
const noDetails: ByKey<LoanDetail> = {};
const noQuotes: ByKey<SettlementQuote> = {};

export const settlementQuoteKey = ({
  loan_no: loanNo,
  on,
}: {
  loan_no: string;
  on: string;
}): string => `${loanNo} ${on}`;

export const accountLoans = createRequestSlice({
  name: 'accountLoans',
  endpoint: 'loans',
  initialData: noLoans,
  reduceResponse: ({ response }): LoanSummary[] | null => response.data,
  session,
});

/** Loans with schedule and transactions, by loan number. */
export const accountLoanDetails = createRequestSlice({
  name: 'accountLoanDetails',
  endpoint: 'loan',
  initialData: noDetails,
  keyOf: ({ params }) => params.loanNo,
  reduceResponse: ({ response, request, previous }): ByKey<LoanDetail> => ({
    ...previous,
    [request.params.loanNo]: response.data,
  }),
  session,
});

/** Settlement quotes, by loan and date. */
export const accountSettlements = createRequestSlice({
  name: 'accountSettlements',
  endpoint: 'settlementQuote',
  initialData: noQuotes,
  keyOf: ({ query }) => settlementQuoteKey(query),
  reduceResponse: ({ response, request, previous }): ByKey<SettlementQuote> => ({
    ...previous,
    [settlementQuoteKey(request.query)]: response.data,
  }),
  session,
});

export const loanQueries = [accountLoans, accountLoanDetails, accountSettlements] as const;
