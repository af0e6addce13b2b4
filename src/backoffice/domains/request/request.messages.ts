import type { Locale } from '@/contracts/locale';
import { formatMoney } from '@/lib/format';
import { fromCents } from '@/lib/loan/money';
import { messageTexts } from '@/lib/texts/message-texts';
import type { RequestRow } from './request.repository';

/** The text message about a request's state; the lender's `message` is appended unchanged. */
export function requestMessage(
  {
    reference,
    kind,
    state,
    amountCents,
  }: Pick<RequestRow, 'reference' | 'kind' | 'state' | 'amountCents'>,
  { locale, brand, message }: { locale: Locale; brand: string; message: string | null },
): string {
  if (state === 'needs-code') throw new Error('Nothing is said of a request that waits for a code');
  const isWithdrawalSent = kind === 'withdrawal' && state === 'approved';
  const isSensitive = kind === 'bank-account' || kind === 'email' || kind === 'address';
  const t = messageTexts.in(locale);
  const values = {
    brand,
    reference,
    kind: t(`request.kind.${kind}`),
    amount:
      amountCents === null ? '' : ` ${formatMoney(fromCents(amountCents), { withCents: true })}`,
  };
  return (
    (isWithdrawalSent ? t('request.withdrawalSent', values) : t(`request.state.${state}`, values)) +
    (isSensitive ? t('request.ifNotYou') : '') +
    (message === null ? '' : ` ${message}`)
  );
}
