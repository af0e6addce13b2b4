import { z } from 'zod';
import { instant } from '../common-fields';
import { staffTextLimits } from '../limits/staff-text-limits';
import { correctableSections } from './application-choices';
import {
  applicantsSectionSchema,
  applicationFormSchema,
  contactSectionSchema,
  existingSectionSchema,
  incomeSectionSchema,
  intermediarySectionSchema,
  loanSectionSchema,
  propertySectionSchema,
} from './application-form';

const why = { reason: z.string().trim().min(1).max(staffTextLimits.note) };

/** Puts what is right in the place of one section of the answers; `reason` stays inside. */
export const correctAnswersRequestSchema = z.discriminatedUnion('section', [
  z.strictObject({ ...why, section: z.literal('property'), value: propertySectionSchema }),
  z.strictObject({ ...why, section: z.literal('loan'), value: loanSectionSchema }),
  z.strictObject({ ...why, section: z.literal('existing'), value: existingSectionSchema }),
  z.strictObject({ ...why, section: z.literal('applicants'), value: applicantsSectionSchema }),
  z.strictObject({ ...why, section: z.literal('income'), value: incomeSectionSchema }),
  z.strictObject({ ...why, section: z.literal('intermediary'), value: intermediarySectionSchema }),
  z.strictObject({ ...why, section: z.literal('contact'), value: contactSectionSchema }),
]);
export type CorrectAnswersRequest = z.output<typeof correctAnswersRequestSchema>;

const correctedSection = z.enum(correctableSections);

/** What staff read of a correction: the sections that it changed, as they were and as they became. */
export const deskCorrectionSchema = z.object({
  section: correctedSection,
  before: applicationFormSchema,
  after: applicationFormSchema,
});
export type DeskCorrection = z.infer<typeof deskCorrectionSchema>;

/** What the applicant reads of a correction. */
export const customerCorrectionSchema = z.object({ at: instant, section: correctedSection });
export type CustomerCorrection = z.infer<typeof customerCorrectionSchema>;
