'use client';

import { SmartLink } from '@/components/smart-link';
import { brandValue, placeholder } from '@/config/brand';
import { contentPaths, flowPaths } from '@/config/paths';
import type { LoanDetail, LoanSummary } from '@/contracts/account/account-loan';
import { formatDay } from '@/lib/dates';
import { useAppDispatch } from '@/store/hooks';
import { formsClosed } from '../account-forms.slice';
import { accountLoanDetails, accountLoans } from '../account-reads';
import { money } from './loan-words';
import { useKeptForm } from '../use-kept-form';
import { useRead } from '../use-read';
import type { ScreenProps } from '../components/account-section';
import type { Words } from '../components/account-words';
import { CopyButton } from '../components/copy-button';
import { Facts, type Fact } from '../components/facts';
import { LoanPicker } from './loan-picker';
import { Panel } from '../components/panel';
import panel from '../components/panel.module.css';
import { Read } from '../components/read-states';
import { SettlementPanel } from './settlement-panel';

/** How to pay, what repaying early takes, and what to do when a payment is difficult. */
export function PaymentsScreen({ facts, t, locale }: ScreenProps) {
  const { data, record, reload } = useRead(accountLoans, { locale, request: {} });
  return (
    <>
      <Read record={record} data={data} onRetry={reload} t={t}>
        {(loans) => {
          const active = loans.filter(({ state }) => state === 'active');
          return active.length === 0 ? <Panel heading={t('loan.noneTitle')}><p className={panel.empty}>{t('loan.none')}</p></Panel> : <Paying loans={active} t={t} locale={locale} />;
        }}
      </Read>
      <Panel heading={t('trouble.title')} lead={t('trouble.lead')}>
        <ul>
          {(['early', 'holiday', 'interest', 'never'] as const).map((point) => <li key={point}>{t(`trouble.${point}`)}</li>)}
        </ul>
        <div className={panel.actions}>
          <SmartLink href={flowPaths.accountPaymentHoliday} locale={locale} className={panel.ghost}>{t('paymentHoliday.nav')}</SmartLink>
          <SmartLink href={flowPaths.accountContact} locale={locale} className={panel.ghost}>{t('contact.nav')}</SmartLink>
        </div>
      </Panel>
      <Panel heading={t('complaint.title')}>
        <p className={panel.empty}>{t('complaint.text', { phone: facts.hotline, hours: facts.officeHours })}</p>
        <p><SmartLink href={contentPaths.customerCentre} locale={locale}>{t('contactForm.centre')}</SmartLink></p>
      </Panel>
    </>
  );
}

function Paying({ loans, t, locale }: Words & { loans: readonly LoanSummary[] }) {
  const dispatch = useAppDispatch();
  const [{ loanNo: chosen }, change] = useKeptForm('payments', { loanNo: loans[0]?.loanNo ?? '' });
  const { data, record, reload } = useRead(accountLoanDetails, { locale, request: { params: { loanNo: chosen } }, key: chosen });
  const choose = (loanNo: string): void => {
    change({ loanNo });
    dispatch(formsClosed(['settlement']));
  };
  return (
    <>
      <Panel heading={t('paying.title')}>
        <LoanPicker loans={loans} value={chosen} onChange={choose} t={t} />
        <Read record={record} data={data[chosen] ?? null} onRetry={reload} t={t}>{(detail) => <HowToPay detail={detail} t={t} locale={locale} />}</Read>
      </Panel>
      <SettlementPanel key={chosen} loanNo={chosen} t={t} locale={locale} />
    </>
  );
}

function HowToPay({ detail, t, locale }: Words & { detail: LoanDetail }) {
  const { arrears, nextPayment, paying } = detail;
  const copied = (name: string, value: string) => <>{brandValue(value, locale)} {value === placeholder ? null : <CopyButton name={name} value={value} t={t} />}</>;
  return (
    <>
      {arrears ? (
        <div className={panel.warning}>
          <h3>{t('arrears.title', { amount: money(arrears.amount) })}</h3>
          <p>{t('arrears.text', { date: formatDay(arrears.since, locale), days: arrears.days })}</p>
          <p>{t('arrears.interest')}</p>
        </div>
      ) : null}
      <Facts
        facts={[
          ...(nextPayment ? [[t('loan.next'), t('paying.due', { amount: money(nextPayment.amount), date: formatDay(nextPayment.date, locale) })] satisfies Fact] : []),
          [t('paying.fps'), copied(t('paying.fps'), paying.fpsId)],
          [t('paying.bank'), copied(t('paying.bank'), paying.bankAccount)],
          [t('paying.payee'), brandValue(paying.payee, locale)],
          [t('paying.reference'), copied(t('paying.reference'), paying.reference)],
        ]}
      />
      <p className={panel.note}>{t('paying.note')}</p>
    </>
  );
}
