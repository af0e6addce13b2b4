import { z } from 'zod';
import { accountContactTopics, requestKinds, requestStates } from './account-choices';
import { bankAccountInput } from './bank-account-fields';
import { loanNoSchema, moneySchema } from './account-loan';
import type { EndpointDefinition } from '../endpoint-definition';
import { maxMoney, textLimits, holidayMaxMonths } from '../limits/limits';
import { listOf } from '../site/site';
import { siteConstants } from '../site/site-constants';
import { instant, isoDate, successSchema } from '../common-fields';

/** Number of a request, such as RQ-7F3K9Q2M. */
export const requestReferenceSchema = z.string().regex(/^RQ-[0-9A-HJKMNP-TV-Z]{8}$/);
const positiveMoney = z.number().min(0.01).max(maxMoney).multipleOf(0.01);
const message = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cs}\0]*$/u);

/** The immediate response to every request. */
export const requestReceiptSchema = z.object({
  data: z.object({
    reference: requestReferenceSchema,
    kind: z.enum(requestKinds),
    state: z.enum(requestStates),
    createdAt: instant,
  }),
});
export type RequestReceipt = z.infer<typeof requestReceiptSchema>;

/** A request as its customer sees it. `amount` of a withdrawal, limit, settlement or prepayment, and the most that an autopay collects; `months` of a payment holiday; `detail` what was asked, masked. `message` is the lender's word on a step. */
export const serviceRequestSchema = z.object({
  reference: requestReferenceSchema,
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  loanNo: loanNoSchema.nullable(),
  amount: moneySchema.nullable(),
  months: z.number().int().nullable(),
  on: isoDate.nullable(),
  detail: z.string().nullable(),
  createdAt: instant,
  changedAt: instant,
  canCancel: z.boolean(),
  history: z.array(
    z.object({ state: z.enum(requestStates), at: instant, message: z.string().nullable() }),
  ),
});
export type ServiceRequest = z.infer<typeof serviceRequestSchema>;

const holidayTerms = {
  loanNo: loanNoSchema,
  months: z.number().int().min(1).max(holidayMaxMonths),
};

/**
 * A payment holiday worked out before it is asked for. Interest of the holiday is simple and never added to the principal; it is paid in
 * `deferredParts` equal parts with the payments after it. `from` is the first payment left out, `resumesOn` the first one due again.
 */
export const holidayPreviewSchema = z.object({
  loanNo: loanNoSchema,
  months: z.number().int(),
  from: isoDate,
  resumesOn: isoDate,
  endsOnBefore: isoDate,
  endsOnAfter: isoDate,
  instalment: moneySchema,
  instalmentAfter: moneySchema,
  deferredParts: z.number().int(),
  interestOfHoliday: moneySchema,
  totalBefore: moneySchema,
  totalAfter: moneySchema,
});
export type HolidayPreview = z.infer<typeof holidayPreviewSchema>;

export const holidayRequestSchema = z.strictObject({
  ...holidayTerms,
  reason: message(textLimits.requestReason),
});
export const creditLimitRequestSchema = z.strictObject({
  loanNo: loanNoSchema,
  newLimit: positiveMoney,
  reason: message(textLimits.requestReason).optional(),
});
export const withdrawalRequestSchema = z.strictObject({
  loanNo: loanNoSchema,
  amount: positiveMoney,
  bankAccountId: z.string().min(1).max(64),
});
export const settlementRequestSchema = z.strictObject({ loanNo: loanNoSchema, on: isoDate });
export const prepaymentRequestSchema = z.strictObject({
  loanNo: loanNoSchema,
  amount: positiveMoney,
  on: isoDate,
});
/** Instalments of a loan collected from a bank account, at most `maxAmount` HK$ each time. */
export const autopayRequestSchema = z.strictObject({
  loanNo: loanNoSchema,
  ...bankAccountInput,
  maxAmount: positiveMoney,
});
export const autopayEndSchema = z.strictObject({ loanNo: loanNoSchema });
/** `solicitor`: the firm that draws up the release, and how it is reached. */
export const releaseRequestSchema = z.strictObject({
  loanNo: loanNoSchema,
  solicitor: message(textLimits.solicitor),
});
export const losContactRequestSchema = z.strictObject({
  topic: z.enum(accountContactTopics),
  message: message(textLimits.customerMessage),
  loanNo: loanNoSchema.optional(),
});
export type HolidayRequest = z.output<typeof holidayRequestSchema>;
export type CreditLimitRequest = z.output<typeof creditLimitRequestSchema>;
export type WithdrawalRequest = z.output<typeof withdrawalRequestSchema>;
export type SettlementRequest = z.output<typeof settlementRequestSchema>;
export type PrepaymentRequest = z.output<typeof prepaymentRequestSchema>;
export type AutopayRequest = z.output<typeof autopayRequestSchema>;
export type AutopayEnd = z.output<typeof autopayEndSchema>;
export type ReleaseRequest = z.output<typeof releaseRequestSchema>;
export type LosContactRequest = z.output<typeof losContactRequestSchema>;

/** How much can be withdrawn now: the least of `available` and `leftToday`. `blocked` says why nothing can: `held` until `heldUntil`, because bank account or phone number changed; `frozen`, because the customer stopped withdrawals. */
export const withdrawalLimitsSchema = z.object({
  loanNo: loanNoSchema,
  creditLimit: moneySchema,
  available: moneySchema,
  dailyCap: moneySchema,
  leftToday: moneySchema,
  maximum: moneySchema,
  blocked: z.enum(['arrears', 'no-bank-account', 'settled', 'held', 'frozen']).nullable(),
  heldUntil: instant.nullable().default(null),
});
export type WithdrawalLimits = z.infer<typeof withdrawalLimitsSchema>;

const referenceParams = z.object({ reference: requestReferenceSchema });

export const accountRequestEndpoints = {
  paymHolidayPreview: {
    method: 'GET',
    path: '/api/v1/los/paymHoliday/preview',
    access: 'customer',
    summary: 'What a payment holiday of some months would mean',
    query: z.strictObject({
      loan_no: loanNoSchema,
      months: z.coerce.number().int().min(1).max(holidayMaxMonths),
    }),
    response: z.object({ data: holidayPreviewSchema }),
  },
  paymHoliday: {
    method: 'POST',
    path: '/api/v1/los/paymHoliday',
    access: 'customer',
    summary: 'Asks for a payment holiday, once for each Idempotency-Key',
    body: holidayRequestSchema,
    response: requestReceiptSchema,
  },
  increaseCreditLimit: {
    method: 'POST',
    path: '/api/v1/los/increaseCreditLimit',
    access: 'customer',
    summary: 'Asks for a higher limit of a revolving loan; step-up code and Idempotency-Key',
    body: creditLimitRequestSchema,
    response: requestReceiptSchema,
  },
  withdrawalLimits: {
    method: 'GET',
    path: '/api/v1/los/internetWithdrawal/limits',
    access: 'customer',
    summary: 'How much of a revolving loan can be withdrawn now',
    query: z.strictObject({ loan_no: loanNoSchema }),
    response: z.object({ data: withdrawalLimitsSchema }),
  },
  internetWithdrawal: {
    method: 'POST',
    path: '/api/v1/los/internetWithdrawal',
    access: 'customer',
    summary:
      'Withdraws from a revolving loan to the registered bank account; step-up code and Idempotency-Key',
    body: withdrawalRequestSchema,
    response: requestReceiptSchema,
  },
  requestSettlement: {
    method: 'POST',
    path: '/api/v1/los/settlement',
    access: 'customer',
    summary: 'Asks to pay a loan back in full on a day, once for each Idempotency-Key',
    body: settlementRequestSchema,
    response: requestReceiptSchema,
  },
  requestPrepayment: {
    method: 'POST',
    path: '/api/v1/los/prepayment',
    access: 'customer',
    summary: 'Asks to repay part of a term loan early on a day, once for each Idempotency-Key',
    body: prepaymentRequestSchema,
    response: requestReceiptSchema,
  },
  requestAutopay: {
    method: 'POST',
    path: '/api/v1/los/autopay',
    access: 'customer',
    summary:
      'Asks that instalments be collected from a bank account; step-up code and Idempotency-Key',
    body: autopayRequestSchema,
    response: requestReceiptSchema,
  },
  endAutopay: {
    method: 'POST',
    path: '/api/v1/los/autopay/end',
    access: 'customer',
    summary: 'Asks that instalments be collected no more, once for each Idempotency-Key',
    body: autopayEndSchema,
    response: requestReceiptSchema,
  },
  requestRelease: {
    method: 'POST',
    path: '/api/v1/los/release',
    access: 'customer',
    summary: 'Asks for the release of the mortgage of a loan that is paid back; Idempotency-Key',
    body: releaseRequestSchema,
    response: requestReceiptSchema,
  },
  losContactUs: {
    method: 'POST',
    path: '/api/v1/los/contactUs',
    access: 'customer',
    summary: `Sends the lender a message; ${siteConstants.contactWaitSeconds} seconds between two, 429 with Retry-After before`,
    body: losContactRequestSchema,
    response: requestReceiptSchema,
  },
  serviceRequests: {
    method: 'GET',
    path: '/api/v1/los/requests',
    access: 'customer',
    summary: 'Requests of the customer with their history, newest first',
    response: listOf(serviceRequestSchema),
  },
  serviceRequest: {
    method: 'GET',
    path: '/api/v1/los/requests/{reference}',
    access: 'customer',
    summary: 'One request with its history',
    params: referenceParams,
    response: z.object({ data: serviceRequestSchema }),
  },
  cancelRequest: {
    method: 'DELETE',
    path: '/api/v1/los/requests/{reference}',
    access: 'customer',
    summary: 'Takes back a request that is not decided yet',
    params: referenceParams,
    response: successSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;
