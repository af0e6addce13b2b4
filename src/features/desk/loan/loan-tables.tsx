'use client';

import { deskHref } from '@/config/desk/desk-paths';
import type { DeskLoan, DeskTransaction } from '@/contracts/account/loan-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { filePaths } from '@/contracts/file-paths';
import { fillPath } from '@/lib/api/fill-path';
import { formatDay, formatDayAndTime } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { FileTable } from '../customer/file-table';
import { DataTable } from '../list/data-table';
import own from './loan.module.css';
import { PostingReference } from './posting-reference';
import { ReversalCell } from './reversal-cell';

interface LoanTablesProps extends TranslationProps<'desk'> {
  loan: DeskLoan;
  /** Left out for those who may not take payments back. */
  onReverse?: ((transaction: DeskTransaction) => void) | undefined;
}

/** What was booked on a loan, what is to come, its statements, and what its customer asked for. */
export function LoanTables({ loan, onReverse, t, locale }: LoanTablesProps) {
  const tAccount = useTranslate('account-screen');
  const { loanNo, requests, transactions, schedule, statements } = loan;
  const day = (date: string) => <span className={own.day}>{formatDay(date, locale)}</span>;
  const figure = <Row,>(heading: string, amountOf: (row: Row) => number) => ({
    heading,
    cell: (row: Row) => formatMoney(amountOf(row), { withCents: true }),
    isFigure: true,
  });
  return (
    <>
      {requests ? (
        <FileTable
          title={t('customer.requests')}
          rows={requests}
          keyOf={({ reference }) => reference}
          hrefOf={({ reference }) => deskHref(locale, 'requests', reference)}
          columns={[
            { heading: t('application.number'), cell: ({ reference }) => reference },
            {
              heading: t('customer.request'),
              cell: ({ kind }) => tAccount(`request.kind.${kind}`),
            },
            {
              heading: t('application.state'),
              cell: ({ state }) => tAccount(`request.state.${state}`),
            },
            {
              heading: t('customer.changed'),
              cell: ({ changedAt }) => formatDayAndTime(new Date(changedAt), locale),
            },
          ]}
          t={t}
        />
      ) : null}
      <FileTable
        title={t('loan.postings')}
        rows={transactions}
        keyOf={({ id }) => id}
        columns={[
          { heading: t('approvalFact.on'), cell: ({ date }) => day(date) },
          { heading: t('loan.posting'), cell: ({ kind }) => tAccount(`transaction.${kind}`) },
          figure<DeskTransaction>(t('application.amount'), ({ amount }) => amount),
          figure<DeskTransaction>(t('loan.principalPart'), ({ principal }) => principal),
          figure<DeskTransaction>(t('loan.interestPart'), ({ interest }) => interest),
          figure<DeskTransaction>(t('loan.owed'), ({ owed }) => owed),
          {
            heading: t('approvalFact.reference'),
            cell: (transaction) => (
              <PostingReference
                transaction={transaction}
                hasRequests={requests !== null}
                t={t}
                locale={locale}
              />
            ),
          },
          ...(onReverse
            ? [
                {
                  heading: t('loan.reverse'),
                  cell: (transaction: DeskTransaction) => (
                    <ReversalCell
                      transaction={transaction}
                      onReverse={onReverse}
                      t={t}
                      locale={locale}
                    />
                  ),
                },
              ]
            : []),
        ]}
        t={t}
      />
      <FileTable
        title={t('loan.statements')}
        rows={statements}
        keyOf={({ stmDate }) => stmDate}
        columns={[
          { heading: t('loan.until'), cell: ({ stmDate }) => day(stmDate) },
          figure<DeskLoan['statements'][number]>(
            tAccount('statement.opening'),
            ({ opening }) => opening,
          ),
          figure<DeskLoan['statements'][number]>(
            tAccount('statement.charged'),
            ({ charged }) => charged,
          ),
          figure<DeskLoan['statements'][number]>(tAccount('statement.paid'), ({ paid }) => paid),
          figure<DeskLoan['statements'][number]>(
            tAccount('statement.closing'),
            ({ closing }) => closing,
          ),
          {
            heading: t('document.file'),
            cell: ({ stmDate }) => (
              <a
                download
                href={fillPath(filePaths.loanStatement, { loanNo, stmDate })}
                aria-label={t('loan.statementOf', { day: formatDay(stmDate, locale) })}
              >
                {tAccount('statement.pdf')}
              </a>
            ),
          },
        ]}
        t={t}
      />
      <details className={own.more}>
        <summary>{t('loan.schedule')}</summary>
        <DataTable
          label={t('loan.schedule')}
          rows={schedule}
          keyOf={({ n }) => String(n)}
          columns={[
            { heading: t('loan.period'), cell: ({ n }) => n, isFigure: true },
            { heading: t('loan.nextDay'), cell: ({ date }) => day(date) },
            figure<DeskLoan['schedule'][number]>(t('posting.payment'), ({ payment }) => payment),
            figure<DeskLoan['schedule'][number]>(
              t('loan.interestPart'),
              ({ interest }) => interest,
            ),
            figure<DeskLoan['schedule'][number]>(
              t('loan.principalPart'),
              ({ principal }) => principal,
            ),
            figure<DeskLoan['schedule'][number]>(t('customer.balance'), ({ balance }) => balance),
            {
              heading: t('application.state'),
              cell: ({ state }) => tAccount(`instalment.${state}`),
            },
          ]}
        />
      </details>
    </>
  );
}
