import type { Locale } from '@/contracts/locale';
import { errorTexts } from '@/lib/texts/error-texts';
import type { UseFailure } from './passkey-use';

/** The localised reason why a passkey was not accepted. */
export function passkeyFailureMessage(failure: UseFailure, locale: Locale): string {
  const t = errorTexts.in(locale);
  return t(`passkey.${failure}`);
}
