import { z } from 'zod';
import { withApproval } from '../account/account-desk';
import { loanNoSchema } from '../account/account-loan';
import { instant, isoDate } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { maxMoney } from '../limits/limits';
import { bankFileMaxLength, staffTextLimits } from '../limits/staff-text-limits';
import { manyLines } from '../limits/text-fields';
import { paymentOrderIdSchema } from '../payment-order/payment-order';
import { deskExportOf, deskListQuery, deskPageOf, numberPart } from '../staff/desk-list';
import { bankEntryClosings, bankEntryStates, bankFileFormats } from './bank-file-choices';

/** Number of a file that a bank sent, such as BF-7F3K9Q2M. */
export const bankFileIdSchema = z.string().regex(/^BF-[0-9A-HJKMNP-TV-Z]{8}$/);
/** Number of an entry of it, such as BE-7F3K9Q2M. */
export const bankEntryIdSchema = z.string().regex(/^BE-[0-9A-HJKMNP-TV-Z]{8}$/);

/** What became of a file: of its `entries` that came in, `known` were in an earlier file, the others are posted, wait, or are payments that came back. */
export const bankFileSchema = z.object({
  id: bankFileIdSchema,
  name: z.string(),
  format: z.enum(bankFileFormats),
  entries: z.number().int().nonnegative(),
  known: z.number().int().nonnegative(),
  posted: z.number().int().nonnegative(),
  unmatched: z.number().int().nonnegative(),
  returned: z.number().int().nonnegative(),
  importedBy: z.string(),
  importedAt: instant,
});
export type BankFile = z.infer<typeof bankFileSchema>;

/** Money that came in, in HK$. `details` is what the payer and the bank wrote; `orderId` is a payment of ours that came back. */
export const bankEntrySchema = z.object({
  id: bankEntryIdSchema,
  fileId: bankFileIdSchema,
  state: z.enum(bankEntryStates),
  bookedOn: isoDate,
  amount: z.number(),
  bankReference: z.string(),
  details: z.string(),
  loanNo: loanNoSchema.nullable(),
  orderId: paymentOrderIdSchema.nullable(),
  handledBy: z.string().nullable(),
  handledAt: instant.nullable(),
  note: z.string().nullable(),
});
export type BankEntry = z.infer<typeof bankEntrySchema>;

const filters = {
  state: z.enum(bankEntryStates).optional(),
  file: bankFileIdSchema.optional(),
  loan: loanNoSchema.optional(),
  /** In HK$, to the cent. */
  amount: z.coerce.number().positive().max(maxMoney).multipleOf(0.01).optional(),
  /** Of the entry or of the loan that it was booked on, or the beginning of the bank’s reference. */
  q: numberPart,
  /** By when it came in; `amount`: the largest first. */
  sort: z.enum(['newest', 'oldest', 'amount']).default('newest'),
};
export type BankEntryFilter = z.output<z.ZodObject<typeof filters>>;
const params = z.object({ id: bankEntryIdSchema });
const entryResponse = z.object({ data: bankEntrySchema });

export const bankFileEndpoints = {
  deskImportBankFile: {
    method: 'POST',
    path: '/api/v1/desk/bank-files',
    access: 'desk',
    permission: 'loan.post',
    summary:
      'Reads what a bank says that came in, books what names its loan, and keeps the rest for staff; nothing is booked twice',
    body: z.strictObject({
      name: z.string().trim().min(1).max(200),
      format: z.enum(bankFileFormats),
      content: z.string().min(1).max(bankFileMaxLength),
    }),
    response: z.object({ data: bankFileSchema }),
  },
  deskBankEntries: {
    method: 'GET',
    path: '/api/v1/desk/bank-entries',
    access: 'desk',
    permission: 'loan.read',
    summary: 'Money that came in by files of the bank; the trail has that a page was read',
    query: deskListQuery(filters),
    response: deskPageOf(bankEntrySchema),
  },
  deskBankEntriesExport: deskExportOf({
    name: 'bank-entries',
    permission: 'loan.export',
    summary: 'The chosen entries of files of the bank as CSV',
    filters,
  }),
  deskBankEntry: {
    method: 'GET',
    path: '/api/v1/desk/bank-entries/{id}',
    access: 'desk',
    permission: 'loan.read',
    summary: 'One entry of a file of the bank; the trail has who opened it',
    params,
    response: entryResponse,
  },
  deskAssignBankEntry: {
    method: 'POST',
    path: '/api/v1/desk/bank-entries/{id}/assignment',
    access: 'desk',
    permission: 'loan.post',
    summary: 'Books an entry on a loan; above a limit it asks a second person',
    params,
    body: z.strictObject({ loanNo: loanNoSchema }),
    response: withApproval(bankEntrySchema),
  },
  deskCloseBankEntry: {
    method: 'POST',
    path: '/api/v1/desk/bank-entries/{id}/closing',
    access: 'desk',
    permission: 'loan.post',
    summary: 'Notes that an entry was sent back, or had been booked by hand',
    params,
    body: z.strictObject({
      state: z.enum(bankEntryClosings),
      note: manyLines(staffTextLimits.note).min(1),
    }),
    response: entryResponse,
  },
} as const satisfies Record<string, EndpointDefinition>;
