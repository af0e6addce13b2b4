'use client';

import { useState, type FormEvent } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { infoSubmission } from './details-submissions';
import { usePersistedForm } from '../use-persisted-form';
import { usePersistedSubmission } from '../use-persisted-submission';
import type { LenderInfo } from '../lender-info';
import type { TranslationProps } from '../components/translation-props';
import { failureMessage } from '../components/query-states';
import { Receipt } from '../components/receipt';

/** Props of every detail form. */
export interface DetailFormProps extends TranslationProps {
  lender: LenderInfo;
  /** Called when the change has taken effect: the receipt is shown and the form values may be cleared. */
  onDone: () => void;
  onClose: () => void;
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Changes the e-mail or postal address; effective immediately. */
export function DetailForm({
  field,
  current,
  onDone,
  onClose,
  t,
  locale,
}: DetailFormProps & { field: 'email' | 'address'; current: string }) {
  const [{ text: value }, change] = usePersistedForm(field, { text: current });
  const [attempt, setAttempt] = useState(0);
  const { isSending, failure, answer, submit } = usePersistedSubmission(field, infoSubmission, {
    locale,
    onDone,
  });
  const text = value.trim();
  const isWrong = field === 'email' ? !emailPattern.test(text) : text === '';
  const problem = attempt > 0 && isWrong ? t(`detail.problem.${field}`) : undefined;
  const errors = problem
    ? [{ fieldId: `new-${field}`, text: problem }]
    : failure
      ? [{ fieldId: `new-${field}`, text: failureMessage(failure, t) }]
      : [];
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (isWrong || isSending) return;
    submit({
      body: field === 'email' ? { kind: 'email', email: text } : { kind: 'address', address: text },
    });
  };
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
  return (
    <form noValidate onSubmit={send}>
      <ErrorSummary
        heading={t('problem.heading')}
        titlePrefix={t('problem.prefix')}
        errors={errors}
        attempt={attempt}
      />
      <TextField
        id={`new-${field}`}
        type={field === 'email' ? 'email' : 'text'}
        autoComplete={field === 'email' ? 'email' : 'street-address'}
        maxLength={field === 'email' ? 200 : 300}
        label={t(`detail.new.${field}`)}
        problem={problem}
        value={value}
        onChange={(event) => change({ text: event.target.value })}
        autoFocus
      />
      <p className={formStyles.actions}>
        <button type="submit" className={formStyles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'detail.save')}
        </button>
        <button type="button" className={formStyles.plain} onClick={onClose}>
          {t('detail.cancel')}
        </button>
      </p>
    </form>
  );
}
