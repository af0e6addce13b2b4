'use client';

import { useState } from 'react';
import formStyles from '@/components/form/form.module.css';
import { TextAreaField } from '@/components/form/text-area-field';
import { TextField } from '@/components/form/text-field';
import { useValidatedForm } from '@/components/form/use-validated-form';
import { fieldMessage } from '@/components/form/validated-form';
import { stepUpOperation } from '@/contracts/account/account-choices';
import type { LoanSummary } from '@/contracts/account/account-loan';
import { textLimits } from '@/contracts/limits/limits';
import { maxFigureLength } from '@/components/form/figure-length';
import type { LenderInfo } from '@/features/account/lender-info';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import { usePersistedSubmission } from '@/features/account/use-persisted-submission';
import type { ScreenProps } from '@/features/account/components/screen-props';
import type { TranslationProps } from '@/i18n/translation-props';
import { KeyFigures } from '@/features/account/components/description-list';
import { AccountForm } from '@/features/account/components/account-form';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { Receipt } from '@/features/account/components/receipt';
import { StepUp } from '@/features/account/components/step-up';
import { limitSubmission } from './request-submissions';
import { parseAmount } from './amount-form';
import { loanName, formatAmount } from '../payments/loan-format';
import { LoanPicker } from '../payments/loan-picker';
import { RequestList } from './request-list';
import { RevolvingLoans } from './revolving-loans';

/** Requests a higher limit of a revolving loan; confirmed by a one-time code bound to this limit. */
export function CreditLimitScreen({ lender, t, locale }: ScreenProps) {
  return (
    <RevolvingLoans t={t} locale={locale}>
      {(loans) => <LimitForm loans={loans} lender={lender} t={t} locale={locale} />}
    </RevolvingLoans>
  );
}

type LimitProblem = 'required' | 'notMoney' | 'tooLittle';

function validateLimit(text: string, current: number): LimitProblem | null {
  if (text.trim() === '') return 'required';
  const amount = parseAmount(text);
  if (amount === null) return 'notMoney';
  return amount <= current ? 'tooLittle' : null;
}

function LimitForm({
  loans,
  lender,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & {
  loans: readonly LoanSummary[];
  lender: LenderInfo;
}) {
  const [{ loanNo, limit, reason, isConfirming }, change, clear] = usePersistedForm('creditLimit', {
    loanNo: loans[0]?.loanNo ?? '',
    limit: '',
    reason: '',
    isConfirming: false,
  });
  const [hasReturned, setHasReturned] = useState(false);
  const { isSending, failure, answer, submit, dismiss } = usePersistedSubmission(
    'creditLimit',
    limitSubmission,
    { locale, onDone: clear },
  );
  const loan = loans.find((each) => each.loanNo === loanNo);
  const current = loan?.creditLimit ?? loan?.original ?? 0;
  const newLimit = parseAmount(limit);
  const form = useValidatedForm({
    values: { limit, reason },
    onChange: change,
    validate: (typed) => {
      const problem = validateLimit(typed.limit, current);
      return problem ? { limit: t(`limit.${problem}`, { current: formatAmount(current) }) } : {};
    },
    validationContext: current,
  });
  if (isConfirming && newLimit !== null && loan) {
    return (
      <StepUp
        purpose={t('limit.purpose', { limit: formatAmount(newLimit), name: loanName(loan, t) })}
        operationId={stepUpOperation.creditLimit({ loanNo, newLimit })}
        isLive={lender.isSmsLive}
        isSending={isSending}
        failure={failure}
        onVerified={() =>
          submit({
            body: { loanNo, newLimit, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) },
          })
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
          heading={t('limit.done')}
          receipt={answer.data}
          followUp={{ label: t('limit.again'), onClick: dismiss }}
          t={t}
          locale={locale}
        >
          <p>{t('limit.after')}</p>
        </Receipt>
      ) : (
        <Panel heading={t('limit.heading')} lead={t('limit.lead')}>
          <AccountForm
            form={form}
            fieldIds={{ limit: 'new-limit' }}
            onSubmit={() => change({ isConfirming: true })}
            t={t}
          >
            <LoanPicker
              loans={loans}
              value={loanNo}
              onChange={(chosen) => change({ loanNo: chosen })}
              t={t}
            />
            <KeyFigures
              figures={[
                { label: t('limit.current'), value: formatAmount(current) },
                { label: t('loan.drawn'), value: formatAmount(loan?.balance ?? 0) },
              ]}
            />
            <div className={panel.content}>
              <TextField
                id="new-limit"
                inputMode="decimal"
                width="medium"
                maxLength={maxFigureLength}
                label={t('limit.new')}
                hint={t('limit.newHint')}
                prefix="HK$"
                problem={fieldMessage(form, 'limit')}
                {...form.register('limit')}
                autoFocus={hasReturned}
              />
              <TextAreaField
                id="reason"
                rows={3}
                label={t('limit.reason')}
                optional={t('optional')}
                maxLength={textLimits.requestReason}
                {...form.register('reason')}
              />
            </div>
            <p className={formStyles.actions}>
              <button type="submit" className={formStyles.primary}>
                {t('withdraw.next')}
              </button>
            </p>
          </AccountForm>
        </Panel>
      )}
      <RequestList
        key={answer?.data.reference}
        heading={t('limit.past')}
        kinds={['credit-limit']}
        t={t}
        locale={locale}
      />
    </>
  );
}
