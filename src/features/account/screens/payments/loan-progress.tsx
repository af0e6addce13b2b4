'use client';

import { useRef, useState } from 'react';
import type { Instalment, LoanDetail, LoanTransaction } from '@/contracts/account/account-loan';
import { formatDay } from '@/lib/dates';
import { useQuery } from '@/store/use-query';
import type { TranslationProps } from '@/i18n/translation-props';
import panel from '@/features/account/components/panel.module.css';
import { QueryState } from '@/features/account/components/query-states';
import { accountLoanDetails } from './loan-queries';
import { balancePoints } from './loan-curve';
import { formatAmount } from './loan-format';
import { LoanChart } from './loan-chart';

/** A loan's balance chart, where it has a repayment schedule, with its schedule and transaction tables. */
export function LoanProgress({
  loanNo,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & { loanNo: string }) {
  const { data, record, reload } = useQuery(accountLoanDetails, {
    locale,
    request: { params: { loanNo } },
    key: loanNo,
  });
  return (
    <QueryState record={record} data={data[loanNo] ?? null} onRetry={reload} t={t}>
      {(detail) => <LoanHistory detail={detail} t={t} locale={locale} />}
    </QueryState>
  );
}

// The heading of the table, which stays in view, and the row before the next payment.
const scrollOffsetPx = 96;

type View = 'schedule' | 'transactions';

function LoanHistory({
  detail,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & { detail: LoanDetail }) {
  const hasSchedule = detail.schedule.length > 1;
  const [view, setView] = useState<View>(hasSchedule ? 'schedule' : 'transactions');
  const frame = useRef<HTMLDivElement>(null);
  const showNext = (): void => {
    const next = frame.current?.querySelector<HTMLElement>('[data-next]');
    if (next && frame.current)
      frame.current.scrollTo({ top: next.offsetTop - scrollOffsetPx, left: 0 });
    frame.current?.focus();
  };
  const views: readonly View[] = hasSchedule ? ['schedule', 'transactions'] : ['transactions'];
  return (
    <>
      {hasSchedule && detail.kind !== 'revolving' ? (
        <LoanChart points={balancePoints(detail)} t={t} locale={locale} />
      ) : null}
      <div className={panel.actions} role="group" aria-label={t('progress.view')}>
        {views.map((each) => (
          <button
            key={each}
            type="button"
            className={`${view === each ? panel.solid : panel.ghost} ${panel.small}`}
            aria-pressed={view === each}
            onClick={() => setView(each)}
          >
            {t(`progress.${each}`)}
          </button>
        ))}
        {view === 'schedule' && detail.nextPayment ? (
          <button type="button" className={panel.link} onClick={showNext}>
            {t('progress.toNext')}
          </button>
        ) : null}
      </div>
      <div
        key={view}
        ref={frame}
        className={`${panel.scroll} ${panel.tall}`}
        tabIndex={0}
        role="group"
        aria-label={t(`progress.${view}`)}
      >
        {view === 'schedule' ? (
          <ScheduleTable rows={detail.schedule} t={t} locale={locale} />
        ) : (
          <TransactionTable rows={detail.transactions} t={t} locale={locale} />
        )}
      </div>
    </>
  );
}

function ScheduleTable({
  rows,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & { rows: readonly Instalment[] }) {
  return (
    <table className={panel.table}>
      <caption>{t('progress.currency')}</caption>
      <thead>
        <tr>
          {(['date', 'state', 'payment', 'interest', 'principal', 'balance'] as const).map(
            (column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.n} data-next={row.state === 'due' || undefined}>
            <th scope="row">{formatDay(row.date, locale)}</th>
            <td>{t(`instalment.${row.state}`)}</td>
            {[row.payment, row.interest, row.principal, row.balance].map((amount, index) => (
              <td key={index}>{formatAmount(amount)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TransactionTable({
  rows,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & { rows: readonly LoanTransaction[] }) {
  if (rows.length === 0) return <p className={panel.empty}>{t('progress.none')}</p>;
  return (
    <table className={panel.table}>
      <caption>{t('progress.currency')}</caption>
      <thead>
        <tr>
          {(['date', 'what', 'amount', 'interest', 'principal', 'owed'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{formatDay(row.date, locale)}</th>
            <td>{t(`transaction.${row.kind}`)}</td>
            {[row.amount, row.interest, row.principal, row.owed].map((amount, index) => (
              <td key={index}>{formatAmount(amount)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
