'use client';

import { SmartLink } from '@/components/smart-link';
import { contentPaths, flowPaths } from '@/config/paths';
import type { LoanSummary } from '@/contracts/account/account-loan';
import { useAppDispatch } from '@/store/hooks';
import { formsClosed } from '@/features/account/account-forms.slice';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import { useQuery } from '@/store/use-query';
import type { ScreenProps } from '@/features/account/components/screen-props';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { QueryState } from '@/features/account/components/query-states';
import { accountLoanDetails, accountLoans } from './loan-queries';
import { LoanPicker } from './loan-picker';
import { AutopayPanel } from './autopay/autopay-panel';
import { PaymentInstructions } from './paying/payment-instructions';
import { ReleasePanel } from './release-panel';
import { SettlementPanel } from './settlement-panel';
import { OverpaymentPanel } from './what-if/overpayment-panel';

/** Payment instructions, early settlement, and help when a payment is difficult. */
export function PaymentsScreen({ lender, t, locale }: ScreenProps) {
  const { data, record, reload } = useQuery(accountLoans, { locale, request: {} });
  return (
    <>
      <QueryState record={record} data={data} onRetry={reload} t={t}>
        {(loans) => {
          const active = loans.filter(({ state }) => state === 'active');
          const paidBack = loans.filter(
            ({ state, property }) => state === 'settled' && property !== null,
          );
          return (
            <>
              {active.length > 0 ? (
                <PaymentPanels loans={active} lender={lender} t={t} locale={locale} />
              ) : (
                <Panel heading={t('loan.noneTitle')}>
                  <p className={panel.empty}>{t('loan.none')}</p>
                </Panel>
              )}
              {paidBack.map((loan) => (
                <ReleasePanel key={loan.loanNo} loan={loan} t={t} locale={locale} />
              ))}
            </>
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
  const detail = data[chosen] ?? null;
  const choose = (loanNo: string): void => {
    change({ loanNo });
    dispatch(formsClosed(['payment', 'autopay', 'autopayEnd', 'overpayment', 'settlement']));
  };
  return (
    <>
      <Panel heading={t('paying.title')}>
        <LoanPicker loans={loans} value={chosen} onChange={choose} t={t} />
        <QueryState record={record} data={detail} onRetry={reload} t={t}>
          {(shown) => (
            <PaymentInstructions
              key={shown.loanNo}
              detail={shown}
              lender={lender}
              t={t}
              locale={locale}
            />
          )}
        </QueryState>
      </Panel>
      {detail ? (
        <>
          <AutopayPanel
            key={`autopay ${chosen}`}
            detail={detail}
            lender={lender}
            t={t}
            locale={locale}
          />
          <OverpaymentPanel key={`part ${chosen}`} detail={detail} t={t} locale={locale} />
        </>
      ) : null}
      <SettlementPanel key={chosen} loanNo={chosen} t={t} locale={locale} />
    </>
  );
}
