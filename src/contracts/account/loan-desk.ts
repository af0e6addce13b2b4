import { z } from 'zod';
import { filePaths } from '../file-paths';
import { approvalSchema } from '../approval/approval';
import { isoDate } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { staffTextLimits } from '../limits/staff-text-limits';
import { manyLines } from '../limits/text-fields';
import { localeSchema } from '../localised';
import { deskExportOf, deskListQuery, deskPageOf, numberPart } from '../staff/desk-list';
import {
  arrearsBuckets,
  loanProducts,
  loanSorts,
  loanStates,
  paymentMethods,
  repaymentKinds,
} from './account-choices';
import { bookLoanRequestSchema, paymentRequestSchema, postingRequestSchema } from './account-desk';
import {
  loanDetailSchema,
  loanNoSchema,
  loanSummarySchema,
  moneySchema,
  settlementQuoteSchema,
  statementSchema,
  transactionSchema,
} from './account-loan';
import { serviceRequestSchema } from './account-request';

/**
 * A loan in a list, in HK$. `balance` is the principal owed, null only until a loan of an earlier release was charged; `nextPayment` the next
 * one that is not charged yet, less what is paid in advance.
 */
export const loanRowSchema = z.object({
  loanNo: loanNoSchema,
  customerId: z.string(),
  customerName: z.string().nullable(),
  kind: z.enum(repaymentKinds),
  product: z.enum(loanProducts).nullable(),
  state: z.enum(loanStates),
  startedOn: isoDate,
  balance: moneySchema.nullable(),
  bucket: z.enum(arrearsBuckets),
  arrears: loanSummarySchema.shape.arrears,
  nextPayment: z.object({ date: isoDate, amount: moneySchema }).nullable(),
});
export type LoanRow = z.infer<typeof loanRowSchema>;

const deskTransactionSchema = transactionSchema.extend({
  reference: z.string().nullable(),
  method: z.enum(paymentMethods).nullable(),
  reversal: z.enum(['possible', 'done']).nullable(),
});
export type DeskTransaction = z.infer<typeof deskTransactionSchema>;

/**
 * A loan as staff see it: `version` is what `If-Match` of a posting may name, `instalment` the level payment, null where there is none. Of a
 * posting `reference` is the bank’s, or the number of the request that it follows, `method` how it came, and `reversal` whether it was taken back
 * or could be. `requests` is null for callers who may not read them.
 */
export const deskLoanSchema = z.object({
  ...loanDetailSchema.shape,
  transactions: z.array(deskTransactionSchema),
  version: z.number().int().nonnegative(),
  customer: z.object({
    customerId: z.string(),
    name: z.string().nullable(),
    language: localeSchema,
  }),
  tenorMonths: z.number().int().positive(),
  instalment: moneySchema.nullable(),
  statements: z.array(statementSchema),
  requests: z.array(serviceRequestSchema).nullable(),
});
export type DeskLoan = z.infer<typeof deskLoanSchema>;

const filters = {
  state: z.enum(loanStates).optional(),
  product: z.enum(loanProducts).optional(),
  /** `any`: whatever is overdue. */
  arrears: z.enum([...arrearsBuckets, 'any']).optional(),
  customerId: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  /** The beginning or the end of a loan number, or the beginning of its code. */
  q: numberPart,
};
export type LoanFilter = z.output<z.ZodObject<typeof filters>>;

/** The payment that had not come, or the draw-down of staff that was booked in error, by the `id` of its transaction, and why it is taken back. */
export const reversalRequestSchema = z.strictObject({
  transaction: z.string().max(40),
  reason: manyLines(staffTextLimits.note).min(1),
});
export type ReversalRequest = z.output<typeof reversalRequestSchema>;

/** How much is given back of what was paid in advance, and why. */
export const refundRequestSchema = z.strictObject({
  amount: postingRequestSchema.shape.amount,
  reason: reversalRequestSchema.shape.reason,
});
export type RefundRequest = z.output<typeof refundRequestSchema>;

/** Another rate in percent a year, the first day that bears interest at it, and why. A higher one counts from today at the earliest, a lower one from the first of this month. */
export const rateChangeRequestSchema = z.strictObject({
  annualRate: bookLoanRequestSchema.shape.annualRate,
  from: isoDate,
  reason: reversalRequestSchema.shape.reason,
});
export type RateChangeRequest = z.output<typeof rateChangeRequestSchema>;

/**
 * Other payments: those that fall due after `from`. `months` is how many they are, left out as many as were left, or as many as the `payment` takes; `payment` what each of them is,
 * left out they are level. `sharesArrears` has what is charged and unpaid shared by them, which needs a day before the next payment; no interest is charged on that interest.
 */
export const restructureRequestSchema = z.strictObject({
  from: isoDate,
  months: bookLoanRequestSchema.shape.tenorMonths.optional(),
  payment: postingRequestSchema.shape.amount.optional(),
  sharesArrears: z.boolean().default(false),
  reason: reversalRequestSchema.shape.reason,
});
export type RestructureRequest = z.output<typeof restructureRequestSchema>;

/** A posting that is only tried out. */
export const postingPreviewRequestSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('payment'), ...paymentRequestSchema.shape }),
  z.strictObject({ kind: z.literal('drawdown'), ...postingRequestSchema.shape }),
  z.strictObject({ kind: z.literal('reversal'), ...reversalRequestSchema.shape }),
  z.strictObject({ kind: z.literal('refund'), ...refundRequestSchema.shape }),
  z.strictObject({ kind: z.literal('rate-change'), ...rateChangeRequestSchema.shape }),
  z.strictObject({ kind: z.literal('restructure'), ...restructureRequestSchema.shape }),
]);
export type PostingPreviewRequest = z.output<typeof postingPreviewRequestSchema>;

const rateSideSchema = z.object({
  annualRate: z.number(),
  payment: moneySchema.nullable(),
  endsOn: isoDate,
  interestLeft: moneySchema.nullable(),
  paymentsLeft: z.number().int().nonnegative().nullable(),
  lastPayment: moneySchema.nullable(),
  due: moneySchema,
  deferred: moneySchema,
});

/**
 * Terms before and after a change of the rate or of the payments that counts `from` a day: the payment due on `paymentOn`, the last due day and the interest still to be
 * charged if every payment is made on its day, how many payments are left and the last of them; null of a revolving loan, where they depend on its use. `due` is charged and unpaid,
 * `deferred` is interest that later payments share. `apr` and `mloRate` are what the loan then costs a year.
 */
export const rateEffectSchema = z.object({
  kind: z.enum(['rate-change', 'restructure']),
  from: isoDate,
  paymentOn: isoDate.nullable(),
  before: rateSideSchema,
  after: rateSideSchema,
  apr: z.number(),
  mloRate: z.number(),
});
export type RateEffect = z.infer<typeof rateEffectSchema>;

/** What a posting would do; `needsApproval` says whether a second person has to approve it, `rate` what becomes of the terms, null where they stay. */
export const loanEffectSchema = z.object({
  rate: rateEffectSchema.nullable(),
  before: loanSummarySchema,
  after: loanSummarySchema,
  needsApproval: z.boolean(),
  version: z.number().int().nonnegative(),
});
export type LoanEffect = z.infer<typeof loanEffectSchema>;

const listFilters = { ...filters, sort: z.enum(loanSorts).default('newest') };
const params = z.object({ loanNo: loanNoSchema });

export const loanDeskEndpoints = {
  deskLoans: {
    method: 'GET',
    path: '/api/v1/desk/loans',
    access: 'desk',
    permission: 'loan.read',
    summary: 'Loans as they stand after their last booking; the trail has that a page was read',
    query: deskListQuery(listFilters).extend({
      /** What the list is sorted by, and the number of a loan. */
      cursor: z
        .string()
        .regex(/^(?:\d{4}-\d{2}-\d{2}|\d{1,15})\.LN-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/)
        .optional(),
    }),
    response: deskPageOf(loanRowSchema),
  },
  deskLoansExport: deskExportOf({
    name: 'loans',
    permission: 'loan.export',
    summary: 'The chosen loans as CSV',
    filters: listFilters,
  }),
  deskLoan: {
    method: 'GET',
    path: '/api/v1/desk/loans/{loanNo}',
    access: 'desk',
    permission: 'loan.read',
    summary: 'One loan with ledger, statements and requests; the trail has who opened it',
    params,
    response: z.object({ data: deskLoanSchema }),
  },
  deskLoanStatement: {
    method: 'GET',
    path: filePaths.loanStatement,
    access: 'desk',
    permission: 'loan.read',
    summary: 'A statement as it was issued, as PDF in the language of the customer',
    params: params.extend({ stmDate: isoDate }),
    response: z.unknown(),
    responseKind: 'file',
  },
  deskSettlementQuote: {
    method: 'GET',
    path: '/api/v1/desk/loans/{loanNo}/settlement',
    access: 'desk',
    permission: 'loan.read',
    summary: 'What pays a loan back in full on a day within the next 60',
    params,
    query: z.strictObject({ on: isoDate }),
    response: z.object({ data: settlementQuoteSchema }),
  },
  deskPreviewPosting: {
    method: 'POST',
    path: '/api/v1/desk/loans/{loanNo}/postings/preview',
    access: 'desk',
    permission: 'loan.read',
    summary:
      'Tries a payment, a draw-down, a reversal or a refund out, checks included, and books nothing',
    params,
    body: postingPreviewRequestSchema,
    response: z.object({ data: loanEffectSchema }),
  },
  deskReversePayment: {
    method: 'POST',
    path: '/api/v1/desk/loans/{loanNo}/reversals',
    access: 'desk',
    permission: 'loan.post',
    summary:
      'Asks a second person to take a payment back that had not come, or a draw-down of staff that no file for the bank has, on the version of `If-Match` where one is named',
    params,
    body: reversalRequestSchema,
    response: z.object({ data: approvalSchema }),
  },
  deskChangeRate: {
    method: 'POST',
    path: '/api/v1/desk/loans/{loanNo}/rate-changes',
    access: 'desk',
    permission: 'loan.book',
    summary:
      'Asks a second person to have another rate count from a day on, on the version of `If-Match` where one is named; the customer is told',
    params,
    body: rateChangeRequestSchema,
    response: z.object({ data: approvalSchema }),
  },
  deskRestructure: {
    method: 'POST',
    path: '/api/v1/desk/loans/{loanNo}/restructures',
    access: 'desk',
    permission: 'loan.book',
    summary:
      'Asks a second person to have other payments count from a day on, on the version of `If-Match` where one is named; the customer is told',
    params,
    body: restructureRequestSchema,
    response: z.object({ data: approvalSchema }),
  },
  deskRefund: {
    method: 'POST',
    path: '/api/v1/desk/loans/{loanNo}/refunds',
    access: 'desk',
    permission: 'loan.draw-down',
    summary:
      'Asks a second person to give back what was paid in advance, on the version of `If-Match` where one is named; the money is then paid out by a payment order',
    params,
    body: refundRequestSchema,
    response: z.object({ data: approvalSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;
