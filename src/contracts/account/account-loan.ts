import { z } from 'zod';
import {
  instalmentStates,
  loanProducts,
  loanStates,
  repaymentKinds,
  transactionKinds,
} from './account-choices';
import type { EndpointDefinition } from '../endpoint-definition';
import { listOf } from '../site/site';
import { isoDate } from '../common-fields';

/** Number of a loan account, such as LN-2024-7F3K9Q2M. */
export const loanNoSchema = z.string().regex(/^LN-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/);
/** HK$ with two decimals. */
export const moneySchema = z.number();

/** Interest and principal of one payment; `creditUsed` was paid in advance already. */
const nextPaymentSchema = z.object({
  date: isoDate,
  amount: moneySchema,
  interest: moneySchema,
  principal: moneySchema,
  creditUsed: moneySchema,
});

/**
 * `product` is what the loan was sold as, null where that is not recorded; `balance` is the principal still owed; `interestOwed` what was charged and is unpaid; `deferredInterest` that of a payment holiday, on which
 * nothing is charged; `settlementToday` clears the loan today, interest to today included, and is null once it is settled. `original` is what was lent (revolving: the limit). `progress` runs from 0 to 1 (revolving: the part of the limit in use). `annualRate` is today’s; `rateChange` the next one that is decided, with the level payment from then on, null where there is none.
 */
export const loanSummarySchema = z.object({
  loanNo: loanNoSchema,
  kind: z.enum(repaymentKinds),
  product: z.enum(loanProducts).nullable().default(null),
  state: z.enum(loanStates),
  property: z.string().nullable(),
  applicationNumber: z.string().nullable(),
  annualRate: z.number(),
  startedOn: isoDate,
  endsOn: isoDate,
  original: moneySchema,
  balance: moneySchema,
  interestOwed: moneySchema,
  deferredInterest: moneySchema,
  paidInAdvance: moneySchema,
  settlementToday: moneySchema.nullable().default(null),
  principalPaid: moneySchema,
  interestPaid: moneySchema,
  progress: z.number().min(0).max(1),
  paymentsLeft: z.number().int().nonnegative(),
  nextPayment: nextPaymentSchema.nullable(),
  arrears: z
    .object({ amount: moneySchema, since: isoDate, days: z.number().int().positive() })
    .nullable(),
  creditLimit: moneySchema.nullable(),
  available: moneySchema.nullable(),
  holiday: z.object({ from: isoDate, months: z.number().int().positive(), to: isoDate }).nullable(),
  rateChange: z
    .object({ from: isoDate, annualRate: z.number(), instalment: moneySchema.nullable() })
    .nullable()
    .default(null),
});
export type LoanSummary = z.infer<typeof loanSummarySchema>;

export const instalmentSchema = z.object({
  n: z.number().int().positive(),
  date: isoDate,
  payment: moneySchema,
  interest: moneySchema,
  principal: moneySchema,
  balance: moneySchema,
  state: z.enum(instalmentStates),
});
export type Instalment = z.infer<typeof instalmentSchema>;

/** `amount` is positive where more is owed, negative where less; `owed` is everything owed after it. */
export const transactionSchema = z.object({
  id: z.string(),
  date: isoDate,
  kind: z.enum(transactionKinds),
  amount: moneySchema,
  principal: moneySchema,
  interest: moneySchema,
  owed: moneySchema,
});
export type LoanTransaction = z.infer<typeof transactionSchema>;

/** How to pay; a value may be the placeholder of a setting that the lender has not made yet. `reference` is the payment reference for the customer. */
export const paymentInstructionsSchema = z.object({
  fpsId: z.string(),
  bankAccount: z.string(),
  payee: z.string(),
  reference: z.string(),
});

export const loanDetailSchema = z.object({
  ...loanSummarySchema.shape,
  schedule: z.array(instalmentSchema),
  transactions: z.array(transactionSchema),
  paying: paymentInstructionsSchema,
});
export type LoanDetail = z.infer<typeof loanDetailSchema>;

/** A month's statement, newest first; `opening` + `charged` − `paid` = `closing`, everything owed. */
export const statementSchema = z.object({
  stmDate: isoDate,
  loanNo: loanNoSchema,
  from: isoDate,
  opening: moneySchema,
  charged: moneySchema,
  paid: moneySchema,
  closing: moneySchema,
});
export type Statement = z.infer<typeof statementSchema>;

/** What clears the loan on `on`: `amount` = `principal` + `interest` + `deferredInterest` + `fee` − `paidInAdvance`. */
export const settlementQuoteSchema = z.object({
  loanNo: loanNoSchema,
  on: isoDate,
  principal: moneySchema,
  interest: moneySchema,
  deferredInterest: moneySchema,
  fee: moneySchema,
  paidInAdvance: moneySchema,
  amount: moneySchema,
  interestSaved: moneySchema,
});
export type SettlementQuote = z.infer<typeof settlementQuoteSchema>;

const loanQuery = z.object({ loan_no: loanNoSchema });

export const accountLoanEndpoints = {
  loans: {
    method: 'GET',
    path: '/api/v1/los/loans',
    access: 'customer',
    summary: 'Loans of the customer',
    response: listOf(loanSummarySchema),
  },
  loan: {
    method: 'GET',
    path: '/api/v1/los/loans/{loanNo}',
    access: 'customer',
    summary: 'One loan with schedule, transactions and how to pay',
    params: z.object({ loanNo: loanNoSchema }),
    response: z.object({ data: loanDetailSchema }),
  },
  internetStmDate: {
    method: 'GET',
    path: '/api/v1/los/internetStmDate',
    access: 'customer',
    summary: 'Monthly statements of one loan account, or of all',
    query: z.strictObject({ acct_no: loanNoSchema.optional() }),
    response: listOf(statementSchema),
  },
  enquiryStatement: {
    method: 'GET',
    path: '/api/v1/los/enquiryStatement',
    access: 'customer',
    summary: 'A statement as PDF or CSV, in the language of Accept-Language',
    query: z.strictObject({
      ...loanQuery.shape,
      stm_date: isoDate,
      format: z.enum(['pdf', 'csv']).default('pdf'),
    }),
    responseKind: 'file',
    response: z.unknown(),
  },
  settlementQuote: {
    method: 'GET',
    path: '/api/v1/los/settlementQuote',
    access: 'customer',
    summary: 'What pays a loan back in full on a day within the next 60',
    query: z.strictObject({ ...loanQuery.shape, on: isoDate }),
    response: z.object({ data: settlementQuoteSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;
