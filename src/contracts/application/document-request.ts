import { z } from 'zod';
import { documentKinds, furtherSlots } from '../document/document-choices';
import { staffTextLimits } from '../limits/staff-text-limits';
import { oneLine } from '../limits/text-fields';
import { instant } from '../common-fields';

/** One further document: `name` and `reason` are in the application's language, and the applicant reads both. */
export const askForDocumentRequestSchema = z.strictObject({
  kind: z.enum(documentKinds),
  name: oneLine(staffTextLimits.documentName).min(1),
  reason: oneLine(staffTextLimits.documentReason).min(1),
});
export type AskForDocumentRequest = z.output<typeof askForDocumentRequestSchema>;

/** What staff asked for, as they read it; `withdrawnAt` is null while it is wanted. */
export const deskDocumentRequestSchema = z.object({
  slot: z.enum(furtherSlots),
  kind: z.enum(documentKinds),
  name: z.string(),
  reason: z.string(),
  at: instant,
  by: z.string(),
  withdrawnAt: instant.nullable(),
});
export type DeskDocumentRequest = z.infer<typeof deskDocumentRequestSchema>;
