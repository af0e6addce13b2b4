'use client';

import { SmartLink } from '@/components/smart-link';
import { ifSet } from '@/config/brand';
import { contentPaths, flowPaths } from '@/config/paths';
import type { LoanDetail, LoanSummary } from '@/contracts/account/account-loan';
import { formatDay } from '@/lib/dates';
import { useAppDispatch } from '@/store/hooks';
import { formsClosed } from '@/features/account/account-forms.slice';
import { accountLoanDetails, accountLoans } from './loan-queries';
import { formatAmount } from './loan-format';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import { useQuery } from '@/store/use-query';
import type { ScreenProps } from '@/features/account/components/screen-props';
import { CopyButton } from '@/features/account/components/copy-button';
import {
  DescriptionList,
  type DescriptionItem,
} from '@/features/account/components/description-list';
import { LoanPicker } from './loan-picker';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { QueryState } from '@/features/account/components/query-states';
import { SettlementPanel } from './settlement-panel';

/** Payment instructions, early settlement, and help when a payment is difficult. */
export function PaymentsScreen({ lender, t, locale }: ScreenProps) {
  const { data, record, reload } = useQuery(accountLoans, { locale, request: {} });
  return (
    <>
      <QueryState record={record} data={data} onRetry={reload} t={t}>
        {(loans) => {
          const active = loans.filter(({ state }) => state === 'active');
          return active.length === 0 ? (
            <Panel heading={t('loan.noneTitle')}>
              <p className={panel.empty}>{t('loan.none')}</p>
            </Panel>
          ) : (
            <PaymentPanels loans={active} lender={lender} t={t} locale={locale} />
          );
        }}
      </QueryState>
      <Panel heading={t('trouble.title')} lead={t('trouble.lead')}>
        <ul>
          {(['early', 'holiday', 'interest', 'never'] as const).map((point) => (
            <li key={point}>{t(`trouble.${point}`)}</li>
          ))}
        </ul>
        <div className={panel.actions}>
          <SmartLink href={flowPaths.accountPaymentHoliday} locale={locale} className={panel.ghost}>
            {t('paymentHoliday.nav')}
          </SmartLink>
          <SmartLink href={flowPaths.accountContact} locale={locale} className={panel.ghost}>
            {t('contact.nav')}
          </SmartLink>
        </div>
      </Panel>
      <Panel heading={t('complaint.title')}>
        <p className={panel.empty}>
          {t('complaint.text', { phone: lender.hotline, hours: lender.officeHours })}
        </p>
        <p>
          <SmartLink href={contentPaths.customerCentre} locale={locale}>
            {t('contactForm.centre')}
          </SmartLink>
        </p>
      </Panel>
    </>
  );
}

function PaymentPanels({
  loans,
  lender,
  t,
  locale,
}: ScreenProps & { loans: readonly LoanSummary[] }) {
  const dispatch = useAppDispatch();
  const [{ loanNo: chosen }, change] = usePersistedForm('payments', {
    loanNo: loans[0]?.loanNo ?? '',
  });
  const { data, record, reload } = useQuery(accountLoanDetails, {
    locale,
    request: { params: { loanNo: chosen } },
    key: chosen,
  });
  const choose = (loanNo: string): void => {
    change({ loanNo });
    dispatch(formsClosed(['settlement']));
  };
  return (
    <>
      <Panel heading={t('paying.title')}>
        <LoanPicker loans={loans} value={chosen} onChange={choose} t={t} />
        <QueryState record={record} data={data[chosen] ?? null} onRetry={reload} t={t}>
          {(detail) => (
            <PaymentInstructions detail={detail} lender={lender} t={t} locale={locale} />
          )}
        </QueryState>
      </Panel>
      <SettlementPanel key={chosen} loanNo={chosen} t={t} locale={locale} />
    </>
  );
}

function PaymentInstructions({ detail, lender, t, locale }: ScreenProps & { detail: LoanDetail }) {
  const { arrears, nextPayment, paying } = detail;
  const copyable = (name: string, value: string): DescriptionItem[] =>
    ifSet(value)
      ? [
          [
            name,
            <>
              {value} <CopyButton name={name} value={value} t={t} />
            </>,
          ],
        ]
      : [];
  const accounts = [
    ...copyable(t('paying.fps'), paying.fpsId),
    ...copyable(t('paying.bank'), paying.bankAccount),
  ];
  return (
    <>
      {arrears ? (
        <div className={panel.warning}>
          <h3>{t('arrears.title', { amount: formatAmount(arrears.amount) })}</h3>
          <p>
            {t('arrears.text', {
              date: formatDay(arrears.since, locale),
              days: t('duration.days', { count: arrears.days }),
            })}
          </p>
          <p>{t('arrears.interest')}</p>
        </div>
      ) : null}
      <DescriptionList
        items={[
          ...(nextPayment
            ? [
                [
                  t('loan.next'),
                  t('paying.due', {
                    amount: formatAmount(nextPayment.amount),
                    date: formatDay(nextPayment.date, locale),
                  }),
                ] satisfies DescriptionItem,
              ]
            : []),
          ...accounts,
          ...(ifSet(paying.payee)
            ? [[t('paying.payee'), paying.payee] satisfies DescriptionItem]
            : []),
          ...copyable(t('paying.reference'), paying.reference),
        ]}
      />
      <p className={panel.note}>
        {accounts.length > 0 ? t('paying.note') : t('paying.ask', { phone: lender.hotline })}
      </p>
    </>
  );
}
