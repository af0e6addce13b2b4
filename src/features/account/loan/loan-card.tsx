'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { SmartLink } from '@/components/smart-link';
import { flowPaths } from '@/config/paths';
import type { LoanSummary } from '@/contracts/account/account-loan';
import { formatDay } from '@/lib/dates';
import { formatMoney, formatPercent } from '@/lib/format';
import { loanName, money, owed } from './loan-words';
import type { Words } from '../components/account-words';
import { Facts, Figures, type Fact } from '../components/facts';
import styles from './loan-card.module.css';
import panel from '../components/panel.module.css';

// The chart and its table come when they are asked for.
const LoanProgress = dynamic(() => import('./loan-progress').then((loaded) => loaded.LoanProgress), { ssr: false });

/** A loan as its customer wants to see it: what is owed, what is due next, how far it has come. */
export function LoanCard({ loan, t, locale }: Words & { loan: LoanSummary }) {
  const [isOpen, setOpen] = useState(false);
  const id = `loan-${loan.loanNo}`;
  const isRevolving = loan.kind === 'revolving';
  const isSettled = loan.state === 'settled';
  const next = loan.nextPayment;
  const figures = isRevolving
    ? [
        { label: t('loan.drawn'), value: money(loan.balance), note: t('loan.ofLimit', { limit: formatMoney(loan.creditLimit ?? loan.original) }) },
        { label: t('loan.available'), value: money(loan.available ?? 0) },
      ]
    : [{ label: t('loan.balance'), value: money(loan.balance), note: t('loan.ofOriginal', { original: formatMoney(loan.original) }) }];
  const due = next ? [{ label: t('loan.next'), value: money(next.amount), note: t('loan.dueOn', { date: formatDay(next.date, locale) }) }] : [];
  const facts: Fact[] = [
    ...(next ? [[t('loan.split'), t('loan.splitValue', { interest: money(next.interest), principal: money(next.principal) })] satisfies Fact] : []),
    ...(loan.interestOwed > 0 ? [[t('loan.interestOwed'), money(loan.interestOwed)] satisfies Fact] : []),
    ...(loan.deferredInterest > 0 ? [[t('loan.deferred'), money(loan.deferredInterest)] satisfies Fact] : []),
    ...(loan.paidInAdvance > 0 ? [[t('loan.inAdvance'), money(loan.paidInAdvance)] satisfies Fact] : []),
    [t('loan.rate'), t('loan.rateValue', { rate: formatPercent(loan.annualRate, { fixed: true }) })],
    [t('loan.ends'), formatDay(loan.endsOn, locale)],
    ...(isRevolving || isSettled ? [] : [[t('loan.paymentsLeft'), String(loan.paymentsLeft)] satisfies Fact]),
    [t('loan.paid'), t('loan.paidValue', { principal: money(loan.principalPaid), interest: money(loan.interestPaid) })],
  ];
  return (
    <article className={panel.panel} aria-labelledby={id}>
      <div className={panel.title}>
        <h2 id={id}>{t(`loan.kind.${loan.kind}`)}</h2>
        <StateBadge loan={loan} t={t} />
      </div>
      <p className={styles.sub}>{loan.loanNo}{loan.property ? ` · ${loan.property}` : ''}</p>
      {loan.arrears ? (
        <div className={panel.warning}>
          <h3>{t('arrears.title', { amount: money(loan.arrears.amount) })}</h3>
          <p>{t('arrears.text', { date: formatDay(loan.arrears.since, locale), days: loan.arrears.days })}</p>
          <p><SmartLink href={flowPaths.payments} locale={locale}>{t('arrears.link')}</SmartLink></p>
        </div>
      ) : null}
      {loan.holiday ? <p className={styles.holiday}>{t('loan.holiday', { from: formatDay(loan.holiday.from, locale), to: formatDay(loan.holiday.to, locale) })}</p> : null}
      <Figures figures={isSettled ? [{ label: t('loan.balance'), value: money(0) }] : [...figures, ...due]} />
      <Progress loan={loan} t={t} />
      <Facts facts={facts} />
      <div className={panel.actions}>
        <button type="button" className={`${panel.ghost} ${panel.small}`} aria-expanded={isOpen} aria-controls={`${id}-course`} onClick={() => setOpen(!isOpen)}>{t(isOpen ? 'loan.hideCourse' : 'loan.showCourse')}</button>
        <SmartLink href={flowPaths.statements} locale={locale} className={`${panel.ghost} ${panel.small}`}>{t('statements.nav')}</SmartLink>
        {isRevolving && !isSettled ? <SmartLink href={flowPaths.withdrawal} locale={locale} className={`${panel.solid} ${panel.small}`}>{t('withdrawal.nav')}</SmartLink> : null}
        {isSettled || isRevolving ? null : <SmartLink href={flowPaths.payments} locale={locale} className={`${panel.solid} ${panel.small}`}>{t('loan.howToPay')}</SmartLink>}
      </div>
      <div id={`${id}-course`} className={isOpen ? styles.course : undefined}>
        {isOpen ? <LoanProgress loanNo={loan.loanNo} t={t} locale={locale} /> : null}
      </div>
      {owed(loan) > loan.balance && !isSettled ? <p className={panel.note}>{t('loan.owedNote', { amount: money(owed(loan)), name: loanName(loan, t) })}</p> : null}
    </article>
  );
}

function StateBadge({ loan, t }: Pick<Words, 't'> & { loan: LoanSummary }) {
  if (loan.state === 'settled') return <span className={panel.badgeGood}>{t('loan.state.settled')}</span>;
  if (loan.arrears) return <span className={panel.badgeBad}>{t('loan.state.arrears')}</span>;
  if (loan.holiday) return <span className={panel.badge}>{t('loan.state.holiday')}</span>;
  return <span className={panel.badgeGood}>{t('loan.state.active')}</span>;
}

function Progress({ loan, t }: Pick<Words, 't'> & { loan: LoanSummary }) {
  const percent = Math.round(loan.progress * 100);
  const label = t(loan.kind === 'revolving' ? 'loan.inUse' : 'loan.repaid', { percent });
  return (
    <div className={styles.progress}>
      <progress value={loan.progress} max={1} aria-label={label} />
      <span aria-hidden="true">{label}</span>
    </div>
  );
}
