import type { Locale } from '@/contracts/locale';
import { errorTexts } from '@/lib/texts/error-texts';

export type OtpFailureCode =
  | 'networkLimit'
  | 'unavailable'
  | 'maintenance'
  | 'tooSoon'
  | 'locked'
  | 'wrongCode'
  | 'notSixDigits'
  | 'codeEnded';

/** The localised reason why no code was sent or accepted; minutes are rounded up. */
export function otpFailureMessage(
  code: OtpFailureCode,
  { locale, waitMs = 0 }: { locale: Locale; waitMs?: number },
): string {
  const t = errorTexts.in(locale);
  return t(`otp.${code}`, { minutes: Math.max(1, Math.ceil(waitMs / 60_000)) });
}
