'use client';

import { textLimits } from '@/contracts/limits/limits';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { useValidatedForm } from '@/components/form/use-validated-form';
import { fieldMessage } from '@/components/form/validated-form';
import { infoSubmission } from './details-submissions';
import { usePersistedForm } from '../use-persisted-form';
import { usePersistedSubmission } from '../use-persisted-submission';
import type { LenderInfo } from '../lender-info';
import type { TranslationProps } from '@/i18n/translation-props';
import { AccountForm } from '../components/account-form';
import { failureMessage } from '../components/query-states';
import { Receipt } from '../components/receipt';

/** Props of every detail form. */
export interface DetailFormProps extends TranslationProps<'account' | 'account-screen'> {
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
  const [values, change] = usePersistedForm(field, { text: current });
  const { isSending, failure, answer, submit } = usePersistedSubmission(field, infoSubmission, {
    locale,
    onDone,
  });
  const form = useValidatedForm({
    values,
    onChange: change,
    validate: ({ text }) => {
      const isValid = field === 'email' ? emailPattern.test(text.trim()) : text.trim() !== '';
      return isValid ? {} : { text: t(`detail.problem.${field}`) };
    },
  });
  const send = (typed: { text: string }): void => {
    const text = typed.text.trim();
    if (isSending) return;
    submit({
      body: field === 'email' ? { kind: 'email', email: text } : { kind: 'address', address: text },
    });
  };
  const fieldId = `new-${field}`;
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
    <AccountForm
      form={form}
      fieldIds={{ text: fieldId }}
      failure={failure && { fieldId, text: failureMessage(failure, t) }}
      onSubmit={send}
      t={t}
    >
      <TextField
        id={fieldId}
        type={field === 'email' ? 'email' : 'text'}
        autoComplete={field === 'email' ? 'email' : 'street-address'}
        maxLength={field === 'email' ? textLimits.customerEmail : textLimits.customerAddress}
        label={t(`detail.new.${field}`)}
        problem={fieldMessage(form, 'text')}
        {...form.register('text')}
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
    </AccountForm>
  );
}
