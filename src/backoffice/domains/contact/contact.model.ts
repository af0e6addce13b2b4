import type { CallTime, ContactState, ContactTopic } from '@/contracts/contact/contact-choices';
import { localeMetadata } from '@/config/locales';
import { contactWaitSeconds, staffLocale } from '@/config/site';
import type { Locale } from '@/contracts/locale';
import { contactTexts } from '@/lib/texts/contact-texts';
import { messageTexts } from '@/lib/texts/message-texts';
import type { MailContent } from './receipt-mail';

/** Whole seconds until the next message may be sent; 0 when it may be sent now. */
export function cooldownSeconds(sentAt: readonly Date[], now: Date): number {
  const latest = Math.max(0, ...sentAt.map((instant) => instant.getTime()));
  return Math.max(0, Math.ceil((latest + contactWaitSeconds * 1_000 - now.getTime()) / 1_000));
}

/** What an encrypted message is bound to. */
export const contactMessageContext = (reference: string): string => `contact/message/${reference}`;

export interface ContactRow {
  reference: string;
  topic: ContactTopic;
  language: Locale;
  /** Encrypted. */
  encrypted: string;
  createdAt: Date;
  state: ContactState;
  /** The mail address of a member of staff. */
  assignee: string | null;
  /** The position of the last step. */
  version: number;
  dueAt: Date | null;
}

export interface ContactText {
  name: string;
  /** E.164. */
  phone: string;
  email: string | null;
  callTime: CallTime;
  message: string;
}

/** The mail to the lender's staff, in their language; the message stands as it was written. */
export function deskMail({
  reference,
  topic,
  language,
  text: { name, phone, email, callTime, message },
}: {
  reference: string;
  topic: ContactTopic;
  language: Locale;
  text: ContactText;
}): MailContent {
  const t = messageTexts.in(staffLocale);
  const word = contactTexts.in(staffLocale);
  const values = {
    reference,
    topic: word(`topic_${topic}`),
    language: localeMetadata[language].label,
    name,
    phone,
    email: email ?? '-',
    callTime: word(`callTime_${callTime}`),
    message,
  };
  return { subject: t('contact.staff.subject', values), text: t('contact.staff.text', values) };
}
