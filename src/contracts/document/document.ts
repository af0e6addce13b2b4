import { z } from 'zod';
import { staffTextLimits } from '../limits/staff-text-limits';
import { filePaths } from '../file-paths';
import { documentMaxBytes } from '../limits/limits';
import { applicationNumberSchema } from '../application/application';
import { applicationProducts } from '../application/application-choices';
import { productInputSchema } from '../application/application-form';
import { productKeySchema } from '../content/block-fields';
import { checklistItemSchema } from './checklist-item';
import {
  applicantTypes,
  documentChannels,
  documentRefusals,
  documentReviews,
  documentSlots,
  documentStatuses,
} from './document-choices';
import type { EndpointDefinition } from '../endpoint-definition';
import { listOf } from '../site/site';
import { instant, successSchema } from '../common-fields';

const slotSchema = z.enum(documentSlots);

export const checklistQuerySchema = z.strictObject({
  product: z.union([productKeySchema, productInputSchema]),
  applicantType: z.enum(applicantTypes),
});

/** `type` is detected from the file's bytes, never taken from the sender; `isLocked`: password-protected, so staff cannot read it. */
export const documentSchema = z.object({
  id: z.uuid(),
  slot: slotSchema,
  name: z.string().min(1).max(200),
  size: z.number().int().positive().max(documentMaxBytes),
  type: z.string(),
  status: z.enum(documentStatuses),
  /** Null if the file needs no manual review and counts as received. */
  review: z.enum(documentReviews).nullable().default(null),
  /** Why staff refused it; left out or null where they did not say. */
  refusal: z.enum(documentRefusals).nullable().optional(),
  /** How staff came by it who added it; left out or null where its applicant sent it. */
  cameBy: z.enum(documentChannels).nullable().optional(),
  /** Who of the staff added it; for staff alone. */
  addedBy: z.string().optional(),
  isLocked: z.boolean(),
  /** Whether `documentThumbnail` has a picture of it; left out where there are none. */
  hasThumbnail: z.boolean().optional(),
  /** Whether `deskDocumentPage` has pictures of its pages; for staff alone. */
  hasPages: z.boolean().optional(),
  uploadedAt: instant,
});
export type UploadedDocument = z.infer<typeof documentSchema>;

/** The text parts of an upload, which come before the file; `applicationNumber` may be left out where a code proved the application. */
export const uploadFormSchema = z.strictObject({
  slot: slotSchema,
  applicationNumber: applicationNumberSchema.optional(),
});
export type UploadForm = z.output<typeof uploadFormSchema>;

/** The text parts of what staff add that reached them by another way. */
export const addDocumentFormSchema = z.strictObject({
  applicationNumber: applicationNumberSchema,
  slot: slotSchema,
  cameBy: z.enum(documentChannels),
});
export type AddDocumentForm = z.output<typeof addDocumentFormSchema>;

/** The application of the documents, what its answers ask for (`checklist`; without it that of product and kind of applicant), and what has been uploaded, oldest first. */
export const documentListSchema = z.object({
  data: z.array(documentSchema),
  application: z.object({
    applicationNumber: applicationNumberSchema,
    product: z.enum(applicationProducts),
    applicantType: z.enum(applicantTypes),
  }),
  checklist: z.array(checklistItemSchema).optional(),
});
export type DocumentList = z.infer<typeof documentListSchema>;

const documentParams = z.object({ id: z.uuid() });

export const documentEndpoints = {
  documentSlots: {
    method: 'GET',
    path: '/api/v1/los/documents/checklist',
    access: 'public',
    summary: 'The documents that a product asks of a kind of applicant, and why',
    query: checklistQuerySchema,
    response: z.object({ data: z.array(checklistItemSchema) }),
  },
  uploadDocument: {
    method: 'POST',
    path: '/api/v1/los/uploadDocument',
    access: 'upload',
    summary: 'Takes one file of any type, at most 20 × 1024 × 1024 bytes and 10 a slot',
    form: uploadFormSchema,
    response: z.object({ data: documentSchema }),
  },
  listDocuments: {
    method: 'GET',
    path: '/api/v1/los/documents',
    access: 'upload',
    summary:
      'The documents of an application; `applicationNumber` may be left out where a code proved the application',
    query: z.strictObject({ applicationNumber: applicationNumberSchema.optional() }),
    response: documentListSchema,
  },
  downloadDocument: {
    method: 'GET',
    path: '/api/v1/los/documents/{id}',
    access: 'upload',
    summary: 'A document as its owner sent it, always as an attachment',
    params: documentParams,
    responseKind: 'file',
    response: z.unknown(),
  },
  documentThumbnail: {
    method: 'GET',
    path: filePaths.documentThumbnail,
    access: 'upload',
    summary: 'A small picture of a document that says `hasThumbnail`, for its owner',
    params: documentParams,
    responseKind: 'file',
    response: z.unknown(),
  },
  deskDocuments: {
    method: 'GET',
    path: '/api/v1/desk/applications/{applicationNumber}/documents',
    access: 'desk',
    permission: 'document.read',
    summary: 'The documents of an application, oldest first',
    params: z.object({ applicationNumber: applicationNumberSchema }),
    response: listOf(documentSchema),
  },
  deskAddDocument: {
    method: 'POST',
    path: '/api/v1/desk/documents',
    access: 'desk',
    permission: 'document.review',
    summary:
      'Adds one file that came by post, by email or at the counter, within the limits of an upload; the applicant sees that staff added it',
    form: addDocumentFormSchema,
    response: z.object({ data: documentSchema }),
  },
  deskDocument: {
    method: 'GET',
    path: '/api/v1/desk/documents/{id}',
    access: 'desk',
    permission: 'document.read',
    summary:
      'A document as its applicant sent it, always as an attachment; that it was opened stands in the audit trail',
    params: documentParams,
    responseKind: 'file',
    response: z.unknown(),
  },
  deskReviewDocument: {
    method: 'PUT',
    path: '/api/v1/desk/documents/{id}/review',
    access: 'desk',
    permission: 'document.review',
    summary: 'Says whether a file that a person has to look at counts as received',
    params: documentParams,
    body: z.strictObject({
      decision: z.enum(['accepted', 'refused']),
      note: z.string().trim().min(1).max(staffTextLimits.note),
      /** Of a refusal, for the customer to read. */
      refusal: z.enum(documentRefusals).optional(),
    }),
    response: successSchema,
  },
  removeDocument: {
    method: 'DELETE',
    path: '/api/v1/los/documents/{id}',
    access: 'upload',
    summary: 'Takes a document back; one that is gone already is no failure',
    params: documentParams,
    response: successSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;
