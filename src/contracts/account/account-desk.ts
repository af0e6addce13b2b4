import { z } from 'zod';
import { loanProducts, paymentMethods, repaymentKinds } from './account-choices';
import { loanDetailSchema, loanNoSchema } from './account-loan';
import { payoutsSchema } from './account';
import { bankAccountInput } from './bank-account-fields';
import { applicationNumberSchema } from '../application/application';
import { approvalSchema } from '../approval/approval';
import type { EndpointDefinition } from '../endpoint-definition';
import { localeSchema } from '../localised';
import { holidayMaxMonths, maxMoney, maxTenorMonths, textLimits } from '../limits/limits';
import { staffTextLimits } from '../limits/staff-text-limits';
import { phoneInputSchema } from '../otp/otp';
import { isoDate, successSchema } from '../common-fields';

const money = z.number().min(0.01).max(maxMoney).multipleOf(0.01);
const text = (max: number) => z.string().trim().min(1).max(max);

/** The account that withdrawals go to. */
export const firstBankAccountSchema = z.strictObject(bankAccountInput);

/** Finds the customer with this phone or creates one; details that are already known stay. */
export const deskCustomerRequestSchema = z.strictObject({
  phone: phoneInputSchema,
  name: text(textLimits.personName).optional(),
  email: z.email().max(textLimits.customerEmail).optional(),
  address: text(300).optional(),
  language: localeSchema.default('hk'),
  bankAccount: firstBankAccountSchema.optional(),
});
export type DeskCustomerRequest = z.output<typeof deskCustomerRequestSchema>;

/** `amount` is what is lent on `startsOn`; of a revolving loan it is the first draw-down, which may be left out, and `creditLimit` its limit. `fee` is what the borrower pays besides interest; it is not booked, but counts in the yearly cost, which may not pass the lender's maximum. One of `customerId` and `applicationNumber` says whose it is. `product` is what customers read the loan is called; left out, it follows from the application or from a revolving repayment. */
export const bookLoanRequestSchema = z.strictObject({
  customerId: z.string().max(64).optional(),
  applicationNumber: applicationNumberSchema.optional(),
  kind: z.enum(repaymentKinds),
  product: z.enum(loanProducts).optional(),
  amount: money.optional(),
  creditLimit: money.optional(),
  annualRate: z.number().min(0).max(36),
  fee: z.number().nonnegative().max(maxMoney).optional(),
  tenorMonths: z.number().int().min(1).max(maxTenorMonths),
  startsOn: isoDate,
  property: text(300).optional(),
});
export type BookLoanRequest = z.output<typeof bookLoanRequestSchema>;

/** `reference` identifies the posting (the bank's own): repeating it changes nothing. `on` is a day of this month, not before the last entry. */
export const postingRequestSchema = z.strictObject({
  amount: money,
  on: isoDate.optional(),
  reference: z
    .string()
    .trim()
    .max(staffTextLimits.bankReference)
    .regex(/^[A-Za-z0-9_.:/ -]+$/),
});
export type PostingRequest = z.output<typeof postingRequestSchema>;

/** A payment; `method` is how it came; `toPrincipal` takes what is beyond the amount due off the principal, as the customer asked, instead of keeping it for the next payments. */
export const paymentRequestSchema = z.strictObject({
  ...postingRequestSchema.shape,
  method: z.enum(paymentMethods).optional(),
  toPrincipal: z.boolean().default(false),
});
export type PaymentRequest = z.output<typeof paymentRequestSchema>;

/**
 * `note` stays inside; `message` is shown to the customer in the request's history. A settlement is completed with the `amount` that came in, which must
 * be what clears the loan on that day (left out where nothing was left to pay), and the day `on` which it came, where that is not the day asked for.
 * A prepayment is completed with the `amount` that came in, by default the one asked for, which is booked and taken off the principal.
 * A credit limit is approved with the `amount` that is granted, where that is less than what was asked for, a payment holiday likewise with its `months`.
 */
export const decideRequestSchema = z.strictObject({
  state: z.enum(['in-review', 'approved', 'completed', 'declined']),
  note: text(1_000),
  message: text(300).optional(),
  on: isoDate.optional(),
  amount: money.optional(),
  months: z.number().int().min(1).max(holidayMaxMonths).optional(),
});
export type DecideRequest = z.output<typeof decideRequestSchema>;

/** `frozen` stops withdrawals, `open` allows them again; `note` says how the customer was identified. */
export const deskPayoutsRequestSchema = z.strictObject({
  state: z.enum(['frozen', 'open']),
  note: text(1_000),
});
export type DeskPayoutsRequest = z.output<typeof deskPayoutsRequestSchema>;
export type DeskPayouts = z.infer<typeof payoutsSchema>;

const customerParams = z.object({ id: z.string().max(64) });
const loanParams = z.object({ loanNo: loanNoSchema });
const approvalResponse = z.object({ data: approvalSchema });
/** `approval` is what waits for a second person, null where the call has done what it was asked. */
export const withApproval = <T extends z.ZodType>(data: T) =>
  z.object({ data, approval: approvalSchema.nullable() });

export const accountDeskEndpoints = {
  deskCustomer: {
    method: 'POST',
    path: '/api/v1/desk/customers',
    access: 'desk',
    permission: 'customer.create',
    summary:
      'Finds a customer by phone or adds one, and asks a second person for a first bank account',
    body: deskCustomerRequestSchema,
    response: withApproval(z.object({ customerId: z.string() })),
  },
  deskCustomerPhone: {
    method: 'PUT',
    path: '/api/v1/desk/customers/{id}/phone',
    access: 'desk',
    permission: 'customer.identify',
    summary:
      'Asks a second person to give a customer who lost the phone a new number, after checking who it is; both numbers are told, all sessions end',
    params: customerParams,
    body: z.strictObject({ phone: phoneInputSchema, note: text(1_000) }),
    response: approvalResponse,
  },
  deskRemovePasskeys: {
    method: 'POST',
    path: '/api/v1/desk/customers/{id}/passkeys/removal',
    access: 'desk',
    permission: 'customer.identify',
    summary:
      'Asks a second person to remove the passkeys of a customer who lost them, after checking who it is; withdrawals wait, every contact is told, all sessions end',
    params: customerParams,
    body: z.strictObject({ note: text(1_000) }),
    response: approvalResponse,
  },
  deskPayouts: {
    method: 'GET',
    path: '/api/v1/desk/customers/{id}/payouts',
    access: 'desk',
    permission: 'payout.read',
    summary: 'Whether the withdrawals of a customer wait or are stopped',
    params: customerParams,
    response: z.object({ data: payoutsSchema }),
  },
  deskSetPayouts: {
    method: 'PUT',
    path: '/api/v1/desk/customers/{id}/payouts',
    access: 'desk',
    permission: 'payout.stop',
    summary: 'Stops the withdrawals of a customer, or opens them after checking who it is',
    params: customerParams,
    body: deskPayoutsRequestSchema,
    response: successSchema,
  },
  deskBookLoan: {
    method: 'POST',
    path: '/api/v1/desk/loans',
    access: 'desk',
    permission: 'loan.book',
    summary: 'Asks a second person to open a loan and pay it out',
    body: bookLoanRequestSchema,
    response: approvalResponse,
  },
  deskPostPayment: {
    method: 'POST',
    path: '/api/v1/desk/loans/{loanNo}/payments',
    access: 'desk',
    permission: 'loan.post',
    summary:
      'Books money that came in, on the version of `If-Match` where one is named; above a limit it asks a second person',
    params: loanParams,
    body: paymentRequestSchema,
    response: withApproval(loanDetailSchema),
  },
  deskPostDrawdown: {
    method: 'POST',
    path: '/api/v1/desk/loans/{loanNo}/drawdowns',
    access: 'desk',
    permission: 'loan.draw-down',
    summary:
      'Asks a second person for a draw-down of a revolving loan, on the version of `If-Match` where one is named',
    params: loanParams,
    body: postingRequestSchema,
    response: approvalResponse,
  },
} as const satisfies Record<string, EndpointDefinition>;
