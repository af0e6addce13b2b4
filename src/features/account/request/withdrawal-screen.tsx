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
import type { LenderFacts } from '../account-facts';
import { accountLimits, accountLoans } from '../account-reads';
import { withdrawalSubmission } from '../account-submissions';
import { amountProblem, readAmount } from './amount-form';
import { loanName, money } from '../loan/loan-words';
import { sessionSlice } from '../session/session.slice';
import { useKeptForm } from '../use-kept-form';
import { useKeptSubmission } from '../use-kept-submission';
import { useRead } from '../use-read';
import type { ScreenProps } from '../components/account-section';
import type { Words } from '../components/account-words';
import { Facts, Figures } from '../components/facts';
import { LoanPicker } from '../loan/loan-picker';
import { Panel } from '../components/panel';
import panel from '../components/panel.module.css';
import { Read } from '../components/read-states';
import { Receipt } from '../components/receipt';
import { RequestList } from './request-list';
import { StepUp } from '../components/step-up';

/** Money from a revolving loan to the registered bank account: an amount, then a code that is good for this amount and account only. */
export function WithdrawalScreen({ facts, t, locale }: ScreenProps) {
  const { data, record, reload } = useRead(accountLoans, { locale, request: {} });
  return (
    <Read record={record} data={data} onRetry={reload} t={t}>
      {(loans) => {
        const revolving = loans.filter(({ kind, state }) => kind === 'revolving' && state === 'active');
        return revolving.length === 0 ? <Panel heading={t('revolving.noneTitle')}><p className={panel.empty}>{t('revolving.none')}</p></Panel> : <Withdrawal loans={revolving} facts={facts} t={t} locale={locale} />;
      }}
    </Read>
  );
}

function Withdrawal({ loans, facts, t, locale }: Words & { loans: readonly LoanSummary[]; facts: LenderFacts }) {
  const [{ loanNo, amount, isConfirming }, change] = useKeptForm('withdrawal', { loanNo: loans[0]?.loanNo ?? '', amount: '', isConfirming: false });
  const [isBack, setBack] = useState(false);
  const bank = useAppSelector(sessionSlice.selectors.selectCustomer)?.bankAccount ?? null;
  const limits = useRead(accountLimits, { locale, request: { query: { loan_no: loanNo } }, key: loanNo });
  const { isSending, failure, answer, submit, dismiss } = useKeptSubmission('withdrawal', withdrawalSubmission, { locale, onDone: () => { change({ amount: '', isConfirming: false }); limits.reload(); } });
  const asked = readAmount(amount);
  const loan = loans.find((each) => each.loanNo === loanNo);
  if (isConfirming && asked !== null && bank && loan) {
    return (
      <StepUp
        heading={t('withdraw.confirm')}
        purpose={t('withdraw.purpose', { amount: money(asked), name: loanName(loan, t), account: bank.masked })}
        operationId={stepUpOperation.withdrawal({ loanNo, amount: asked, bankAccountId: bank.id })}
        isLive={facts.isSmsLive}
        isSending={isSending}
        failure={failure}
        onVerified={() => submit({ body: { loanNo, amount: asked, bankAccountId: bank.id } })}
        onBack={() => { dismiss(); change({ isConfirming: false }); setBack(true); }}
        t={t}
        locale={locale}
      />
    );
  }
  return (
    <>
      {answer ? <Receipt heading={t('withdraw.done')} receipt={answer.data} again={{ label: t('withdraw.again'), onAgain: dismiss }} t={t} locale={locale}><p>{t('withdraw.after')}</p></Receipt> : null}
      <Panel heading={t('withdraw.limits')}>
        <LoanPicker loans={loans} value={loanNo} onChange={(chosen) => change({ loanNo: chosen })} t={t} />
        <Read record={limits.record} data={limits.data[loanNo] ?? null} onRetry={limits.reload} t={t}>{(found) => <LimitFigures limits={found} t={t} />}</Read>
      </Panel>
      {answer || !limits.data[loanNo] ? null : <AmountForm limits={limits.data[loanNo]} bank={bank} amount={amount} isBack={isBack} onAmount={(text) => change({ amount: text })} onNext={() => change({ isConfirming: true })} t={t} locale={locale} />}
      <RequestList key={answer?.data.reference} heading={t('withdraw.past')} kinds={['withdrawal']} t={t} locale={locale} />
    </>
  );
}

function LimitFigures({ limits, t }: Pick<Words, 't'> & { limits: WithdrawalLimits }) {
  return (
    <Figures
      figures={[
        { label: t('withdraw.maximum'), value: money(limits.maximum) },
        { label: t('loan.available'), value: money(limits.available), note: t('loan.ofLimit', { limit: money(limits.creditLimit) }) },
        { label: t('withdraw.leftToday'), value: money(limits.leftToday), note: t('withdraw.ofCap', { cap: money(limits.dailyCap) }) },
      ]}
    />
  );
}

interface AmountFormProps extends Words {
  limits: WithdrawalLimits;
  bank: BankAccount | null;
  amount: string;
  /** The customer has come back to change it. */
  isBack: boolean;
  onAmount: (text: string) => void;
  onNext: () => void;
}

function AmountForm({ limits, bank, amount, isBack, onAmount, onNext, t, locale }: AmountFormProps) {
  const [attempt, setAttempt] = useState(0);
  const found = amountProblem(amount, limits.maximum);
  const problem = attempt > 0 && found ? t(`amount.${found}`, { maximum: money(limits.maximum) }) : undefined;
  const next = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (found === null) onNext();
  };
  const blocked = limits.blocked ?? (bank ? null : 'no-bank-account');
  if (blocked) {
    return (
      <div className={panel.warning}>
        <h3>{t('withdraw.blockedTitle')}</h3>
        <p>{t(`withdraw.blocked.${blocked}`)}</p>
        {blocked === 'no-bank-account' ? <p><SmartLink href={flowPaths.details} locale={locale}>{t('details.nav')}</SmartLink></p> : null}
        {blocked === 'arrears' ? <p><SmartLink href={flowPaths.payments} locale={locale}>{t('arrears.link')}</SmartLink></p> : null}
      </div>
    );
  }
  return (
    <Panel heading={t('withdraw.howMuch')}>
      <form noValidate onSubmit={next}>
        <ErrorSummary heading={t('problem.heading')} titlePrefix={t('problem.prefix')} errors={problem ? [{ fieldId: 'amount', text: problem }] : []} attempt={attempt} />
        <TextField id="amount" inputMode="decimal" width="medium" maxLength={30} label={t('withdraw.amount')} hint={t('withdraw.amountHint', { maximum: money(limits.maximum) })} prefix="HK$" problem={problem} value={amount} onChange={(event) => onAmount(event.target.value)} autoFocus={isBack} />
        {bank ? <Facts facts={[[t('withdraw.to'), bank.masked], [t('withdraw.holder'), bank.holder]]} /> : null}
        <p className={panel.note}>{t('withdraw.note')}</p>
        <p className={formStyles.actions}><button type="submit" className={formStyles.primary}>{t('withdraw.next')}</button></p>
      </form>
    </Panel>
  );
}
