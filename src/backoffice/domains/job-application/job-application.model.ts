import type { BrandNames } from '@/config/brand';
import type { Locale } from '@/contracts/locale';
import type { MailSignatures } from '@/lib/texts/legal-lines';
import { messageTexts } from '@/lib/texts/message-texts';
import type { MailContent } from '../contact/contact.model';

/** What an encrypted applicant is bound to. */
export const jobApplicationContext = (reference: string): string => `job-application/${reference}`;

export interface JobApplicant {
  name: string;
  /** E.164. */
  phone: string;
  email: string;
  message: string;
}

/** The mail to the lender's staff, who work in English; the CV stays in the back office. */
export function deskMail({
  reference,
  jobTitle,
  language,
  applicant,
}: {
  reference: string;
  jobTitle: string;
  language: Locale;
  applicant: JobApplicant;
}): MailContent {
  return {
    subject: `[${reference}] Application for a job: ${jobTitle}`,
    text: [
      `Reference: ${reference}`,
      `Position: ${jobTitle}`,
      `Language: ${language}`,
      `Name: ${applicant.name}`,
      `Phone: ${applicant.phone}`,
      `Mail: ${applicant.email}`,
      'CV: in the back office, under the reference',
      '',
      applicant.message,
    ].join('\n'),
  };
}

/** The mail to the applicant; it repeats nothing of the application, so that the form can't be used to send text to third parties. */
export function receiptMail({
  reference,
  locale,
  brandNames,
  signatures,
}: {
  reference: string;
  locale: Locale;
  brandNames: BrandNames;
  signatures: MailSignatures;
}): MailContent {
  const t = messageTexts.in(locale);
  const values = { reference, brand: brandNames[locale] };
  return {
    subject: t('jobApplication.receipt.subject', values),
    text: `${t('jobApplication.receipt.text', values)}\n${signatures[locale]}`,
  };
}
