'use client';

import { useState, type FormEvent } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { stepUpOperation } from '@/contracts/account/account-choices';
import { infoSubmission } from './details-submissions';
import { usePersistedForm } from '../use-persisted-form';
import { usePersistedSubmission } from '../use-persisted-submission';
import type { DetailFormProps } from './detail-form';
import { Receipt } from '../components/receipt';
import { StepUp } from '../components/step-up';

const fields = ['bankCode', 'accountNumber', 'holder'] as const;
type Field = (typeof fields)[number];
const patterns: Record<Field, RegExp> = {
  bankCode: /^\d{3}$/,
  accountNumber: /^[\d -]{6,24}$/,
  holder: /\S/,
};
const maxLengths: Record<Field, number> = { bankCode: 3, accountNumber: 24, holder: 100 };

/** Changes the bank account for withdrawals; confirmed by a one-time code bound to this account. */
export function BankAccountForm({ lender, onDone, onClose, t, locale }: DetailFormProps) {
  const [values, change] = usePersistedForm('bank', {
    bankCode: '',
    accountNumber: '',
    holder: '',
    isConfirming: false,
  });
  const [attempt, setAttempt] = useState(0);
  const { isSending, failure, answer, submit, dismiss } = usePersistedSubmission(
    'bank',
    infoSubmission,
    { locale, onDone },
  );
  const invalidFields = fields.filter((field) => !patterns[field].test(values[field].trim()));
  const fieldError = (field: Field): string | undefined =>
    attempt > 0 && invalidFields.includes(field) ? t(`detail.problem.${field}`) : undefined;
  const goToConfirmation = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (invalidFields.length === 0) change({ isConfirming: true });
  };
  const [bankCode, accountNumber, holder] = fields.map((field) => values[field].trim());
  if (answer)
    return (
      <Receipt
        heading={t('detail.changed')}
        receipt={answer.data}
        followUp={{ label: t('close'), onClick: onClose }}
        t={t}
        locale={locale}
      />
    );
  if (values.isConfirming && bankCode && accountNumber && holder) {
    return (
      <StepUp
        heading={t('detail.bankCodeTitle')}
        purpose={t('detail.bankCodePurpose', { account: `${bankCode} ${accountNumber}`, holder })}
        operationId={stepUpOperation.bankAccount({ bankCode, accountNumber })}
        isLive={lender.isSmsLive}
        isSending={isSending}
        failure={failure}
        onVerified={() =>
          submit({ body: { kind: 'bank-account', bankCode, accountNumber, holder } })
        }
        onBack={() => {
          dismiss();
          change({ isConfirming: false });
        }}
        t={t}
        locale={locale}
      />
    );
  }
  return (
    <form noValidate onSubmit={goToConfirmation}>
      <ErrorSummary
        heading={t('problem.heading')}
        titlePrefix={t('problem.prefix')}
        errors={fields.flatMap((field) => {
          const text = fieldError(field);
          return text ? [{ fieldId: field, text }] : [];
        })}
        attempt={attempt}
      />
      {fields.map((field, index) => (
        <TextField
          key={field}
          id={field}
          width={field === 'bankCode' ? 'short' : 'medium'}
          inputMode={field === 'holder' ? 'text' : 'numeric'}
          autoComplete="off"
          maxLength={maxLengths[field]}
          label={t(`detail.new.${field}`)}
          hint={t(`detail.hint.${field}`)}
          problem={fieldError(field)}
          value={values[field]}
          onChange={(event) => change({ [field]: event.target.value })}
          autoFocus={index === 0}
        />
      ))}
      <p className={formStyles.actions}>
        <button type="submit" className={formStyles.primary}>
          {t('withdraw.next')}
        </button>
        <button type="button" className={formStyles.plain} onClick={onClose}>
          {t('detail.cancel')}
        </button>
      </p>
    </form>
  );
}
