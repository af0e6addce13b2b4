import { contactWaitSeconds } from '@/config/site';
import { contactLimits } from '@/contracts/contact/contact-choices';
import type { Locale } from '@/contracts/locale';
import { ApiError } from '@/lib/api/api-error';
import { callFromBrowser } from '@/lib/api/browser-call';
import { botToken } from '@/lib/bot-check/recaptcha';
import { parsePhone } from '@/lib/phone';
import { isTechnicalError } from '@/lib/api/technical-error';
import { isEmailAddress } from '@/lib/texts/is-email-address';
import type { ContactFormValues, ContactField } from './contact-store';

/** Suffix of a translation key `problem_…`. */
export type ContactProblem =
  | 'name'
  | 'phone'
  | 'phoneWrong'
  | 'email'
  | 'topic'
  | 'message'
  | 'messageLong';

export type SendOutcome =
  | { kind: 'sent'; reference: string; waitSeconds: number }
  | { kind: 'tooSoon'; waitSeconds: number }
  | { kind: 'wrong'; fields: Readonly<Record<string, string>> }
  /** `words` is empty where there is no localised message for the failure. */
  | { kind: 'failed'; words: string };

/** Problems by field, in the order of the form. */
export function validateContactForm({
  name,
  phone,
  email,
  topic,
  message,
}: ContactFormValues): Partial<Record<ContactField, ContactProblem>> {
  const length = message.trim().length;
  return {
    ...(name.trim() === '' ? { name: 'name' } : {}),
    ...(phone.trim() === ''
      ? { phone: 'phone' }
      : parsePhone(phone) === null
        ? { phone: 'phoneWrong' }
        : {}),
    ...(email.trim() !== '' && !isEmailAddress(email) ? { email: 'email' } : {}),
    ...(topic === '' ? { topic: 'topic' } : {}),
    ...(length < contactLimits.messageMin
      ? { message: 'message' }
      : length > contactLimits.messageMax
        ? { message: 'messageLong' }
        : {}),
  };
}

/** Sends the message; never throws. */
export async function sendMessage(
  { name, phone, email, topic, callTime, message }: ContactFormValues,
  locale: Locale,
): Promise<SendOutcome> {
  try {
    const token = await botToken('contact');
    const body = {
      name,
      phone,
      topic: topic === '' ? 'other' : topic,
      callTime,
      message,
      ...(email.trim() === '' ? {} : { email: email.trim() }),
      ...(token ? { botToken: token } : {}),
    } as const;
    const { reference, waitSeconds } = await callFromBrowser('contactUs', { body }, { locale });
    return { kind: 'sent', reference, waitSeconds };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'failed', words: '' };
    if (error.status === 429)
      return { kind: 'tooSoon', waitSeconds: error.retryAfterSeconds ?? contactWaitSeconds };
    if (error.status === 400 && Object.keys(error.fields).length > 0)
      return { kind: 'wrong', fields: error.fields };
    return {
      kind: 'failed',
      words: error.status === 0 || isTechnicalError(error) ? '' : error.message,
    };
  }
}
