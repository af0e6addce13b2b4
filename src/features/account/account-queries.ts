import type { AccountSession } from '@/contracts/account/account';
import type {
  LoanDetail,
  LoanSummary,
  SettlementQuote,
  Statement,
} from '@/contracts/account/account-loan';
import type {
  HolidayPreview,
  ServiceRequest,
  WithdrawalLimits,
} from '@/contracts/account/account-request';
import type { CustomerApplication } from '@/contracts/application/application';
import type { ChecklistItem, DocumentList } from '@/contracts/document/document';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { accountSessionOptions as privacy } from './session/session-end';

type ByKey<V> = Readonly<Record<string, V>>;

// Null until the first answer, because an empty list is a valid answer.
const noLoans: LoanSummary[] | null = null;
const noApplications: CustomerApplication[] | null = null;
const noRequests: ServiceRequest[] | null = null;
const noSessions: AccountSession[] | null = null;
const noDetails: ByKey<LoanDetail> = {};
const noStatements: ByKey<Statement[]> = {};
const noLimits: ByKey<WithdrawalLimits> = {};
const noQuotes: ByKey<SettlementQuote> = {};
const noPreviews: ByKey<HolidayPreview> = {};
const noDocuments: ByKey<DocumentList> = {};
const noChecklists: ByKey<ChecklistItem[]> = {};

export const settlementQuoteKey = ({
  loan_no: loanNo,
  on,
}: {
  loan_no: string;
  on: string;
}): string => `${loanNo} ${on}`;
export const holidayPreviewKey = ({
  loan_no: loanNo,
  months,
}: {
  loan_no: string;
  months: unknown;
}): string => `${loanNo} ${String(months)}`;

export const accountLoans = createRequestSlice({
  name: 'accountLoans',
  endpoint: 'loans',
  initialData: noLoans,
  reduceResponse: ({ response }): LoanSummary[] | null => response.data,
  session: privacy,
});
export const accountApplications = createRequestSlice({
  name: 'accountApplications',
  endpoint: 'custApplLoanList',
  initialData: noApplications,
  reduceResponse: ({ response }): CustomerApplication[] | null => response.data,
  session: privacy,
});
export const accountRequests = createRequestSlice({
  name: 'accountRequests',
  endpoint: 'serviceRequests',
  initialData: noRequests,
  reduceResponse: ({ response }): ServiceRequest[] | null => response.data,
  session: privacy,
});
export const accountSessions = createRequestSlice({
  name: 'accountSessions',
  endpoint: 'userSessions',
  initialData: noSessions,
  reduceResponse: ({ response }): AccountSession[] | null => response.data,
  session: privacy,
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
  session: privacy,
});

/** Statements, by loan number. */
export const accountStatements = createRequestSlice({
  name: 'accountStatements',
  endpoint: 'internetStmDate',
  initialData: noStatements,
  keyOf: ({ query }) => query.acct_no ?? '',
  reduceResponse: ({ response, request, previous }): ByKey<Statement[]> => ({
    ...previous,
    [request.query.acct_no ?? '']: response.data,
  }),
  session: privacy,
});

/** Withdrawal limits, by loan number. */
export const accountLimits = createRequestSlice({
  name: 'accountLimits',
  endpoint: 'withdrawalLimits',
  initialData: noLimits,
  keyOf: ({ query }) => query.loan_no,
  reduceResponse: ({ response, request, previous }): ByKey<WithdrawalLimits> => ({
    ...previous,
    [request.query.loan_no]: response.data,
  }),
  session: privacy,
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
  session: privacy,
});

/** Payment holiday previews, by loan and number of months. */
export const accountHolidays = createRequestSlice({
  name: 'accountHolidays',
  endpoint: 'paymHolidayPreview',
  initialData: noPreviews,
  keyOf: ({ query }) => holidayPreviewKey(query),
  reduceResponse: ({ response, request, previous }): ByKey<HolidayPreview> => ({
    ...previous,
    [holidayPreviewKey(request.query)]: response.data,
  }),
  session: privacy,
});

/** Documents of applications, by application number. */
export const accountDocuments = createRequestSlice({
  name: 'accountDocuments',
  endpoint: 'listDocuments',
  initialData: noDocuments,
  keyOf: ({ query }) => query.applNo ?? '',
  reduceResponse: ({ response, request, previous }): ByKey<DocumentList> => ({
    ...previous,
    [request.query.applNo ?? '']: response,
  }),
  session: privacy,
});

export const checklistKey = ({
  product,
  applicantType,
}: {
  product: string;
  applicantType: string;
}): string => `${product} ${applicantType}`;

/** Document checklists, by product and applicant type. */
export const accountChecklists = createRequestSlice({
  name: 'accountChecklists',
  endpoint: 'documentSlots',
  initialData: noChecklists,
  keyOf: ({ query }) => checklistKey(query),
  reduceResponse: ({ response, request, previous }): ByKey<ChecklistItem[]> => ({
    ...previous,
    [checklistKey(request.query)]: response.data,
  }),
  session: privacy,
});

export const accountQueries = [
  accountLoans,
  accountApplications,
  accountRequests,
  accountSessions,
  accountLoanDetails,
  accountStatements,
  accountLimits,
  accountSettlements,
  accountHolidays,
  accountDocuments,
  accountChecklists,
] as const;
