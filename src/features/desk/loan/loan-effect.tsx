'use client';

import type { LoanSummary } from '@/contracts/account/account-loan';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { DataTable } from '../list/data-table';
import styles from './loan.module.css';

interface LoanEffectProps extends TranslationProps<'desk'> {
  before: LoanSummary;
  after: LoanSummary;
}

/** What something would do to a loan: what it is now and what it would be, changes in bold. */
export function LoanEffect({ before, after, t, locale }: LoanEffectProps) {
  const tAccount = useTranslate('account-screen');
  const money = (amount: number | null): string =>
    amount === null ? '–' : formatMoney(amount, { withCents: true });
  const readings: readonly (readonly [string, (loan: LoanSummary) => string])[] = [
    [t('loan.paidInterest'), ({ interestPaid }) => money(interestPaid)],
    [t('loan.paidPrincipal'), ({ principalPaid }) => money(principalPaid)],
    [t('customer.balance'), ({ balance }) => money(balance)],
    [t('approvalFact.interestOwed'), ({ interestOwed }) => money(interestOwed)],
    [t('customer.overdue'), ({ arrears }) => money(arrears?.amount ?? null)],
    [t('approvalFact.paidInAdvance'), ({ paidInAdvance }) => money(paidInAdvance)],
    ...(before.creditLimit === null
      ? []
      : ([
          [t('approvalFact.creditLimit'), ({ creditLimit }) => money(creditLimit)],
          [t('approvalFact.available'), ({ available }) => money(available)],
        ] as const satisfies readonly (readonly [string, (loan: LoanSummary) => string])[])),
    [t('customer.nextPayment'), ({ nextPayment }) => money(nextPayment?.amount ?? null)],
    [
      t('loan.nextDay'),
      ({ nextPayment }) => (nextPayment === null ? '–' : formatDay(nextPayment.date, locale)),
    ],
    [tAccount('loan.paymentsLeft'), ({ paymentsLeft }) => String(paymentsLeft)],
    [tAccount('loan.ends'), ({ endsOn }) => formatDay(endsOn, locale)],
    [t('loan.settlementToday'), ({ settlementToday }) => money(settlementToday)],
    [t('application.state'), ({ state }) => t(`loanState.${state}`)],
  ];
  const rows = readings.map(([label, read]) => ({ label, now: read(before), then: read(after) }));
  return (
    <DataTable
      label={t('loan.effect')}
      rows={rows}
      keyOf={({ label }) => label}
      columns={[
        {
          heading: t('approval.fact'),
          cell: ({ label }) => <span className={styles.label}>{label}</span>,
        },
        { heading: t('approval.now'), cell: ({ now }) => now, isFigure: true },
        {
          heading: t('loan.then'),
          cell: ({ now, then }) => (now === then ? then : <b>{then}</b>),
          isFigure: true,
        },
      ]}
    />
  );
}
