'use client';

import { TextField } from '@/components/form/text-field';
import { useValidatedForm } from '@/components/form/use-validated-form';
import { fieldMessage } from '@/components/form/validated-form';
import { stepUpOperation } from '@/contracts/account/account-choices';
import { textLimits } from '@/contracts/limits/limits';
import { AccountForm } from '@/features/account/components/account-form';
import { FormActions } from '@/features/account/components/form-actions';
import { Receipt } from '@/features/account/components/receipt';
import { StepUp } from '@/features/account/components/step-up';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import { usePersistedSubmission } from '@/features/account/use-persisted-submission';
import { isEmailAddress } from '@/lib/texts/is-email-address';
import type { DetailFormProps } from './detail-form';
import { infoSubmission } from './details-submissions';

/** Changes the mail address, confirmed by a passkey or a one-time code for this address, which is then sent a link. */
export function EmailForm({
  current,
  lender,
  onDone,
  onClose,
  t,
  locale,
}: DetailFormProps & { current: string }) {
  const [{ text, isConfirming }, change] = usePersistedForm('email', {
    text: current,
    isConfirming: false,
  });
  const { isSending, failure, answer, submit, dismiss } = usePersistedSubmission(
    'email',
    infoSubmission,
    { locale, onDone },
  );
  const form = useValidatedForm({
    values: { text },
    onChange: change,
    validate: (typed) => (isEmailAddress(typed.text) ? {} : { text: t('detail.problem.email') }),
  });
  const email = text.trim();
  if (answer)
    return (
      <Receipt
        heading={t('detail.changed')}
        receipt={answer.data}
        followUp={{ label: t('close'), onClick: onClose }}
        t={t}
        locale={locale}
      >
        <p>{t('email.changed')}</p>
      </Receipt>
    );
  if (isConfirming)
    return (
      <StepUp
        purpose={t('email.codePurpose', { email })}
        operationId={stepUpOperation.email({ email })}
        isLive={lender.isSmsLive}
        isSending={isSending}
        failure={failure}
        onVerified={() => submit({ body: { kind: 'email', email } })}
        onBack={() => {
          dismiss();
          change({ isConfirming: false });
        }}
        t={t}
        locale={locale}
      />
    );
  return (
    <AccountForm
      form={form}
      fieldIds={{ text: 'new-email' }}
      onSubmit={() => change({ isConfirming: true })}
      t={t}
    >
      <TextField
        id="new-email"
        type="email"
        autoComplete="email"
        maxLength={textLimits.customerEmail}
        label={t('detail.new.email')}
        hint={t('email.hint')}
        problem={fieldMessage(form, 'text')}
        {...form.register('text')}
        autoFocus
      />
      <FormActions
        submitLabel={t('withdraw.next')}
        cancelLabel={t('detail.cancel')}
        onCancel={onClose}
      />
    </AccountForm>
  );
}
