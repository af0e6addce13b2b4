import type { RateEffect as Effect } from '@/contracts/account/loan-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay } from '@/lib/dates';
import { formatMoney, formatPercent } from '@/lib/format';
import styles from '../frame/desk-app.module.css';
import { DataTable } from '../list/data-table';
import own from './loan.module.css';

interface RateEffectProps extends TranslationProps<'desk'> {
  effect: Effect;
}

/** The terms of a loan before and after another rate or other payments, and what the loan then costs a year. */
export function RateEffect({ effect, t, locale }: RateEffectProps) {
  const { kind, before, after, paymentOn, apr, mloRate } = effect;
  const percent = (value: number): string => formatPercent(value, { fixed: true });
  const money = (amount: number | null): string =>
    amount === null ? '–' : formatMoney(amount, { withCents: true });
  type Reading = readonly [string, (side: Effect['before']) => string];
  const payment: Reading[] =
    paymentOn === null
      ? []
      : [
          [
            t('loan.ratePaymentOn', { day: formatDay(paymentOn, locale) }),
            (side) => money(side.payment),
          ],
        ];
  const ways: Record<Effect['kind'], readonly Reading[]> = {
    'rate-change': [
      [t('approvalFact.annualRate'), ({ annualRate }) => percent(annualRate)],
      ...payment,
    ],
    restructure: [
      ...payment,
      [t('approvalFact.lastPayment'), ({ lastPayment }) => money(lastPayment)],
      [t('approvalFact.paymentsLeft'), ({ paymentsLeft }) => String(paymentsLeft ?? '–')],
      [t('approvalFact.due'), ({ due }) => money(due)],
      [t('approvalFact.deferred'), ({ deferred }) => money(deferred)],
    ],
  };
  const interest: Reading[] =
    paymentOn === null
      ? []
      : [[t('approvalFact.interestLeft'), ({ interestLeft }) => money(interestLeft)]];
  const readings: readonly Reading[] = [
    ...ways[kind],
    ...interest,
    [t('approvalFact.endsOn'), ({ endsOn }) => formatDay(endsOn, locale)],
  ];
  return (
    <>
      <DataTable
        label={t('loan.rateEffect')}
        rows={readings.map(([label, read]) => ({ label, now: read(before), then: read(after) }))}
        keyOf={({ label }) => label}
        columns={[
          {
            heading: t('approval.fact'),
            cell: ({ label }) => <span className={own.label}>{label}</span>,
          },
          { heading: t('approval.now'), cell: ({ now }) => now, isFigure: true },
          {
            heading: t('loan.then'),
            cell: ({ now, then }) => (now === then ? then : <b>{then}</b>),
            isFigure: true,
          },
        ]}
      />
      <p className={styles.help}>
        {t('loan.rateCost')}:{' '}
        {t('loan.rateCostValue', { apr: percent(apr), mlo: percent(mloRate) })}
      </p>
    </>
  );
}
