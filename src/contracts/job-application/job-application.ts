import { z } from 'zod';
import { documentStatuses } from '../document/document-choices';
import { documentPageSchema } from '../document/document-page';
import type { EndpointDefinition } from '../endpoint-definition';
import { localised, localeSchema } from '../localised';
import { jobSchema } from '../site/site';
import { deskExportOf, deskListQuery, deskPageOf, numberPart } from '../staff/desk-list';
import { botTokenSchema, manyLines, oneLine } from '../limits/text-fields';
import { phoneInputSchema } from '../otp/otp';
import { jobApplicationLimits } from './job-application-choices';
import { instant, isoDate } from '../common-fields';

const { nameMax, emailMax, messageMax } = jobApplicationLimits;

/** Such as JA-7F3K9Q2M; it cannot be guessed. */
export const jobApplicationReferenceSchema = z.string().regex(/^JA-[0-9A-HJKMNP-TV-Z]{8}$/);

/** The text parts of an application for a job; the CV follows them. `consent` says that the privacy notice for applicants was accepted. */
export const jobApplicationFormSchema = z.strictObject({
  jobId: jobSchema.shape._id,
  name: oneLine(nameMax).min(1),
  phone: phoneInputSchema,
  email: z.email().max(emailMax),
  message: manyLines(messageMax).default(''),
  consent: z.literal('yes'),
  botToken: botTokenSchema,
});
export type JobApplicationForm = z.output<typeof jobApplicationFormSchema>;

export const jobApplicationReceiptSchema = z.object({
  success: z.literal(true),
  reference: jobApplicationReferenceSchema,
});
export type JobApplicationReceipt = z.infer<typeof jobApplicationReceiptSchema>;

/** `jobTitle…` is what the position was called when it was applied for. `cv` is null once its file was refused by the scanner and removed. */
export const deskJobApplicationSchema = z.object({
  reference: jobApplicationReferenceSchema,
  at: instant,
  language: localeSchema,
  jobId: z.string(),
  ...localised('jobTitle', z.string()),
  name: z.string(),
  /** E.164. */
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  cv: z
    .object({
      id: z.uuid(),
      name: z.string(),
      size: z.number().int().positive(),
      type: z.string(),
      status: z.enum(documentStatuses),
    })
    .nullable(),
});
export type DeskJobApplication = z.infer<typeof deskJobApplicationSchema>;

const jobApplicationFilters = {
  /** The position. */
  job: jobSchema.shape._id.optional(),
  language: localeSchema.optional(),
  /** Days of Hong Kong, both included. */
  from: isoDate.optional(),
  to: isoDate.optional(),
  /** The beginning or the end of a number, or the beginning of its code. */
  q: numberPart,
  sort: z.enum(['newest', 'oldest']).default('newest'),
};
export type JobApplicationFilter = z.output<z.ZodObject<typeof jobApplicationFilters>>;

const params = z.object({ reference: jobApplicationReferenceSchema });

export const jobApplicationEndpoints = {
  applyForJob: {
    method: 'POST',
    path: '/api/v1/site/job-applications',
    access: 'public',
    summary:
      'Takes an application for an open position with its CV, a PDF or Word file of at most 20 × 1024 × 1024 bytes',
    form: jobApplicationFormSchema,
    response: jobApplicationReceiptSchema,
  },
  deskJobApplications: {
    method: 'GET',
    path: '/api/v1/desk/job-applications',
    access: 'desk',
    permission: 'career.read',
    summary:
      'Applications for jobs; the CV is read as a document, by its id. The trail has whose a page showed',
    query: deskListQuery(jobApplicationFilters).extend({
      /** When it was sent, in milliseconds since 1970, and its number. */
      cursor: z
        .string()
        .regex(/^\d{13}\.JA-[0-9A-HJKMNP-TV-Z]{8}$/)
        .optional(),
    }),
    response: deskPageOf(deskJobApplicationSchema),
  },
  deskJobApplicationsExport: deskExportOf({
    name: 'job-applications',
    permission: 'career.read',
    summary: 'The chosen applications for jobs as CSV',
    filters: jobApplicationFilters,
  }),
  deskCv: {
    method: 'GET',
    path: '/api/v1/desk/job-applications/{reference}/cv',
    access: 'desk',
    permission: 'career.read',
    summary:
      'The CV of an application for a job as it was sent, always as an attachment; that it was opened stands in the audit trail',
    params,
    response: z.unknown(),
    responseKind: 'file',
  },
  deskCvPage: {
    method: 'GET',
    path: '/api/v1/desk/job-applications/{reference}/cv/pages/{page}',
    access: 'desk',
    permission: 'career.read',
    summary:
      'The picture of one page of a CV, with the name of the reader and the time across it; the reading stands in the audit trail',
    params: params.extend({ page: z.string().regex(/^[1-9]\d{0,5}$/) }),
    response: z.object({ data: documentPageSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;
