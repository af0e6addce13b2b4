'use client';

import { useState, type FormEvent } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { stepUpOperation } from '@/contracts/account/account-choices';
import type { LoanSummary } from '@/contracts/account/account-loan';
import type { LenderInfo } from '../lender-info';
import { accountLoans } from '../loan/loan-queries';
import { limitSubmission } from './request-submissions';
import { parseAmount } from './amount-form';
import { loanName, formatAmount } from '../loan/loan-format';
import { usePersistedForm } from '../use-persisted-form';
import { usePersistedSubmission } from '../use-persisted-submission';
import { useQuery } from '../use-query';
import type { ScreenProps } from '../components/screen-props';
import type { TranslationProps } from '../components/translation-props';
import { KeyFigures } from '../components/description-list';
import { LoanPicker } from '../loan/loan-picker';
import { Panel } from '../components/panel';
import panel from '../components/panel.module.css';
import { QueryState } from '../components/query-states';
import { Receipt } from '../components/receipt';
import { RequestList } from './request-list';
import { StepUp } from '../components/step-up';
import { TextAreaField } from '../components/text-area-field';

/** Requests a higher limit of a revolving loan; confirmed by a one-time code bound to this limit. */
export function CreditLimitScreen({ lender, t, locale }: ScreenProps) {
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
          <LimitForm loans={revolving} facts={lender} t={t} locale={locale} />
        );
      }}
    </QueryState>
  );
}

type LimitError = 'required' | 'notMoney' | 'tooLittle';

function validateLimit(text: string, current: number): LimitError | null {
  if (text.trim() === '') return 'required';
  const amount = parseAmount(text);
  if (amount === null) return 'notMoney';
  return amount <= current ? 'tooLittle' : null;
}

function LimitForm({
  loans,
  facts,
  t,
  locale,
}: TranslationProps & { loans: readonly LoanSummary[]; facts: LenderInfo }) {
  const [{ loanNo, limit, reason, isConfirming }, change, clear] = usePersistedForm('creditLimit', {
    loanNo: loans[0]?.loanNo ?? '',
    limit: '',
    reason: '',
    isConfirming: false,
  });
  const [attempt, setAttempt] = useState(0);
  const [hasReturned, setBack] = useState(false);
  const { isSending, failure, answer, submit, dismiss } = usePersistedSubmission(
    'creditLimit',
    limitSubmission,
    { locale, onDone: clear },
  );
  const loan = loans.find((each) => each.loanNo === loanNo);
  const current = loan?.creditLimit ?? loan?.original ?? 0;
  const newLimit = parseAmount(limit);
  const limitError = validateLimit(limit, current);
  const problem =
    attempt > 0 && limitError
      ? t(`limit.${limitError}`, { current: formatAmount(current) })
      : undefined;
  const goToConfirmation = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (limitError === null) change({ isConfirming: true });
  };
  if (isConfirming && newLimit !== null && loan) {
    return (
      <StepUp
        heading={t('limit.confirm')}
        purpose={t('limit.purpose', { limit: formatAmount(newLimit), name: loanName(loan, t) })}
        operationId={stepUpOperation.creditLimit({ loanNo, newLimit })}
        isLive={facts.isSmsLive}
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
          setBack(true);
        }}
        t={t}
        locale={locale}
      />
    );
  }
  const again = (): void => {
    setAttempt(0);
    dismiss();
  };
  return (
    <>
      {answer ? (
        <Receipt
          heading={t('limit.done')}
          receipt={answer.data}
          followUp={{ label: t('limit.again'), onClick: again }}
          t={t}
          locale={locale}
        >
          <p>{t('limit.after')}</p>
        </Receipt>
      ) : (
        <Panel heading={t('limit.heading')} lead={t('limit.lead')}>
          <form noValidate onSubmit={goToConfirmation}>
            <ErrorSummary
              heading={t('problem.heading')}
              titlePrefix={t('problem.prefix')}
              errors={problem ? [{ fieldId: 'new-limit', text: problem }] : []}
              attempt={attempt}
            />
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
                maxLength={30}
                label={t('limit.new')}
                hint={t('limit.newHint')}
                prefix="HK$"
                problem={problem}
                value={limit}
                onChange={(event) => change({ limit: event.target.value })}
                autoFocus={hasReturned}
              />
              <TextAreaField
                id="reason"
                rows={3}
                label={t('limit.reason')}
                optional={t('optional')}
                maxLength={500}
                value={reason}
                onChange={(event) => change({ reason: event.target.value })}
              />
            </div>
            <p className={formStyles.actions}>
              <button type="submit" className={formStyles.primary}>
                {t('withdraw.next')}
              </button>
            </p>
          </form>
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
