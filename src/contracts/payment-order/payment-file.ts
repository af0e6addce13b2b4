import { z } from 'zod';
import { withApproval } from '../account/account-desk';
import { instant, isoDate } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { deskExportOf, deskListQuery, deskPageOf, numberPart } from '../staff/desk-list';
import { paymentFileIdSchema, paymentOutcomeSchema } from './payment-order';
import { paymentFileFormats, paymentFileStates } from './payment-order-choices';

/** A file for the bank, kept as it was made; `total` in HK$, `on` the day on which the bank is to pay, `open` how many payments it has not answered. */
export const paymentFileSchema = z.object({
  id: paymentFileIdSchema,
  format: z.enum(paymentFileFormats),
  state: z.enum(paymentFileStates),
  payments: z.number().int(),
  total: z.number(),
  on: isoDate,
  open: z.number().int(),
  madeBy: z.string(),
  madeAt: instant,
  sentBy: z.string().nullable(),
  sentAt: instant.nullable(),
});
export type PaymentFile = z.infer<typeof paymentFileSchema>;

const filters = {
  state: z.enum(paymentFileStates).optional(),
  q: numberPart,
  /** By when it was made. */
  sort: z.enum(['newest', 'oldest']).default('newest'),
};
export type PaymentFileFilter = z.output<z.ZodObject<typeof filters>>;

const params = z.object({ id: paymentFileIdSchema });
const fileResponse = z.object({ data: paymentFileSchema });

export const paymentFileEndpoints = {
  deskPaymentFiles: {
    method: 'GET',
    path: '/api/v1/desk/payment-files',
    access: 'desk',
    permission: 'payout.read',
    summary: 'Files for the bank',
    query: deskListQuery(filters),
    response: deskPageOf(paymentFileSchema),
  },
  deskPaymentFilesExport: deskExportOf({
    name: 'payment-files',
    permission: 'payout.read',
    summary: 'The chosen files for the bank as CSV, without what is in them',
    filters,
  }),
  deskMakePaymentFile: {
    method: 'POST',
    path: '/api/v1/desk/payment-files',
    access: 'desk',
    permission: 'payout.send',
    summary: 'Puts all approved payments into a file for the bank, each into one file only',
    body: z.strictObject({ format: z.enum(paymentFileFormats), on: isoDate.optional() }),
    response: fileResponse,
  },
  deskPaymentFile: {
    method: 'GET',
    path: '/api/v1/desk/payment-files/{id}',
    access: 'desk',
    permission: 'payout.read',
    summary: 'One file for the bank',
    params,
    response: fileResponse,
  },
  deskPaymentFileContent: {
    method: 'GET',
    path: '/api/v1/desk/payment-files/{id}/content',
    access: 'desk',
    permission: 'payout.send',
    summary: 'The file as it was made; the export is written down',
    params,
    response: z.unknown(),
    responseKind: 'file',
  },
  deskSendPaymentFile: {
    method: 'POST',
    path: '/api/v1/desk/payment-files/{id}/dispatch',
    access: 'desk',
    permission: 'payout.send',
    summary: 'Notes that a file was given to the bank',
    params,
    body: z.strictObject({}),
    response: fileResponse,
  },
  deskPaymentFileOutcome: {
    method: 'POST',
    path: '/api/v1/desk/payment-files/{id}/outcome',
    access: 'desk',
    permission: 'payout.send',
    summary:
      'Notes that the bank has paid all payments of a file that it has not answered yet, or asks a second person to note that all came back',
    params,
    body: paymentOutcomeSchema,
    response: withApproval(paymentFileSchema),
  },
} as const satisfies Record<string, EndpointDefinition>;
