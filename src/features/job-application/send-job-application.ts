import type { Locale } from '@/contracts/locale';
import { ApiError } from '@/lib/api/api-error';
import { callFromBrowser } from '@/lib/api/browser-call';
import { isTechnicalError } from '@/lib/api/technical-error';
import { botToken } from '@/lib/bot-check/recaptcha';
import type { JobApplicationValues } from './job-application-values';

export type SendOutcome =
  | { kind: 'sent'; reference: string }
  | { kind: 'refused'; code: string; fields: Readonly<Record<string, string>>; text: string };

/** Sends the application; never throws. `text` is empty where there is no localised message. */
export async function sendJobApplication(
  { jobId, name, phone, email, message }: JobApplicationValues,
  { cv, locale }: { cv: File; locale: Locale },
): Promise<SendOutcome> {
  try {
    const token = await botToken('job_application');
    const form = {
      jobId,
      name: name.trim(),
      phone: phone.trim(),
      email: email.trim(),
      message: message.trim(),
      consent: 'yes',
      ...(token ? { botToken: token } : {}),
    } as const;
    const { reference } = await callFromBrowser('applyForJob', { form, file: cv }, { locale });
    return { kind: 'sent', reference };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'refused', code: '', fields: {}, text: '' };
    const isOurs = error.status === 0 || isTechnicalError(error);
    return {
      kind: 'refused',
      code: error.code,
      fields: error.fields,
      text: isOurs ? '' : error.message,
    };
  }
}
