import { z } from 'zod';
import {
  documentConditions,
  documentKinds,
  documentReasons,
  documentSlots,
  openDocumentStates,
} from './document-choices';

/** `months`: how far back statements go; `copies`: of how many people one is needed; `condition`: the document is needed only where this holds. Codes; the texts belong to the site. */
export const checklistItemSchema = z.object({
  slot: z.enum(documentSlots),
  required: z.boolean(),
  why: z.enum(documentReasons),
  months: z.number().int().positive().nullable(),
  copies: z.number().int().positive().default(1),
  condition: z.enum(documentConditions).nullable(),
  /** What staff asked for by name, in the language of the application; left out for every other item. */
  asked: z.object({ kind: z.enum(documentKinds), name: z.string(), reason: z.string() }).optional(),
});
export type ChecklistItem = z.infer<typeof checklistItemSchema>;

/** A required document that keeps an application from being approved by one person. */
export const openDocumentSchema = z.object({
  slot: z.enum(documentSlots),
  state: z.enum(openDocumentStates),
  /** The name under which staff asked for it; left out for every other document. */
  name: z.string().optional(),
});
export type OpenDocument = z.infer<typeof openDocumentSchema>;
