'use client';

import { useState } from 'react';
import { useLoadedPart } from '@/components/loading/use-loaded-part';
import { SmartLink } from '@/components/smart-link';
import { flowPaths } from '@/config/paths';
import type { LoanSummary } from '@/contracts/account/account-loan';
import { formatDay } from '@/lib/dates';
import { formatMoney, formatPercent } from '@/lib/format';
import type { TranslationProps } from '@/i18n/translation-props';
import {
  DescriptionList,
  KeyFigures,
  type DescriptionItem,
} from '@/features/account/components/description-list';
import panel from '@/features/account/components/panel.module.css';
import { formatAmount, productName } from './loan-format';
import styles from './loan-card.module.css';

// The chart and its table are loaded on demand.
const loadProgress = () => import('./loan-progress').then((loaded) => loaded.LoanProgress);

/** Summary of a loan for its customer: balance and next payment, and on demand everything else about it. */
export function LoanCard({
  loan,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & { loan: LoanSummary }) {
  const [isOpen, setOpen] = useState(false);
  const { Part: LoanProgress, status, open } = useLoadedPart(loadProgress);
  const id = `loan-${loan.loanNo}`;
  const isRevolving = loan.kind === 'revolving';
  const isSettled = loan.state === 'settled';
  const next = loan.nextPayment;
  const figures = isRevolving
    ? [
        {
          label: t('loan.drawn'),
          value: formatAmount(loan.balance),
          notes: [t('loan.ofLimit', { limit: formatMoney(loan.creditLimit ?? loan.original) })],
        },
        { label: t('loan.available'), value: formatAmount(loan.available ?? 0) },
      ]
    : [
        {
          label: t('loan.balance'),
          value: formatAmount(loan.balance),
          notes: [t('loan.ofOriginal', { original: formatMoney(loan.original) })],
        },
      ];
  const due = next
    ? [
        {
          label: t('loan.next'),
          value: formatAmount(next.amount),
          notes: [t('loan.dueOn', { date: formatDay(next.date, locale) })],
        },
      ]
    : [];
  const facts: DescriptionItem[] = [
    [t('loan.repayment'), t(`loan.kind.${loan.kind}`)],
    ...(next
      ? [
          [
            t('loan.split'),
            t('loan.splitValue', {
              interest: formatAmount(next.interest),
              principal: formatAmount(next.principal),
            }),
          ] satisfies DescriptionItem,
        ]
      : []),
    ...(loan.interestOwed > 0
      ? [[t('loan.interestOwed'), formatAmount(loan.interestOwed)] satisfies DescriptionItem]
      : []),
    ...(loan.deferredInterest > 0
      ? [[t('loan.deferred'), formatAmount(loan.deferredInterest)] satisfies DescriptionItem]
      : []),
    ...(loan.paidInAdvance > 0
      ? [[t('loan.inAdvance'), formatAmount(loan.paidInAdvance)] satisfies DescriptionItem]
      : []),
    ...(loan.settlementToday === null
      ? []
      : [
          [t('loan.settlementToday'), formatAmount(loan.settlementToday)] satisfies DescriptionItem,
        ]),
    [
      t('loan.rate'),
      t('loan.rateValue', { rate: formatPercent(loan.annualRate, { fixed: true }) }),
    ],
    [t('loan.ends'), formatDay(loan.endsOn, locale)],
    ...(isRevolving || isSettled
      ? []
      : [[t('loan.paymentsLeft'), String(loan.paymentsLeft)] satisfies DescriptionItem]),
    [
      t('loan.paid'),
      t('loan.paidValue', {
        principal: formatAmount(loan.principalPaid),
        interest: formatAmount(loan.interestPaid),
      }),
    ],
  ];
  const toggle = (): void => {
    setOpen(!isOpen);
    if (!isOpen) open(() => undefined);
  };
  return (
    <article className={panel.panel} aria-labelledby={id}>
      <div className={panel.title}>
        <h2 id={id}>{productName(loan, t)}</h2>
        <StateBadge loan={loan} t={t} />
      </div>
      <p className={styles.sub}>
        {loan.loanNo}
        {loan.property ? ` · ${loan.property}` : ''}
      </p>
      {loan.arrears ? (
        <p className={panel.problem}>
          {t('loan.overdue', {
            amount: formatAmount(loan.arrears.amount),
            date: formatDay(loan.arrears.since, locale),
          })}
        </p>
      ) : null}
      {loan.holiday ? (
        <p className={styles.holiday}>
          {t('loan.holiday', {
            from: formatDay(loan.holiday.from, locale),
            to: formatDay(loan.holiday.to, locale),
          })}
        </p>
      ) : null}
      {loan.rateChange ? <ComingRate {...loan.rateChange} t={t} locale={locale} /> : null}
      <KeyFigures
        isCompact
        figures={
          isSettled ? [{ label: t('loan.balance'), value: formatAmount(0) }] : [...figures, ...due]
        }
      />
      <div className={panel.actions}>
        <button
          type="button"
          className={`${panel.ghost} ${panel.small}`}
          aria-expanded={isOpen}
          aria-controls={`${id}-course`}
          onClick={toggle}
        >
          {t(isOpen ? 'loan.hideCourse' : 'loan.showCourse')}
        </button>
        {isRevolving && !isSettled ? (
          <SmartLink
            href={flowPaths.withdrawal}
            locale={locale}
            className={`${panel.solid} ${panel.small}`}
          >
            {t('withdrawal.nav')}
          </SmartLink>
        ) : null}
        {(isSettled ? loan.property === null : isRevolving) ? null : (
          <SmartLink
            href={flowPaths.payments}
            locale={locale}
            className={`${panel.solid} ${panel.small}`}
          >
            {t(isSettled ? 'release.nav' : 'loan.howToPay')}
          </SmartLink>
        )}
      </div>
      <div id={`${id}-course`} className={isOpen ? styles.course : undefined}>
        {isOpen ? (
          <>
            <Progress loan={loan} t={t} />
            <DescriptionList items={facts} />
          </>
        ) : null}
        {isOpen && LoanProgress ? (
          <LoanProgress loanNo={loan.loanNo} t={t} locale={locale} />
        ) : null}
        {isOpen && status === 'failed' ? (
          <p role="alert" className={panel.problem}>
            {t('state.failed')}
          </p>
        ) : null}
      </div>
    </article>
  );
}

/** What the loan costs from a later day on. */
function ComingRate({
  from,
  annualRate,
  instalment,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & NonNullable<LoanSummary['rateChange']>) {
  const values = {
    date: formatDay(from, locale),
    rate: formatPercent(annualRate, { fixed: true }),
  };
  return (
    <p className={styles.holiday}>
      {instalment === null
        ? t('loan.rateChange', values)
        : t('loan.rateAndPaymentChange', { ...values, payment: formatAmount(instalment) })}
    </p>
  );
}

function StateBadge({
  loan,
  t,
}: Pick<TranslationProps<'account' | 'account-screen'>, 't'> & { loan: LoanSummary }) {
  if (loan.state === 'settled')
    return <span className={panel.badgeGood}>{t('loan.state.settled')}</span>;
  if (loan.arrears) return <span className={panel.badgeBad}>{t('loan.state.arrears')}</span>;
  if (loan.holiday) return <span className={panel.badge}>{t('loan.state.holiday')}</span>;
  return <span className={panel.badgeGood}>{t('loan.state.active')}</span>;
}

function Progress({
  loan,
  t,
}: Pick<TranslationProps<'account' | 'account-screen'>, 't'> & { loan: LoanSummary }) {
  const percent = Math.round(loan.progress * 100);
  const label = t(loan.kind === 'revolving' ? 'loan.inUse' : 'loan.repaid', { percent });
  return (
    <div className={styles.progress}>
      <progress value={loan.progress} max={1} aria-label={label} />
      <span aria-hidden="true">{label}</span>
    </div>
  );
}
