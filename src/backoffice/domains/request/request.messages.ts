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
  {
    locale,
    brand,
    account,
    message,
  }: { locale: Locale; brand: string; account: string | null; message: string | null },
): string {
  if (state === 'needs-code') throw new Error('Nothing is said of a request that waits for a code');
  const isWithdrawalSent = kind === 'withdrawal' && state === 'approved';
  const isSensitive = kind === 'bank-account' || kind === 'address';
  const t = messageTexts.in(locale);
  const money =
    amountCents === null ? '' : formatMoney(fromCents(amountCents), { withCents: true });
  const ending = account?.slice(-4) ?? '';
  const values = {
    brand,
    reference,
    kind: t(`request.kind.${kind}`),
    money,
    ending,
    amount:
      money === ''
        ? ''
        : ` ${kind === 'withdrawal' ? t('request.toAccount', { money, ending }) : money}`,
  };
  return (
    (isWithdrawalSent ? t('request.withdrawalSent', values) : t(`request.state.${state}`, values)) +
    (isSensitive ? t('request.ifNotYou') : '') +
    (message === null ? '' : ` ${message}`)
  );
}
