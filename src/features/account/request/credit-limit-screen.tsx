'use client';

import { useState, type FormEvent } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { stepUpOperation } from '@/contracts/account/account-choices';
import type { LoanSummary } from '@/contracts/account/account-loan';
import type { LenderFacts } from '../account-facts';
import { accountLoans } from '../account-reads';
import { limitSubmission } from '../account-submissions';
import { readAmount } from './amount-form';
import { loanName, money } from '../loan/loan-words';
import { useKeptForm } from '../use-kept-form';
import { useKeptSubmission } from '../use-kept-submission';
import { useRead } from '../use-read';
import type { ScreenProps } from '../components/account-section';
import type { Words } from '../components/account-words';
import { Figures } from '../components/facts';
import { LoanPicker } from '../loan/loan-picker';
import { Panel } from '../components/panel';
import panel from '../components/panel.module.css';
import { Read } from '../components/read-states';
import { Receipt } from '../components/receipt';
import { RequestList } from './request-list';
import { StepUp } from '../components/step-up';
import { TextAreaField } from '../components/text-area-field';

/** A higher limit of a revolving loan, confirmed by a code that is good for this limit only. */
export function CreditLimitScreen({ facts, t, locale }: ScreenProps) {
  const { data, record, reload } = useRead(accountLoans, { locale, request: {} });
  return (
    <Read record={record} data={data} onRetry={reload} t={t}>
      {(loans) => {
        const revolving = loans.filter(({ kind, state }) => kind === 'revolving' && state === 'active');
        return revolving.length === 0 ? <Panel heading={t('revolving.noneTitle')}><p className={panel.empty}>{t('revolving.none')}</p></Panel> : <LimitForm loans={revolving} facts={facts} t={t} locale={locale} />;
      }}
    </Read>
  );
}

type LimitProblem = 'required' | 'notMoney' | 'tooLittle';

function problemOf(text: string, current: number): LimitProblem | null {
  if (text.trim() === '') return 'required';
  const amount = readAmount(text);
  if (amount === null) return 'notMoney';
  return amount <= current ? 'tooLittle' : null;
}

function LimitForm({ loans, facts, t, locale }: Words & { loans: readonly LoanSummary[]; facts: LenderFacts }) {
  const [{ loanNo, limit, reason, isConfirming }, change, clear] = useKeptForm('creditLimit', { loanNo: loans[0]?.loanNo ?? '', limit: '', reason: '', isConfirming: false });
  const [attempt, setAttempt] = useState(0);
  const [isBack, setBack] = useState(false);
  const { isSending, failure, answer, submit, dismiss } = useKeptSubmission('creditLimit', limitSubmission, { locale, onDone: clear });
  const loan = loans.find((each) => each.loanNo === loanNo);
  const current = loan?.creditLimit ?? loan?.original ?? 0;
  const newLimit = readAmount(limit);
  const found = problemOf(limit, current);
  const problem = attempt > 0 && found ? t(`limit.${found}`, { current: money(current) }) : undefined;
  const next = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (found === null) change({ isConfirming: true });
  };
  if (isConfirming && newLimit !== null && loan) {
    return (
      <StepUp
        heading={t('limit.confirm')}
        purpose={t('limit.purpose', { limit: money(newLimit), name: loanName(loan, t) })}
        operationId={stepUpOperation.creditLimit({ loanNo, newLimit })}
        isLive={facts.isSmsLive}
        isSending={isSending}
        failure={failure}
        onVerified={() => submit({ body: { loanNo, newLimit, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) } })}
        onBack={() => { dismiss(); change({ isConfirming: false }); setBack(true); }}
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
        <Receipt heading={t('limit.done')} receipt={answer.data} again={{ label: t('limit.again'), onAgain: again }} t={t} locale={locale}><p>{t('limit.after')}</p></Receipt>
      ) : (
        <Panel heading={t('limit.heading')} lead={t('limit.lead')}>
          <form noValidate onSubmit={next}>
            <ErrorSummary heading={t('problem.heading')} titlePrefix={t('problem.prefix')} errors={problem ? [{ fieldId: 'new-limit', text: problem }] : []} attempt={attempt} />
            <LoanPicker loans={loans} value={loanNo} onChange={(chosen) => change({ loanNo: chosen })} t={t} />
            <Figures figures={[{ label: t('limit.current'), value: money(current) }, { label: t('loan.drawn'), value: money(loan?.balance ?? 0) }]} />
            <div className={panel.content}>
              <TextField id="new-limit" inputMode="decimal" width="medium" maxLength={30} label={t('limit.new')} hint={t('limit.newHint')} prefix="HK$" problem={problem} value={limit} onChange={(event) => change({ limit: event.target.value })} autoFocus={isBack} />
              <TextAreaField id="reason" rows={3} label={t('limit.reason')} optional={t('optional')} maxLength={500} value={reason} onChange={(event) => change({ reason: event.target.value })} />
            </div>
            <p className={formStyles.actions}><button type="submit" className={formStyles.primary}>{t('withdraw.next')}</button></p>
          </form>
        </Panel>
      )}
      <RequestList key={answer?.data.reference} heading={t('limit.past')} kinds={['credit-limit']} t={t} locale={locale} />
    </>
  );
}
