import type { Translate } from '@/i18n/server';

export const codeLength = 6;

export type CodeProblem = 'required' | 'notNumeric' | 'tooFew' | 'tooMany';

/** The digits of a code as they may be typed or pasted: spaces, hyphens and full-width digits are put right. */
export function plainCode(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s-]/g, '');
}

/** What can be told of a typed code before it is sent. */
export function codeProblem(text: string): CodeProblem | null {
  const code = plainCode(text);
  if (code === '') return 'required';
  if (!/^\d+$/.test(code)) return 'notNumeric';
  if (code.length < codeLength) return 'tooFew';
  return code.length > codeLength ? 'tooMany' : null;
}

/** A number with all but its last four digits hidden; a number too short to hide is hidden whole. */
export function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length < 7 ? '••••' : `•••• ${digits.slice(-4)}`;
}

const longestInSeconds = 90;

/** A button that can be used later: `key` has the words with `{{seconds}}`, and `Minutes` after it those with `{{minutes}}`, rounded up. */
export function waitLabel(t: Translate, key: 'phone.sendIn' | 'code.resendIn', seconds: number): string {
  return seconds > longestInSeconds ? t(`${key}Minutes`, { minutes: Math.ceil(seconds / 60) }) : t(key, { seconds });
}
