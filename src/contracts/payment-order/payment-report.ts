import { z } from 'zod';
import type { EndpointDefinition } from '../endpoint-definition';
import { bankFileMaxLength } from '../limits/staff-text-limits';
import { paymentFileIdSchema, paymentOrderIdSchema } from './payment-order';

const count = z.number().int().nonnegative();

/**
 * What a bank's report on a file of payments came to: `paid` and `returned` are new, `pending` not over at the bank, `known` noted before.
 * `contradicting` are said to be paid and are noted as returned; nothing was done with them.
 */
export const paymentReportSchema = z.object({
  fileId: paymentFileIdSchema,
  paid: count,
  returned: count,
  pending: count,
  known: count,
  contradicting: z.array(paymentOrderIdSchema),
});
export type PaymentReport = z.infer<typeof paymentReportSchema>;

export const paymentReportEndpoints = {
  deskImportPaymentReport: {
    method: 'POST',
    path: '/api/v1/desk/payment-reports',
    access: 'desk',
    permission: 'payout.send',
    summary:
      'Reads the bank’s report on a file of payments (pain.002), and notes what was paid and what came back; nothing is noted twice',
    body: z.strictObject({
      name: z.string().trim().min(1).max(200),
      content: z.string().min(1).max(bankFileMaxLength),
    }),
    response: z.object({ data: paymentReportSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;
