import { z } from 'zod';
import {
  applicationProducts,
  applicationStates,
  declineReasons,
  nextActions,
} from './application-choices';
import {
  applicantsSectionSchema,
  applicationFormSchema,
  consentsSectionSchema,
  contactSectionSchema,
  existingSectionSchema,
  incomeSectionSchema,
  intermediarySectionSchema,
  loanSectionSchema,
  productInputSchema,
  propertySectionSchema,
} from './application-form';
import { customerCorrectionSchema } from './answer-correction';
import { coApplicantSchema } from './co-applicant';
import { indicativeSchema } from './indicative-result';
import type { EndpointDefinition } from '../endpoint-definition';
import { localeSchema } from '../localised';
import { checklistItemSchema } from '../document/checklist-item';
import { listOf } from '../site/site';
import { botTokenSchema, oneLine } from '../limits/text-fields';
import { linkReferenceSchema, operationIdSchema } from '../otp/otp';
import { campaignMaxLength } from '../limits/limits';
import { instant } from '../common-fields';

/** Number of an application, such as HK-2026-7F3K9Q2M; it cannot be guessed. */
export const applicationNumberSchema = z.string().regex(/^HK-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/);

const campaignValue = oneLine(campaignMaxLength).optional();
export const campaignSchema = z.strictObject({
  utm_source: campaignValue,
  utm_medium: campaignValue,
  utm_campaign: campaignValue,
});

const productSchema = z.enum(applicationProducts);
const stateSchema = z.enum(applicationStates);

/**
 * What an applicant may always see again after submitting: the number, the promised date and the next action.
 * `promised_by` is null until the required documents are complete and everybody in `co_applicants` has confirmed.
 */
export const applicationReceiptSchema = z.object({
  appl_no: applicationNumberSchema,
  received_at: instant,
  promised_by: instant.nullable(),
  next_action: z.enum(nextActions),
  indicative: indicativeSchema.optional(),
  co_applicants: z.array(coApplicantSchema).optional(),
  /** What its answers ask for, while documents are awaited. */
  documents: z.array(checklistItemSchema).optional(),
});
export type ApplicationReceipt = z.infer<typeof applicationReceiptSchema>;

/**
 * `reference` is the operation that codes for this draft are bound to; `version` counts its changes. `phone` is masked and null until a code proved it.
 * Once it was sent there is a `receipt`, and `form` is empty: nothing is left to fill in.
 */
export const draftSchema = z.object({
  reference: operationIdSchema,
  product: productSchema,
  language: localeSchema,
  form: applicationFormSchema,
  version: z.number().int().positive(),
  resumeReference: linkReferenceSchema,
  phone: z.string().nullable(),
  expiresAt: instant,
  receipt: applicationReceiptSchema.nullable(),
});
export type Draft = z.infer<typeof draftSchema>;

export const createDraftRequestSchema = z.strictObject({
  product: productInputSchema,
  language: localeSchema,
  prefill: applicationFormSchema.optional(),
});
export type CreateDraftRequest = z.output<typeof createDraftRequestSchema>;

const versionSchema = z.number().int().positive();

const sectionUpdateFields = {
  reference: operationIdSchema,
  version: versionSchema.optional(),
};

/** Replaces one section of a draft. With `version` it is refused (409) when the draft was changed elsewhere since. */
export const saveSectionRequestSchema = z.discriminatedUnion('section', [
  z.strictObject({
    ...sectionUpdateFields,
    section: z.literal('property'),
    value: propertySectionSchema,
  }),
  z.strictObject({ ...sectionUpdateFields, section: z.literal('loan'), value: loanSectionSchema }),
  z.strictObject({
    ...sectionUpdateFields,
    section: z.literal('existing'),
    value: existingSectionSchema,
  }),
  z.strictObject({
    ...sectionUpdateFields,
    section: z.literal('applicants'),
    value: applicantsSectionSchema,
  }),
  z.strictObject({
    ...sectionUpdateFields,
    section: z.literal('income'),
    value: incomeSectionSchema,
  }),
  z.strictObject({
    ...sectionUpdateFields,
    section: z.literal('intermediary'),
    value: intermediarySectionSchema,
  }),
  z.strictObject({
    ...sectionUpdateFields,
    section: z.literal('contact'),
    value: contactSectionSchema,
  }),
  z.strictObject({
    ...sectionUpdateFields,
    section: z.literal('consents'),
    value: consentsSectionSchema,
  }),
]);
export type SaveSectionRequest = z.output<typeof saveSectionRequestSchema>;

/** `form` is submitted as sent, whatever was saved; with `version` it is refused (409) when the draft was changed elsewhere since. Needs an `apply` proof whose operation is the draft's reference, and an `Idempotency-Key`. */
export const createApplicationRequestSchema = z.strictObject({
  product: productInputSchema,
  form: applicationFormSchema,
  language: localeSchema,
  campaign: campaignSchema.optional(),
  version: versionSchema.optional(),
  botToken: botTokenSchema,
});
export type CreateApplicationRequest = z.output<typeof createApplicationRequestSchema>;

/** A body with `rtn_msg` is a failure and carries nothing else. */
export const createApplicationResponseSchema = z.object({
  LOS: z.object({ BODY: z.union([applicationReceiptSchema, z.object({ rtn_msg: z.string() })]) }),
});
export type CreateApplicationResponse = z.infer<typeof createApplicationResponseSchema>;

/**
 * What applicants and staff see of every application. The decision is promised by `promisedBy`: the same time of the next working day
 * after `documentsCompleteAt`; both are null while documents are missing.
 */
export const applicationFields = {
  applicationNumber: applicationNumberSchema,
  product: productSchema,
  amount: z.number(),
  state: stateSchema,
  receivedAt: instant,
  documentsCompleteAt: instant.nullable(),
  promisedBy: instant.nullable(),
};

/** One step of an application as its applicant sees it. */
export const applicationStepSchema = z.object({
  state: stateSchema,
  at: instant,
  message: z.string().nullable(),
});

export const customerApplicationSchema = z.object({
  ...applicationFields,
  address: z.string().nullable(),
  nextAction: z.enum(nextActions),
  canWithdraw: z.boolean(),
  coApplicants: z.array(coApplicantSchema).optional(),
  /** Of one that was declined, the principal one first, and then `declineLetter` has the letter; left out where there is no letter. */
  declineReasons: z.array(z.enum(declineReasons)).optional(),
  history: z.array(applicationStepSchema),
  /** What the lender corrected in the answers, oldest first. */
  corrections: z.array(customerCorrectionSchema).optional(),
});
export type CustomerApplication = z.infer<typeof customerApplicationSchema>;

export const applicationNumberParams = z.object({ applicationNumber: applicationNumberSchema });
const draftResponseSchema = z.object({ data: draftSchema });

export const applicationEndpoints = {
  createDraft: {
    method: 'POST',
    path: '/api/v1/los/drafts',
    access: 'public',
    summary: 'Begins a draft of an application and ties it to this browser',
    body: createDraftRequestSchema,
    response: draftResponseSchema,
  },
  readDraft: {
    method: 'GET',
    path: '/api/v1/los/drafts/current',
    access: 'public',
    summary:
      'The draft of this browser that was changed last, of `product` or with this `reference` where given; null where there is none',
    query: z.strictObject({
      product: productInputSchema.optional(),
      reference: operationIdSchema.optional(),
    }),
    response: z.object({ data: draftSchema.nullable() }),
  },
  saveSection: {
    method: 'PUT',
    path: '/api/v1/los/drafts/current',
    access: 'public',
    summary: 'Saves one section of a draft of this browser',
    body: saveSectionRequestSchema,
    response: draftResponseSchema,
  },
  resumeDraft: {
    method: 'POST',
    path: '/api/v1/los/drafts/resume',
    access: 'public',
    summary: 'Opens the draft that an `apply` proof is bound to in this browser, too',
    body: z.strictObject({}),
    response: draftResponseSchema,
  },
  createApplication: {
    method: 'POST',
    path: '/api/v1/los/createApplication',
    access: 'public',
    summary: 'Sends an application, once for each Idempotency-Key',
    body: createApplicationRequestSchema,
    response: createApplicationResponseSchema,
  },
  custApplLoanList: {
    method: 'GET',
    path: '/api/v1/los/custApplLoanList',
    access: 'customer',
    summary: 'Applications of the customer, newest first',
    response: listOf(customerApplicationSchema),
  },
  declineLetter: {
    method: 'GET',
    path: '/api/v1/los/applications/{applicationNumber}/decline-letter',
    access: 'customer',
    summary:
      'The letter about an application that was declined as PDF, in the language of the application: why, whom to ask, how to complain',
    params: applicationNumberParams,
    responseKind: 'file',
    response: z.unknown(),
  },
  withdrawApplication: {
    method: 'POST',
    path: '/api/v1/los/applications/{applicationNumber}/withdraw',
    access: 'customer',
    summary: 'Takes an application back, until its offer is accepted',
    params: applicationNumberParams,
    body: z.strictObject({}),
    response: z.object({ data: customerApplicationSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;
