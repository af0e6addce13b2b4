import type { BrandNames } from '@/config/brand';
import { localeMetadata } from '@/config/locales';
import { staffLocale } from '@/config/site';
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

/** The mail to the lender's staff, in their language; the CV stays in the back office. */
export function deskMail({
  reference,
  job,
  language,
  applicant: { name, phone, email, message },
}: {
  reference: string;
  /** The job's title in the language of staff. */
  job: string;
  language: Locale;
  applicant: JobApplicant;
}): MailContent {
  const t = messageTexts.in(staffLocale);
  const values = {
    reference,
    job,
    language: localeMetadata[language].label,
    name,
    phone,
    email,
    message,
  };
  return {
    subject: t('jobApplication.staff.subject', values),
    text: t('jobApplication.staff.text', values),
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
