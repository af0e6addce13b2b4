'use client';

import { useState, type FormEvent } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { stepUpOperation } from '@/contracts/account/account-choices';
import { infoSubmission } from '../account-submissions';
import { useKeptForm } from '../use-kept-form';
import { useKeptSubmission } from '../use-kept-submission';
import type { DetailFormProps } from './detail-form';
import { Receipt } from '../components/receipt';
import { StepUp } from '../components/step-up';

const fields = ['bankCode', 'accountNumber', 'holder'] as const;
type Field = (typeof fields)[number];
const shapes: Record<Field, RegExp> = { bankCode: /^\d{3}$/, accountNumber: /^[\d -]{6,24}$/, holder: /\S/ };
const lengths: Record<Field, number> = { bankCode: 3, accountNumber: 24, holder: 100 };

/** Another bank account for withdrawals, confirmed by a code that is good for this account only. */
export function BankAccountForm({ facts, onDone, onClose, t, locale }: DetailFormProps) {
  const [values, change] = useKeptForm('bank', { bankCode: '', accountNumber: '', holder: '', isConfirming: false });
  const [attempt, setAttempt] = useState(0);
  const { isSending, failure, answer, submit, dismiss } = useKeptSubmission('bank', infoSubmission, { locale, onDone });
  const wrong = fields.filter((field) => !shapes[field].test(values[field].trim()));
  const problemOf = (field: Field): string | undefined => (attempt > 0 && wrong.includes(field) ? t(`detail.problem.${field}`) : undefined);
  const next = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (wrong.length === 0) change({ isConfirming: true });
  };
  const [bankCode, accountNumber, holder] = fields.map((field) => values[field].trim());
  if (answer) return <Receipt heading={t('detail.changed')} receipt={answer.data} again={{ label: t('close'), onAgain: onClose }} t={t} locale={locale} />;
  if (values.isConfirming && bankCode && accountNumber && holder) {
    return (
      <StepUp
        heading={t('detail.bankCodeTitle')}
        purpose={t('detail.bankCodePurpose', { account: `${bankCode} ${accountNumber}`, holder })}
        operationId={stepUpOperation.bankAccount({ bankCode, accountNumber })}
        isLive={facts.isSmsLive}
        isSending={isSending}
        failure={failure}
        onVerified={() => submit({ body: { kind: 'bank-account', bankCode, accountNumber, holder } })}
        onBack={() => { dismiss(); change({ isConfirming: false }); }}
        t={t}
        locale={locale}
      />
    );
  }
  return (
    <form noValidate onSubmit={next}>
      <ErrorSummary heading={t('problem.heading')} titlePrefix={t('problem.prefix')} errors={fields.flatMap((field) => { const text = problemOf(field); return text ? [{ fieldId: field, text }] : []; })} attempt={attempt} />
      {fields.map((field, index) => (
        <TextField key={field} id={field} width={field === 'bankCode' ? 'short' : 'medium'} inputMode={field === 'holder' ? 'text' : 'numeric'} autoComplete="off" maxLength={lengths[field]} label={t(`detail.new.${field}`)} hint={t(`detail.hint.${field}`)} problem={problemOf(field)} value={values[field]} onChange={(event) => change({ [field]: event.target.value })} autoFocus={index === 0} />
      ))}
      <p className={formStyles.actions}>
        <button type="submit" className={formStyles.primary}>{t('withdraw.next')}</button>
        <button type="button" className={formStyles.plain} onClick={onClose}>{t('detail.cancel')}</button>
      </p>
    </form>
  );
}
