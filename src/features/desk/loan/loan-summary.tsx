'use client';

import type { ReactNode } from 'react';
import { deskHref } from '@/config/desk/desk-paths';
import { localeMetadata } from '@/config/locales';
import type { DeskLoan } from '@/contracts/account/loan-desk';
import type { Permission } from '@/contracts/staff/permissions';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { formatDay } from '@/lib/dates';
import { formatMoney, formatPercent } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { Facts } from '../frame/facts';

interface LoanSummaryProps extends TranslationProps<'desk'> {
  loan: DeskLoan;
  permissions: readonly Permission[];
}

const readableBy = {
  customers: 'customer.read',
  applications: 'application.read',
} as const satisfies Record<string, Permission>;

/** Terms, borrower and what is owed, with ways to customer and application for those who may open them. */
export function LoanSummary({ loan, permissions, t, locale }: LoanSummaryProps) {
  const tAccount = useTranslate('account-screen');
  const { customer, product, arrears, nextPayment, applicationNumber, holiday, rateChange } = loan;
  const money = (amount: number): string => formatMoney(amount, { withCents: true });
  const optional = (label: string, value: number | null): (readonly [string, string])[] =>
    value === null ? [] : [[label, money(value)]];
  const linkTo = (section: 'customers' | 'applications', [id, text]: [string, string]) =>
    permissions.includes(readableBy[section]) ? (
      <DeskLink href={deskHref(locale, section, id)}>{text}</DeskLink>
    ) : (
      text
    );
  const name = customer.name ?? t('customer.noName');
  const items: (readonly [string, ReactNode])[] = [
    [t('loan.borrower'), linkTo('customers', [customer.customerId, name])],
    [t('application.state'), <b key="state">{t(`loanState.${loan.state}`)}</b>],
    [t('customer.balance'), <b key="balance">{money(loan.balance)}</b>],
    [
      t('customer.overdue'),
      arrears === null
        ? '–'
        : t('customer.overdueDays', { amount: money(arrears.amount), count: arrears.days }),
    ],
    [
      t('customer.nextPayment'),
      nextPayment === null
        ? '–'
        : `${money(nextPayment.amount)} (${formatDay(nextPayment.date, locale)})`,
    ],
    [t('approvalFact.interestOwed'), money(loan.interestOwed)],
    ...optional(
      tAccount('loan.deferred'),
      loan.deferredInterest === 0 ? null : loan.deferredInterest,
    ),
    [t('approvalFact.paidInAdvance'), money(loan.paidInAdvance)],
    ...optional(t('loan.settlementToday'), loan.settlementToday),
    [t('application.product'), product === null ? '–' : t(`loanProduct.${product}`)],
    [t('approvalFact.kind'), tAccount(`loan.kind.${loan.kind}`)],
    [t(loan.creditLimit === null ? 'loan.lent' : 'approvalFact.creditLimit'), money(loan.original)],
    ...optional(t('approvalFact.available'), loan.available),
    [t('approvalFact.annualRate'), formatPercent(loan.annualRate, { fixed: true })],
    ...(rateChange === null
      ? []
      : [
          [
            t('loan.rateUpcoming'),
            t('loan.rateUpcomingValue', {
              rate: formatPercent(rateChange.annualRate, { fixed: true }),
              day: formatDay(rateChange.from, locale),
            }),
          ] as const,
        ]),
    [t('approvalFact.tenorMonths'), formatTenor(loan.tenorMonths, locale)],
    ...optional(t('approvalFact.instalment'), loan.instalment),
    [t('approvalFact.startsOn'), formatDay(loan.startedOn, locale)],
    [tAccount('loan.ends'), formatDay(loan.endsOn, locale)],
    [tAccount('loan.paymentsLeft'), loan.paymentsLeft],
    ...(holiday === null
      ? []
      : [
          [
            tAccount('request.kind.payment-holiday'),
            `${formatDay(holiday.from, locale)} – ${formatDay(holiday.to, locale)}`,
          ] as const,
        ]),
    [t('approvalFact.property'), loan.property ?? t('customer.notKnown')],
    [
      t('approvalFact.applicationNumber'),
      applicationNumber === null
        ? '–'
        : linkTo('applications', [applicationNumber, applicationNumber]),
    ],
    [t('application.language'), localeMetadata[customer.language].label],
  ];
  return (
    <section className={styles.panel} aria-label={t('application.summary')}>
      <Facts items={items} />
      <p className={styles.steps}>
        {permissions.includes('payout.read') ? (
          <DeskLink
            className={styles.button}
            href={`${deskHref(locale, 'payment-orders')}?loan=${loan.loanNo}`}
          >
            {t('paymentOrder.title')}
          </DeskLink>
        ) : null}
        <DeskLink
          className={styles.button}
          href={`${deskHref(locale, 'bank-entries')}?loan=${loan.loanNo}`}
        >
          {t('bankEntry.title')}
        </DeskLink>
      </p>
    </section>
  );
}
