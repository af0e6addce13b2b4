'use client';

import { useState, type FormEvent } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { infoSubmission } from '../account-submissions';
import { useKeptForm } from '../use-kept-form';
import { useKeptSubmission } from '../use-kept-submission';
import type { LenderFacts } from '../account-facts';
import type { Words } from '../components/account-words';
import { failureWords } from '../components/read-states';
import { Receipt } from '../components/receipt';

/** What every form of a detail gets. */
export interface DetailFormProps extends Words {
  facts: LenderFacts;
  /** The change counts: its receipt is shown, and what was typed may go. */
  onDone: () => void;
  onClose: () => void;
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A new e-mail or postal address, which counts at once. */
export function DetailForm({ field, current, onDone, onClose, t, locale }: DetailFormProps & { field: 'email' | 'address'; current: string }) {
  const [{ text: value }, change] = useKeptForm(field, { text: current });
  const [attempt, setAttempt] = useState(0);
  const { isSending, failure, answer, submit } = useKeptSubmission(field, infoSubmission, { locale, onDone });
  const text = value.trim();
  const isWrong = field === 'email' ? !emailShape.test(text) : text === '';
  const problem = attempt > 0 && isWrong ? t(`detail.problem.${field}`) : undefined;
  const errors = problem ? [{ fieldId: `new-${field}`, text: problem }] : failure ? [{ fieldId: `new-${field}`, text: failureWords(failure, t) }] : [];
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (isWrong || isSending) return;
    submit({ body: field === 'email' ? { kind: 'email', email: text } : { kind: 'address', address: text } });
  };
  if (answer) return <Receipt heading={t('detail.changed')} receipt={answer.data} again={{ label: t('close'), onAgain: onClose }} t={t} locale={locale} />;
  return (
    <form noValidate onSubmit={send}>
      <ErrorSummary heading={t('problem.heading')} titlePrefix={t('problem.prefix')} errors={errors} attempt={attempt} />
      <TextField id={`new-${field}`} type={field === 'email' ? 'email' : 'text'} autoComplete={field === 'email' ? 'email' : 'street-address'} maxLength={field === 'email' ? 200 : 300} label={t(`detail.new.${field}`)} problem={problem} value={value} onChange={(event) => change({ text: event.target.value })} autoFocus />
      <p className={formStyles.actions}>
        <button type="submit" className={formStyles.primary} aria-disabled={isSending || undefined}>{t(isSending ? 'state.sending' : 'detail.save')}</button>
        <button type="button" className={formStyles.plain} onClick={onClose}>{t('detail.cancel')}</button>
      </p>
    </form>
  );
}
