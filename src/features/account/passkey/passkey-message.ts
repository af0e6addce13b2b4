import type { TranslationProps } from '@/i18n/translation-props';
import { isTechnicalError } from '@/lib/api/technical-error';
import type { RequestFailure } from '@/lib/saga/request-record';
import { browserFailure } from './passkey.slice';

/** Why a ceremony failed, in words. */
export function passkeyMessage(
  failure: RequestFailure,
  t: TranslationProps<'account'>['t'],
): string {
  if (failure.code === browserFailure.cancelled) return t('passkey.cancelled');
  if (failure.code === browserFailure.known) return t('passkey.known');
  return isTechnicalError(failure) ? t('state.noAnswer') : failure.message;
}
