'use client';

import { useState } from 'react';
import type { LoanSummary, Statement } from '@/contracts/account/account-loan';
import { formatDay } from '@/lib/dates';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import {
  downloadRequested,
  downloadSlice,
  type StatementFormat,
} from '@/features/account/download.slice';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import { useQuery } from '@/store/use-query';
import type { ScreenProps } from '@/features/account/components/screen-props';
import type { TranslationProps } from '@/i18n/translation-props';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { failureMessage, QueryState } from '@/features/account/components/query-states';
import { accountLoans } from '../payments/loan-queries';
import { accountStatements } from './statement-queries';
import { formatAmount } from '../payments/loan-format';
import { LoanPicker } from '../payments/loan-picker';
import styles from './statements-screen.module.css';

/** A loan's monthly statements as PDF or CSV downloads. */
export function StatementsScreen({ t, locale }: ScreenProps) {
  const { data, record, reload } = useQuery(accountLoans, { locale, request: {} });
  return (
    <QueryState record={record} data={data} onRetry={reload} t={t}>
      {(loans) =>
        loans.length === 0 ? (
          <Panel heading={t('loan.noneTitle')}>
            <p className={panel.empty}>{t('loan.none')}</p>
          </Panel>
        ) : (
          <Statements loans={loans} t={t} locale={locale} />
        )
      }
    </QueryState>
  );
}

function Statements({
  loans,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & { loans: readonly LoanSummary[] }) {
  const [{ loanNo: chosen }, change] = usePersistedForm('statements', {
    loanNo: loans[0]?.loanNo ?? '',
  });
  const { data, record, reload } = useQuery(accountStatements, {
    locale,
    request: { query: { acct_no: chosen } },
    key: chosen,
  });
  return (
    <Panel heading={t('statement.heading')} lead={t('statement.lead')}>
      <LoanPicker loans={loans} value={chosen} onChange={(loanNo) => change({ loanNo })} t={t} />
      <QueryState record={record} data={data[chosen] ?? null} onRetry={reload} t={t}>
        {(statements) =>
          statements.length === 0 ? (
            <p className={panel.empty}>{t('statement.none')}</p>
          ) : (
            <StatementList statements={statements} t={t} locale={locale} />
          )
        }
      </QueryState>
    </Panel>
  );
}

const initialCount = 12;

function StatementList({
  statements,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & { statements: readonly Statement[] }) {
  const [isShowingAll, setWhole] = useState(false);
  const shown = isShowingAll ? statements : statements.slice(0, initialCount);
  return (
    <>
      <ul className={panel.list}>
        {shown.map((statement) => (
          <li key={statement.stmDate}>
            <div className={panel.row}>
              <h3 className={styles.date}>{formatDay(statement.stmDate, locale)}</h3>
              <span className={styles.files}>
                {(['pdf', 'csv'] as const).map((format) => (
                  <StatementFile
                    key={format}
                    statement={statement}
                    format={format}
                    t={t}
                    locale={locale}
                  />
                ))}
              </span>
            </div>
            <dl className={styles.figures}>
              {(['opening', 'charged', 'paid', 'closing'] as const).map((figure) => (
                <div key={figure}>
                  <dt>{t(`statement.${figure}`)}</dt>
                  <dd>{formatAmount(figure === 'paid' ? -statement.paid : statement[figure])}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {shown.length < statements.length ? (
        <div className={panel.actions}>
          <button type="button" className={panel.ghost} onClick={() => setWhole(true)}>
            {t('statement.earlier', { count: statements.length - shown.length })}
          </button>
        </div>
      ) : null}
    </>
  );
}

function StatementFile({
  statement: { loanNo, stmDate },
  format,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & {
  statement: Statement;
  format: StatementFormat;
}) {
  const dispatch = useAppDispatch();
  const id = `${loanNo} ${stmDate} ${format}`;
  const { status, failure } = useAppSelector((state) =>
    downloadSlice.selectors.selectDownload(state, id),
  );
  const isLoading = status === 'loading';
  return (
    <>
      <button
        type="button"
        className={`${panel.ghost} ${panel.small}`}
        aria-disabled={isLoading || undefined}
        onClick={() =>
          isLoading
            ? undefined
            : dispatch(downloadRequested({ id, locale, loanNo, stmDate, format }))
        }
      >
        {isLoading ? t('statement.preparing') : t(`statement.${format}`)}
        <span className="visually-hidden"> {formatDay(stmDate, locale)}</span>
      </button>
      <span role="status" className="visually-hidden">
        {status === 'succeeded' ? t('statement.saved') : ''}
      </span>
      {failure ? (
        <span role="alert" className={panel.problem}>
          {failureMessage(failure, t)}
        </span>
      ) : null}
    </>
  );
}
