'use client';

import { useState } from 'react';
import { TextField } from '@/components/form/text-field';
import { useValidatedForm } from '@/components/form/use-validated-form';
import { fieldMessage } from '@/components/form/validated-form';
import type { Passkey } from '@/contracts/account/passkey';
import { textLimits } from '@/contracts/limits/limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { FormActions } from '@/features/account/components/form-actions';
import { useSubmission } from '@/store/use-submission';
import { AccountForm } from '../components/account-form';
import { failureMessage } from '../components/query-states';
import { passkeyNaming } from './passkey-queries';

interface PasskeyNameProps extends TranslationProps<'account' | 'account-screen'> {
  passkey: Passkey;
  onDone: (name: string) => void;
  onClose: () => void;
}

/** Names a passkey. */
export function PasskeyName({ passkey, onDone, onClose, t, locale }: PasskeyNameProps) {
  const [values, setValues] = useState({ name: passkey.name });
  const { isSending, failure, submit } = useSubmission(passkeyNaming, {
    locale,
    onDone: () => onDone(values.name.trim()),
  });
  const form = useValidatedForm({
    values,
    onChange: setValues,
    validate: ({ name }) => (name.trim() === '' ? { name: t('passkey.nameMissing') } : {}),
  });
  const fieldId = 'passkey-name';
  return (
    <AccountForm
      form={form}
      fieldIds={{ name: fieldId }}
      failure={failure && { fieldId, text: failureMessage(failure, t) }}
      onSubmit={({ name }) => {
        if (!isSending) submit({ params: { id: passkey.id }, body: { name: name.trim() } });
      }}
      t={t}
    >
      <TextField
        id={fieldId}
        width="medium"
        maxLength={textLimits.passkeyName}
        label={t('passkey.name')}
        problem={fieldMessage(form, 'name')}
        {...form.register('name')}
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
