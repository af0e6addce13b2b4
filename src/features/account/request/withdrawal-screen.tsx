'use client';

import { useState, type FormEvent } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { SmartLink } from '@/components/smart-link';
import { flowPaths } from '@/config/paths';
import { stepUpOperation } from '@/contracts/account/account-choices';
import type { BankAccount } from '@/contracts/account/account';
import type { LoanSummary } from '@/contracts/account/account-loan';
import type { WithdrawalLimits } from '@/contracts/account/account-request';
import { useAppSelector } from '@/store/hooks';
import type { LenderInfo } from '../lender-info';
import { accountLimits } from './request-queries';
import { accountLoans } from '../loan/loan-queries';
import { withdrawalSubmission } from './request-submissions';
import { validateAmount, parseAmount } from './amount-form';
import { loanName, formatAmount } from '../loan/loan-format';
import { sessionSlice } from '../session/session.slice';
import { usePersistedForm } from '../use-persisted-form';
import { usePersistedSubmission } from '../use-persisted-submission';
import { useQuery } from '../use-query';
import type { ScreenProps } from '../components/screen-props';
import type { TranslationProps } from '../components/translation-props';
import { DescriptionList, KeyFigures } from '../components/description-list';
import { LoanPicker } from '../loan/loan-picker';
import { Panel } from '../components/panel';
import panel from '../components/panel.module.css';
import { QueryState } from '../components/query-states';
import { Receipt } from '../components/receipt';
import { RequestList } from './request-list';
import { StepUp } from '../components/step-up';

/** Withdraws from a revolving loan to the registered bank account; confirmed by a one-time code bound to this amount and account. */
export function WithdrawalScreen({ lender, t, locale }: ScreenProps) {
  const { data, record, reload } = useQuery(accountLoans, { locale, request: {} });
  return (
    <QueryState record={record} data={data} onRetry={reload} t={t}>
      {(loans) => {
        const revolving = loans.filter(
          ({ kind, state }) => kind === 'revolving' && state === 'active',
        );
        return revolving.length === 0 ? (
          <Panel heading={t('revolving.noneTitle')}>
            <p className={panel.empty}>{t('revolving.none')}</p>
          </Panel>
        ) : (
          <Withdrawal loans={revolving} facts={lender} t={t} locale={locale} />
        );
      }}
    </QueryState>
  );
}

function Withdrawal({
  loans,
  facts,
  t,
  locale,
}: TranslationProps & { loans: readonly LoanSummary[]; facts: LenderInfo }) {
  const [{ loanNo, amount, isConfirming }, change] = usePersistedForm('withdrawal', {
    loanNo: loans[0]?.loanNo ?? '',
    amount: '',
    isConfirming: false,
  });
  const [hasReturned, setBack] = useState(false);
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
        heading={t('withdraw.confirm')}
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
        isLive={facts.isSmsLive}
        isSending={isSending}
        failure={failure}
        onVerified={() =>
          submit({ body: { loanNo, amount: requestedAmount, bankAccountId: bank.id } })
        }
        onBack={() => {
          dismiss();
          change({ isConfirming: false });
          setBack(true);
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
        <AmountForm
          limits={limits.data[loanNo]}
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

function LimitFigures({ limits, t }: Pick<TranslationProps, 't'> & { limits: WithdrawalLimits }) {
  return (
    <KeyFigures
      figures={[
        { label: t('withdraw.maximum'), value: formatAmount(limits.maximum) },
        {
          label: t('loan.available'),
          value: formatAmount(limits.available),
          note: t('loan.ofLimit', { limit: formatAmount(limits.creditLimit) }),
        },
        {
          label: t('withdraw.leftToday'),
          value: formatAmount(limits.leftToday),
          note: t('withdraw.ofCap', { cap: formatAmount(limits.dailyCap) }),
        },
      ]}
    />
  );
}

interface AmountFormProps extends TranslationProps {
  limits: WithdrawalLimits;
  bank: BankAccount | null;
  amount: string;
  /** Whether the customer returned from the confirmation step to change the amount. */
  hasReturned: boolean;
  onAmount: (text: string) => void;
  onNext: () => void;
}

function AmountForm({
  limits,
  bank,
  amount,
  hasReturned,
  onAmount,
  onNext,
  t,
  locale,
}: AmountFormProps) {
  const [attempt, setAttempt] = useState(0);
  const amountError = validateAmount(amount, limits.maximum);
  const problem =
    attempt > 0 && amountError
      ? t(`amount.${amountError}`, { maximum: formatAmount(limits.maximum) })
      : undefined;
  const submitAmount = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (amountError === null) onNext();
  };
  const blockedReason = limits.blocked ?? (bank ? null : 'no-bank-account');
  if (blockedReason) {
    return (
      <div className={panel.warning}>
        <h3>{t('withdraw.blockedTitle')}</h3>
        <p>{t(`withdraw.blocked.${blockedReason}`)}</p>
        {blockedReason === 'no-bank-account' ? (
          <p>
            <SmartLink href={flowPaths.details} locale={locale}>
              {t('details.nav')}
            </SmartLink>
          </p>
        ) : null}
        {blockedReason === 'arrears' ? (
          <p>
            <SmartLink href={flowPaths.payments} locale={locale}>
              {t('arrears.link')}
            </SmartLink>
          </p>
        ) : null}
      </div>
    );
  }
  return (
    <Panel heading={t('withdraw.howMuch')}>
      <form noValidate onSubmit={submitAmount}>
        <ErrorSummary
          heading={t('problem.heading')}
          titlePrefix={t('problem.prefix')}
          errors={problem ? [{ fieldId: 'amount', text: problem }] : []}
          attempt={attempt}
        />
        <TextField
          id="amount"
          inputMode="decimal"
          width="medium"
          maxLength={30}
          label={t('withdraw.amount')}
          hint={t('withdraw.amountHint', { maximum: formatAmount(limits.maximum) })}
          prefix="HK$"
          problem={problem}
          value={amount}
          onChange={(event) => onAmount(event.target.value)}
          autoFocus={hasReturned}
        />
        {bank ? (
          <DescriptionList
            items={[
              [t('withdraw.to'), bank.masked],
              [t('withdraw.holder'), bank.holder],
            ]}
          />
        ) : null}
        <p className={panel.note}>{t('withdraw.note')}</p>
        <p className={formStyles.actions}>
          <button type="submit" className={formStyles.primary}>
            {t('withdraw.next')}
          </button>
        </p>
      </form>
    </Panel>
  );
}
