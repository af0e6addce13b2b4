import { z } from 'zod';
import { documentStatuses } from '../document/document-choices';
import type { EndpointDefinition } from '../endpoint-definition';
import { localeSchema } from '../localised';
import { jobSchema, listOf } from '../site/site';
import { botTokenSchema, manyLines, oneLine } from '../limits/text-fields';
import { phoneInputSchema } from '../otp/otp';
import { jobApplicationLimits } from './job-application-choices';
import { instant } from '../common-fields';

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

/** `cv` is null once its file was refused by the scanner and removed. */
export const deskJobApplicationSchema = z.object({
  reference: jobApplicationReferenceSchema,
  at: instant,
  language: localeSchema,
  jobId: z.string(),
  jobTitle: z.string(),
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
    summary: 'Applications for jobs, newest first; the CV is read as a document, by its id',
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
    response: listOf(deskJobApplicationSchema),
  },
} as const satisfies Record<string, EndpointDefinition>;
