import { localeMetadata } from '@/config/locales';
import { staffLocale } from '@/config/site';
import type { Locale } from '@/contracts/locale';
import { messageTexts } from '@/lib/texts/message-texts';
import type { MailContent } from '../contact/receipt-mail';

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
