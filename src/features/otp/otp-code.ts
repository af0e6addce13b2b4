import type { Translate } from '@/i18n/text-keys';

export const codeLength = 6;

export type CodeProblem = 'required' | 'notNumeric' | 'tooFew' | 'tooMany';

/** Normalises a typed or pasted code: removes spaces and hyphens and converts full-width digits. */
export function normaliseCode(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s-]/g, '');
}

/** Validates a typed code before it is sent. */
export function validateCode(text: string): CodeProblem | null {
  const code = normaliseCode(text);
  if (code === '') return 'required';
  if (!/^\d+$/.test(code)) return 'notNumeric';
  if (code.length < codeLength) return 'tooFew';
  return code.length > codeLength ? 'tooMany' : null;
}

/** Masks all but the last four digits of a number; a short number is masked entirely. */
export function maskTypedPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length < 7 ? '••••' : `•••• ${digits.slice(-4)}`;
}

/** A longer wait is told in minutes, and other ways are named. */
export const maxSecondsShown = 90;

/** Label of a button that is still disabled: `key` names the text with `{{seconds}}`, `key` + `Minutes` the text with `{{minutes}}`, rounded up. */
export function waitLabel(
  t: Translate<'otp'>,
  key: 'phone.sendIn' | 'code.resendIn',
  seconds: number,
): string {
  return seconds > maxSecondsShown
    ? t(`${key}Minutes`, { minutes: Math.ceil(seconds / 60) })
    : t(key, { seconds });
}
