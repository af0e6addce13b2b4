'use client';

import { textLimits } from '@/contracts/limits/limits';
import { TextField } from '@/components/form/text-field';
import { useValidatedForm } from '@/components/form/use-validated-form';
import { fieldMessage } from '@/components/form/validated-form';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import { usePersistedSubmission } from '@/features/account/use-persisted-submission';
import type { LenderInfo } from '@/features/account/lender-info';
import type { TranslationProps } from '@/i18n/translation-props';
import { FormActions } from '@/features/account/components/form-actions';
import { AccountForm } from '@/features/account/components/account-form';
import { failureMessage } from '@/features/account/components/query-states';
import { Receipt } from '@/features/account/components/receipt';
import { isEmailAddress } from '@/lib/texts/is-email-address';
import { infoSubmission } from './details-submissions';

/** Props of every detail form. */
export interface DetailFormProps extends TranslationProps<'account' | 'account-screen'> {
  lender: LenderInfo;
  /** Called when the change has taken effect: the receipt is shown and the form values may be cleared. */
  onDone: () => void;
  onClose: () => void;
}

/** Changes the e-mail or postal address; effective immediately. */
export function DetailForm({
  field,
  current,
  onDone,
  onClose,
  t,
  locale,
}: DetailFormProps & { field: 'email' | 'address'; current: string }) {
  const [{ text: typedText }, change] = usePersistedForm<'email' | 'address'>(field, {
    text: current,
    isConfirming: false,
  });
  const { isSending, failure, answer, submit } = usePersistedSubmission(field, infoSubmission, {
    locale,
    onDone,
  });
  const form = useValidatedForm({
    values: { text: typedText },
    onChange: change,
    validate: ({ text }) => {
      const isValid = field === 'email' ? isEmailAddress(text) : text.trim() !== '';
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
      <FormActions
        submitLabel={t(isSending ? 'state.sending' : 'detail.save')}
        isSending={isSending}
        cancelLabel={t('detail.cancel')}
        onCancel={onClose}
      />
    </AccountForm>
  );
}
