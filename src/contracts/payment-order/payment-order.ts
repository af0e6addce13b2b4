import { z } from 'zod';
import { withApproval } from '../account/account-desk';
import { loanNoSchema } from '../account/account-loan';
import { applicationNumberSchema } from '../application/application';
import { approvalSchema } from '../approval/approval';
import { instant, isoDate } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { staffTextLimits } from '../limits/staff-text-limits';
import { manyLines } from '../limits/text-fields';
import { deskExportOf, deskListQuery, deskPageOf, numberPart } from '../staff/desk-list';
import { paymentOrderOrigins, paymentOrderStates, returnReasons } from './payment-order-choices';

/** Number of a payment order, such as PO-7F3K9Q2M. */
export const paymentOrderIdSchema = z.string().regex(/^PO-[0-9A-HJKMNP-TV-Z]{8}$/);
/** Number of a bank file, such as PF-7F3K9Q2M. */
export const paymentFileIdSchema = z.string().regex(/^PF-[0-9A-HJKMNP-TV-Z]{8}$/);

/**
 * Money that goes out to a customer, in HK$. `reference` is the loan, the reference of a draw-down or refund, or the withdrawal. `account` is
 * masked; null until a second person has approved where the money goes. `endedOn`: the day on which the bank paid it or sent it back.
 */
export const paymentOrderSchema = z.object({
  id: paymentOrderIdSchema,
  state: z.enum(paymentOrderStates),
  origin: z.enum(paymentOrderOrigins),
  loanNo: loanNoSchema,
  reference: z.string(),
  amount: z.number(),
  dueOn: isoDate,
  placedAt: instant,
  account: z.string().nullable(),
  fileId: paymentFileIdSchema.nullable(),
  endedOn: isoDate.nullable(),
  reason: z.enum(returnReasons).nullable(),
});
export type PaymentOrder = z.infer<typeof paymentOrderSchema>;

/** With all that became of it. `replaces` came back and was placed again as this one, `replacedBy` is the other way round. */
export const paymentOrderDetailSchema = paymentOrderSchema.extend({
  customerId: z.string(),
  customer: z.string().nullable(),
  applicationNumber: applicationNumberSchema.nullable(),
  holder: z.string().nullable(),
  replaces: paymentOrderIdSchema.nullable(),
  replacedBy: paymentOrderIdSchema.nullable(),
  approvals: z.array(approvalSchema),
  history: z.array(
    z.object({
      state: z.enum(paymentOrderStates),
      at: instant,
      by: z.string(),
      note: z.string().nullable(),
    }),
  ),
});
export type PaymentOrderDetail = z.infer<typeof paymentOrderDetailSchema>;

const note = manyLines(staffTextLimits.note).min(1);

/** That a bank sent money back, on a day and for a reason. */
export const returnedOutcomeSchema = z.strictObject({
  state: z.literal('returned'),
  on: isoDate,
  reason: z.enum(returnReasons),
  note: note.optional(),
});

/** What the bank did on a day: it paid, or sent the money back. */
export const paymentOutcomeSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('paid'), on: isoDate }),
  returnedOutcomeSchema,
]);
export type PaymentOutcome = z.output<typeof paymentOutcomeSchema>;

const filters = {
  state: z.enum(paymentOrderStates).optional(),
  origin: z.enum(paymentOrderOrigins).optional(),
  loan: loanNoSchema.optional(),
  file: paymentFileIdSchema.optional(),
  /** Of the payment, of its loan, or of what it was placed for. */
  q: numberPart,
  /** By when it was placed; `due`: those that are not over, the most urgent first; `amount`: the largest first. */
  sort: z.enum(['newest', 'oldest', 'due', 'amount']).default('newest'),
};
export type PaymentOrderFilter = z.output<z.ZodObject<typeof filters>>;
const params = z.object({ id: paymentOrderIdSchema });
const orderResponse = z.object({ data: paymentOrderDetailSchema });

export const paymentOrderEndpoints = {
  deskPaymentOrders: {
    method: 'GET',
    path: '/api/v1/desk/payment-orders',
    access: 'desk',
    permission: 'payout.read',
    summary: 'Money that goes out to customers',
    query: deskListQuery(filters),
    response: deskPageOf(paymentOrderSchema),
  },
  deskPaymentOrdersExport: deskExportOf({
    name: 'payment-orders',
    permission: 'payout.read',
    summary: 'The chosen payments as CSV, with masked accounts',
    filters,
  }),
  deskPaymentOrder: {
    method: 'GET',
    path: '/api/v1/desk/payment-orders/{id}',
    access: 'desk',
    permission: 'payout.read',
    summary: 'One payment to a customer with its history; that it was read is written down',
    params,
    response: orderResponse,
  },
  deskReleasePaymentOrder: {
    method: 'POST',
    path: '/api/v1/desk/payment-orders/{id}/release',
    access: 'desk',
    permission: 'payout.send',
    summary: 'Asks a second person to let a payment go to the customer’s present bank account',
    params,
    body: z.strictObject({}),
    response: z.object({ data: approvalSchema }),
  },
  deskPaymentOutcome: {
    method: 'POST',
    path: '/api/v1/desk/payment-orders/{id}/outcome',
    access: 'desk',
    permission: 'payout.send',
    summary:
      'Notes that the bank has paid, or asks a second person to note that the money came back',
    params,
    body: paymentOutcomeSchema,
    response: withApproval(paymentOrderDetailSchema),
  },
  deskReplacePaymentOrder: {
    method: 'POST',
    path: '/api/v1/desk/payment-orders/{id}/replacement',
    access: 'desk',
    permission: 'payout.send',
    summary: 'Places a payment that came back again, as a new one for a second person',
    params,
    body: z.strictObject({}),
    response: orderResponse,
  },
  deskRevealPaymentAccount: {
    method: 'POST',
    path: '/api/v1/desk/payment-orders/{id}/reveal',
    access: 'desk',
    permission: 'customer.reveal',
    summary: 'Where a payment goes in full; who saw it and why stands in the audit trail',
    params,
    body: z.strictObject({ note }),
    response: z.object({ data: z.object({ value: z.string() }) }),
  },
} as const satisfies Record<string, EndpointDefinition>;
