import type { CallTime, ContactTopic } from '@/contracts/contact/contact-choices';
import { contactWaitSeconds } from '@/config/site';
import type { Locale } from '@/contracts/locale';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

/** `MS-` and 40 random bits in Crockford's Base32, which has no letters that look like digits. */
export function contactReference(random: Uint8Array): string {
  return `MS-${[...random.subarray(0, length)].map((byte) => alphabet[byte % alphabet.length]).join('')}`;
}

/** Whole seconds until the next message may be sent; 0 when it may be sent now. */
export function cooldownSeconds(sentAt: readonly Date[], now: Date): number {
  const latest = Math.max(0, ...sentAt.map((instant) => instant.getTime()));
  return Math.max(0, Math.ceil((latest + contactWaitSeconds * 1_000 - now.getTime()) / 1_000));
}

export interface ContactText {
  name: string;
  /** E.164. */
  phone: string;
  email: string | null;
  callTime: CallTime;
  message: string;
}

export interface MailContent {
  subject: string;
  text: string;
}

/** The mail to the lender's staff, who work in English; the message stands as it was written. */
export function deskMail({
  reference,
  topic,
  language,
  text,
}: {
  reference: string;
  topic: ContactTopic;
  language: Locale;
  text: ContactText;
}): MailContent {
  return {
    subject: `[${reference}] Website message: ${topic}`,
    text: [
      `Reference: ${reference}`,
      `Topic: ${topic}`,
      `Language: ${language}`,
      `Name: ${text.name}`,
      `Phone: ${text.phone}`,
      `Mail: ${text.email ?? '-'}`,
      `Call: ${text.callTime}`,
      '',
      text.message,
    ].join('\n'),
  };
}

const receipts: Record<Locale, MailContent> = {
  en: {
    subject: 'We received your message ({reference})',
    text: 'Thank you for writing to {brand}. Your reference is {reference}. We aim to answer within one working day.\n\nWe never ask for a fee before a loan, nor for a one-time code by phone or message. If you did not write to us, you need not do anything.',
  },
  hk: {
    subject: '我們已收到你的留言（{reference}）',
    text: '多謝你聯絡{brand}。參考編號：{reference}。我們的目標是一個工作天內回覆。\n\n我們不會在放款前收取任何費用，亦不會以電話或訊息索取驗證碼。如你並未留言，毋須理會此電郵。',
  },
  cn: {
    subject: '我们已收到您的留言（{reference}）',
    text: '感谢您联系{brand}。参考编号：{reference}。我们的目标是一个工作日内回复。\n\n我们不会在放款前收取任何费用，也不会通过电话或信息索要验证码。如果您没有留言，请忽略此邮件。',
  },
};

/** The mail to whoever wrote; it repeats nothing of the message, so that the form can't be used to send text to third parties. */
export function receiptMail({
  reference,
  locale,
  brandNames,
}: {
  reference: string;
  locale: Locale;
  brandNames: Readonly<Record<Locale, string>>;
}): MailContent {
  const fill = (text: string): string =>
    text.replaceAll('{reference}', reference).replace('{brand}', brandNames[locale]);
  return { subject: fill(receipts[locale].subject), text: fill(receipts[locale].text) };
}
