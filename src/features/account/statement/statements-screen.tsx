'use client';

import { useState } from 'react';
import type { LoanSummary, Statement } from '@/contracts/account/account-loan';
import { formatDay } from '@/lib/dates';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { accountLoans, accountStatements } from '../account-reads';
import { downloadRequested, downloadSlice, type StatementFormat } from './download.slice';
import { money } from '../loan/loan-words';
import { useKeptForm } from '../use-kept-form';
import { useRead } from '../use-read';
import type { ScreenProps } from '../components/account-section';
import type { Words } from '../components/account-words';
import { LoanPicker } from '../loan/loan-picker';
import { Panel } from '../components/panel';
import panel from '../components/panel.module.css';
import { failureWords, Read } from '../components/read-states';
import styles from './statements-screen.module.css';

/** A loan's monthly statements, to read here or to save. */
export function StatementsScreen({ t, locale }: ScreenProps) {
  const { data, record, reload } = useRead(accountLoans, { locale, request: {} });
  return (
    <Read record={record} data={data} onRetry={reload} t={t}>
      {(loans) => (loans.length === 0 ? <Panel heading={t('loan.noneTitle')}><p className={panel.empty}>{t('loan.none')}</p></Panel> : <Statements loans={loans} t={t} locale={locale} />)}
    </Read>
  );
}

function Statements({ loans, t, locale }: Words & { loans: readonly LoanSummary[] }) {
  const [{ loanNo: chosen }, change] = useKeptForm('statements', { loanNo: loans[0]?.loanNo ?? '' });
  const { data, record, reload } = useRead(accountStatements, { locale, request: { query: { acct_no: chosen } }, key: chosen });
  return (
    <Panel heading={t('statement.heading')} lead={t('statement.lead')}>
      <LoanPicker loans={loans} value={chosen} onChange={(loanNo) => change({ loanNo })} t={t} />
      <Read record={record} data={data[chosen] ?? null} onRetry={reload} t={t}>
        {(statements) => (statements.length === 0 ? <p className={panel.empty}>{t('statement.none')}</p> : <StatementList statements={statements} t={t} locale={locale} />)}
      </Read>
    </Panel>
  );
}

const shownFirst = 12;

function StatementList({ statements, t, locale }: Words & { statements: readonly Statement[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? statements : statements.slice(0, shownFirst);
  return (
    <>
      <ul className={panel.list}>
        {shown.map((statement) => (
          <li key={statement.stmDate}>
            <div className={panel.row}>
              <h3 className={styles.date}>{formatDay(statement.stmDate, locale)}</h3>
              <span className={styles.files}>{(['pdf', 'csv'] as const).map((format) => <StatementFile key={format} statement={statement} format={format} t={t} locale={locale} />)}</span>
            </div>
            <dl className={styles.figures}>
              {(['opening', 'charged', 'paid', 'closing'] as const).map((figure) => <div key={figure}><dt>{t(`statement.${figure}`)}</dt><dd>{money(figure === 'paid' ? -statement.paid : statement[figure])}</dd></div>)}
            </dl>
          </li>
        ))}
      </ul>
      {shown.length < statements.length ? <div className={panel.actions}><button type="button" className={panel.ghost} onClick={() => setWhole(true)}>{t('statement.earlier', { count: statements.length - shown.length })}</button></div> : null}
    </>
  );
}

function StatementFile({ statement: { loanNo, stmDate }, format, t, locale }: Words & { statement: Statement; format: StatementFormat }) {
  const dispatch = useAppDispatch();
  const id = `${loanNo} ${stmDate} ${format}`;
  const { status, failure } = useAppSelector((state) => downloadSlice.selectors.selectDownload(state, id));
  const isLoading = status === 'loading';
  return (
    <>
      <button type="button" className={`${panel.ghost} ${panel.small}`} aria-disabled={isLoading || undefined} onClick={() => (isLoading ? undefined : dispatch(downloadRequested({ id, locale, loanNo, stmDate, format })))}>
        {isLoading ? t('statement.preparing') : t(`statement.${format}`)}<span className="visually-hidden"> {formatDay(stmDate, locale)}</span>
      </button>
      <span role="status" className="visually-hidden">{status === 'succeeded' ? t('statement.saved') : ''}</span>
      {failure ? <span role="alert" className={panel.problem}>{failureWords(failure, t)}</span> : null}
    </>
  );
}
