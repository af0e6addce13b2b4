'use client';

import { useState } from 'react';
import { stepUpOperation } from '@/contracts/account/account-choices';
import type { LoanSummary } from '@/contracts/account/account-loan';
import type { WithdrawalLimits } from '@/contracts/account/account-request';
import { useAppSelector } from '@/store/hooks';
import type { LenderInfo } from '@/features/account/lender-info';
import { sessionSlice } from '@/features/account/session/session.slice';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import { usePersistedSubmission } from '@/features/account/use-persisted-submission';
import { useQuery } from '@/store/use-query';
import type { ScreenProps } from '@/features/account/components/screen-props';
import type { TranslationProps } from '@/i18n/translation-props';
import { KeyFigures } from '@/features/account/components/description-list';
import { Panel } from '@/features/account/components/panel';
import { QueryState } from '@/features/account/components/query-states';
import { Receipt } from '@/features/account/components/receipt';
import { StepUp } from '@/features/account/components/step-up';
import { accountLimits } from './request-queries';
import { withdrawalSubmission } from './request-submissions';
import { parseAmount } from './amount-form';
import { loanName, formatAmount } from '../payments/loan-format';
import { LoanPicker } from '../payments/loan-picker';
import { WithdrawalAmountForm } from './withdrawal-amount-form';
import { RequestList } from './request-list';
import { RevolvingLoans } from './revolving-loans';

/** Withdraws from a revolving loan to the registered bank account; confirmed by a one-time code bound to this amount and account. */
export function WithdrawalScreen({ lender, t, locale }: ScreenProps) {
  return (
    <RevolvingLoans t={t} locale={locale}>
      {(loans) => <Withdrawal loans={loans} lender={lender} t={t} locale={locale} />}
    </RevolvingLoans>
  );
}

function Withdrawal({
  loans,
  lender,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & {
  loans: readonly LoanSummary[];
  lender: LenderInfo;
}) {
  const [{ loanNo, amount, isConfirming }, change] = usePersistedForm('withdrawal', {
    loanNo: loans[0]?.loanNo ?? '',
    amount: '',
    isConfirming: false,
  });
  const [hasReturned, setHasReturned] = useState(false);
  const bank = useAppSelector(sessionSlice.selectors.selectCustomer)?.bankAccount ?? null;
  const limits = useQuery(accountLimits, {
    locale,
    request: { query: { loan_no: loanNo } },
    key: loanNo,
  });
  const { isSending, failure, answer, submit, dismiss } = usePersistedSubmission(
    'withdrawal',
    withdrawalSubmission,
    {
      locale,
      onDone: () => {
        change({ amount: '', isConfirming: false });
        limits.reload();
      },
    },
  );
  const requestedAmount = parseAmount(amount);
  const loan = loans.find((each) => each.loanNo === loanNo);
  if (isConfirming && requestedAmount !== null && bank && loan) {
    return (
      <StepUp
        purpose={t('withdraw.purpose', {
          amount: formatAmount(requestedAmount),
          name: loanName(loan, t),
          account: bank.masked,
        })}
        operationId={stepUpOperation.withdrawal({
          loanNo,
          amount: requestedAmount,
          bankAccountId: bank.id,
        })}
        isLive={lender.isSmsLive}
        isSending={isSending}
        failure={failure}
        onVerified={() =>
          submit({ body: { loanNo, amount: requestedAmount, bankAccountId: bank.id } })
        }
        onBack={() => {
          dismiss();
          change({ isConfirming: false });
          setHasReturned(true);
        }}
        t={t}
        locale={locale}
      />
    );
  }
  return (
    <>
      {answer ? (
        <Receipt
          heading={t('withdraw.done')}
          receipt={answer.data}
          followUp={{ label: t('withdraw.again'), onClick: dismiss }}
          t={t}
          locale={locale}
        >
          <p>{t('withdraw.after')}</p>
        </Receipt>
      ) : null}
      <Panel heading={t('withdraw.limits')}>
        <LoanPicker
          loans={loans}
          value={loanNo}
          onChange={(chosen) => change({ loanNo: chosen })}
          t={t}
        />
        <QueryState
          record={limits.record}
          data={limits.data[loanNo] ?? null}
          onRetry={limits.reload}
          t={t}
        >
          {(found) => <LimitFigures limits={found} t={t} />}
        </QueryState>
      </Panel>
      {answer || !limits.data[loanNo] ? null : (
        <WithdrawalAmountForm
          limits={limits.data[loanNo]}
          hotline={lender.hotline}
          bank={bank}
          amount={amount}
          hasReturned={hasReturned}
          onAmount={(text) => change({ amount: text })}
          onNext={() => change({ isConfirming: true })}
          t={t}
          locale={locale}
        />
      )}
      <RequestList
        key={answer?.data.reference}
        heading={t('withdraw.past')}
        kinds={['withdrawal']}
        t={t}
        locale={locale}
      />
    </>
  );
}

function LimitFigures({
  limits,
  t,
}: Pick<TranslationProps<'account' | 'account-screen'>, 't'> & { limits: WithdrawalLimits }) {
  return (
    <KeyFigures
      figures={[
        { label: t('withdraw.maximum'), value: formatAmount(limits.maximum) },
        {
          label: t('loan.available'),
          value: formatAmount(limits.available),
          notes: [t('loan.ofLimit', { limit: formatAmount(limits.creditLimit) })],
        },
        {
          label: t('withdraw.leftToday'),
          value: formatAmount(limits.leftToday),
          notes: [t('withdraw.ofCap', { cap: formatAmount(limits.dailyCap) })],
        },
      ]}
    />
  );
}
