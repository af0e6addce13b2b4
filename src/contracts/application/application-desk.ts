import { z } from 'zod';
import { filePaths } from '../file-paths';
import { loanNoSchema } from '../account/account-loan';
import { approvalSchema } from '../approval/approval';
import { openDocumentSchema } from '../document/checklist-item';
import { furtherSlots } from '../document/document-choices';
import { staffTextLimits } from '../limits/staff-text-limits';
import {
  applicationFields,
  applicationStepSchema,
  applicationNumberParams,
  campaignSchema,
} from './application';
import { deskSigningSchema } from '../appointment/signing';
import { correctAnswersRequestSchema, deskCorrectionSchema } from './answer-correction';
import { coApplicantSchema } from './co-applicant';
import { askForDocumentRequestSchema, deskDocumentRequestSchema } from './document-request';
import { indicativeSchema } from './indicative-result';
import {
  applicationHandlings,
  applicationStates,
  declineReasons,
  declineReasonsMax,
} from './application-choices';
import { applicationFormSchema, productInputSchema } from './application-form';
import type { EndpointDefinition } from '../endpoint-definition';
import { localeSchema } from '../localised';
import { staffEmailMax, staffEmailSchema } from '../staff/staff';
import { deskExportOf, deskListQuery, deskPageOf, numberPart } from '../staff/desk-list';
import { instant, isoDate } from '../common-fields';

const stateSchema = z.enum(applicationStates);

/** Hong Kong dollars, within which four of five prices lie; `needsPerson`: only to be relied on once a person has looked. */
export const deskValuationSchema = z.object({
  value: z.number(),
  low: z.number(),
  high: z.number(),
  needsPerson: z.boolean(),
});
export type DeskValuation = z.infer<typeof deskValuationSchema>;

export const deskApplicationSummarySchema = z.object({
  ...applicationFields,
  language: localeSchema,
  /** The mail address of who handles it; null for nobody. */
  assignedTo: z.string().nullable(),
  /** Of one that was declined; empty where the lender's system declined it. */
  declineReasons: z.array(z.enum(declineReasons)),
  changedAt: instant,
});
export type DeskApplicationSummary = z.infer<typeof deskApplicationSummarySchema>;

/** A row of the list: with who applied, the share of the value that was asked for in percent where the value is known, what brought the applicant, and which required documents are missing or not accepted. */
export const deskApplicationRowSchema = z.object({
  ...deskApplicationSummarySchema.shape,
  name: z.string().nullable(),
  phone: z.string(),
  ltv: z.number().nullable(),
  source: z.string().nullable(),
  openDocuments: z.array(openDocumentSchema),
});
export type DeskApplicationRow = z.infer<typeof deskApplicationRowSchema>;

/**
 * What staff see. `handover`: delivery to the loan origination system; `nextStates`: the allowed next states, without assessment and approval
 * while one of `coApplicants` has not confirmed, without approval while there are `openDocuments`, and without an end once a loan was booked; `version`: what an
 * assignment names in `If-Match`; `handling`: what staff noted and who was given it, oldest first; `customerId`: null until the phone has an
 * account; `loanNo`: the loan that was booked on it.
 */
export const deskApplicationSchema = z.object({
  ...deskApplicationSummarySchema.shape,
  customerId: z.string().nullable(),
  loanNo: loanNoSchema.nullable(),
  form: applicationFormSchema,
  phone: z.string(),
  consents: z.object({
    textVersion: z.string(),
    language: localeSchema,
    acceptedAt: instant,
    creditReference: z.boolean(),
    marketingOwn: z.boolean(),
  }),
  campaign: campaignSchema,
  indicative: indicativeSchema.nullable(),
  handover: z.enum(['none', 'waiting', 'accepted', 'refused']),
  nextStates: z.array(stateSchema),
  openDocuments: z.array(openDocumentSchema),
  /** Further documents that were asked for by name, oldest first, with those that are wanted no more. */
  documentRequests: z.array(deskDocumentRequestSchema),
  coApplicants: z.array(
    z.object({
      ...coApplicantSchema.shape,
      /** What was agreed to, with the language of the page. */
      consents: z.object({ textVersion: z.string(), language: localeSchema }).nullable(),
    }),
  ),
  /** The latest appointment for the signing. */
  signing: deskSigningSchema.nullable(),
  version: z.number().int().positive(),
  handling: z.array(
    z.object({
      kind: z.enum(applicationHandlings),
      at: instant,
      by: z.string(),
      /** Null where it was given back. */
      assignee: z.string().nullable(),
      note: z.string().nullable(),
      /** Of answers; then `note` is the reason. */
      correction: deskCorrectionSchema.nullable(),
    }),
  ),
  history: z.array(
    z.object({ ...applicationStepSchema.shape, note: z.string().nullable(), by: z.string() }),
  ),
});
export type DeskApplication = z.infer<typeof deskApplicationSchema>;

const noteField = z.string().trim().min(1).max(staffTextLimits.note);
const messageField = z.string().trim().min(1).max(staffTextLimits.message).optional();

/**
 * `note` is internal; `message` is shown and, unless the application is declined, texted to the applicant, in the application's language.
 * `reasons`, the principal one first, belong to `declined` and to no other state.
 */
export const changeApplicationRequestSchema = z.strictObject({
  state: stateSchema,
  note: noteField,
  message: messageField,
  reasons: z
    .array(z.enum(declineReasons))
    .min(1)
    .max(declineReasonsMax)
    .refine((reasons) => new Set(reasons).size === reasons.length, { error: 'wrongFormat' })
    .describe('No reason twice.')
    .optional(),
});
export type ChangeApplicationRequest = z.output<typeof changeApplicationRequestSchema>;

/** `note` says why documents may be missing; `message` as in a change. */
export const approveIncompleteRequestSchema = z.strictObject({
  note: noteField,
  message: messageField,
});
export type ApproveIncompleteRequest = z.output<typeof approveIncompleteRequestSchema>;

/** `assignee` null: given back to nobody. */
export const assignApplicationRequestSchema = z.strictObject({
  assignee: staffEmailSchema.nullable(),
  note: noteField.optional(),
});
export type AssignApplicationRequest = z.output<typeof assignApplicationRequestSchema>;

const applicationFilters = {
  state: stateSchema.optional(),
  product: productInputSchema.optional(),
  /** A mail address, `me`, or `nobody`. */
  assignee: z.union([z.enum(['me', 'nobody']), z.string().min(3).max(staffEmailMax)]).optional(),
  /** Days of Hong Kong, both included. */
  from: isoDate.optional(),
  to: isoDate.optional(),
  /** The beginning or the end of an application number, or the beginning of its code. */
  q: numberPart,
  /** By when it was received; `due`: those in assessment whose decision is promised, the most urgent first. */
  sort: z.enum(['newest', 'oldest', 'due']).default('newest'),
};
export type ApplicationChoice = z.output<z.ZodObject<typeof applicationFilters>>;

export const deskApplicationsQuerySchema = deskListQuery(applicationFilters).extend({
  /** When an application was received, in milliseconds since 1970, and its number. */
  cursor: z
    .string()
    .regex(/^\d{1,15}\.[A-Z0-9-]{1,20}$/)
    .optional(),
});

export const applicationDeskEndpoints = {
  deskApplications: {
    method: 'GET',
    path: '/api/v1/desk/applications',
    access: 'desk',
    permission: 'application.read',
    summary:
      'Applications with who applied and what documents they lack; each page stands in the audit trail',
    query: deskApplicationsQuerySchema,
    response: deskPageOf(deskApplicationRowSchema),
  },
  deskApplicationsExport: deskExportOf({
    name: 'applications',
    permission: 'application.export',
    summary: 'The chosen applications as CSV',
    filters: applicationFilters,
  }),
  deskApplication: {
    method: 'GET',
    path: '/api/v1/desk/applications/{applicationNumber}',
    access: 'desk',
    permission: 'application.read',
    summary:
      'One application with its form and history; that it was read stands in the audit trail',
    params: applicationNumberParams,
    response: deskApplicationSchema,
  },
  deskApplicationValuation: {
    method: 'GET',
    path: '/api/v1/desk/applications/{applicationNumber}/valuation',
    access: 'desk',
    permission: 'application.read',
    summary: 'What the online valuation says today of the property of an application',
    params: applicationNumberParams,
    response: z.object({ data: deskValuationSchema.nullable() }),
  },
  deskChangeApplication: {
    method: 'PUT',
    path: '/api/v1/desk/applications/{applicationNumber}/state',
    access: 'desk',
    permission: 'application.change',
    summary: 'Moves an application to another state; with `If-Match` only from the version named',
    params: applicationNumberParams,
    body: changeApplicationRequestSchema,
    response: deskApplicationSchema,
  },
  deskDeclineLetter: {
    method: 'GET',
    path: filePaths.declineLetter,
    access: 'desk',
    permission: 'application.read',
    summary:
      'The letter about an application that was declined, as its applicant may save it; the reading is audited',
    params: applicationNumberParams,
    responseKind: 'file',
    response: z.unknown(),
  },
  deskAssignApplication: {
    method: 'PUT',
    path: '/api/v1/desk/applications/{applicationNumber}/assignee',
    access: 'desk',
    permission: 'application.change',
    summary: 'Gives an application to a member of staff, or back to nobody',
    params: applicationNumberParams,
    body: assignApplicationRequestSchema,
    response: deskApplicationSchema,
  },
  deskCorrectAnswers: {
    method: 'PUT',
    path: '/api/v1/desk/applications/{applicationNumber}/answers',
    access: 'desk',
    permission: 'application.change',
    summary: 'Corrects one section of what the applicant answered, with a reason',
    params: applicationNumberParams,
    body: correctAnswersRequestSchema,
    response: deskApplicationSchema,
  },
  deskNoteApplication: {
    method: 'POST',
    path: '/api/v1/desk/applications/{applicationNumber}/notes',
    access: 'desk',
    permission: 'application.change',
    summary: 'Adds a note that staff alone read',
    params: applicationNumberParams,
    body: z.strictObject({ note: noteField }),
    response: deskApplicationSchema,
  },
  deskAskForDocument: {
    method: 'POST',
    path: '/api/v1/desk/applications/{applicationNumber}/document-requests',
    access: 'desk',
    permission: 'application.change',
    summary:
      'Asks the applicant for one further document by name: it stands on the list of the application, which waits for it, and a message goes out',
    params: applicationNumberParams,
    body: askForDocumentRequestSchema,
    response: deskApplicationSchema,
  },
  deskWithdrawDocumentRequest: {
    method: 'DELETE',
    path: '/api/v1/desk/applications/{applicationNumber}/document-requests/{slot}',
    access: 'desk',
    permission: 'application.change',
    summary: 'Takes a document that was asked for off the list again; what was sent for it stays',
    params: applicationNumberParams.extend({ slot: z.enum(furtherSlots) }),
    response: deskApplicationSchema,
  },
  deskApproveIncomplete: {
    method: 'POST',
    path: '/api/v1/desk/applications/{applicationNumber}/incomplete-approval',
    access: 'desk',
    permission: 'application.change',
    summary:
      'Asks a second person to approve an application although required documents are missing or not accepted',
    params: applicationNumberParams,
    body: approveIncompleteRequestSchema,
    response: z.object({ data: approvalSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;
