'use client';

import { useState } from 'react';
import { TextField } from '@/components/form/text-field';
import { useValidatedForm } from '@/components/form/use-validated-form';
import { fieldMessage } from '@/components/form/validated-form';
import { stepUpOperation } from '@/contracts/account/account-choices';
import { textLimits } from '@/contracts/limits/limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { hasCode, type RequestFailure } from '@/lib/saga/request-record';
import { useSubmission } from '@/store/use-submission';
import { AccountForm } from '../components/account-form';
import { FormActions } from '../components/form-actions';
import panel from '../components/panel.module.css';
import { failureMessage } from '../components/query-states';
import { StepUp } from '../components/step-up';
import type { LenderInfo } from '../lender-info';
import { usePersistedForm } from '../use-persisted-form';
import { recoveryEnd, recoveryStart } from './passkey-queries';

interface PasskeyRecoveryProps extends TranslationProps<'account' | 'account-screen'> {
  /** The customer's verified address, to which the code is mailed. */
  email: string;
  lender: LenderInfo;
  onDone: () => void;
}

const fieldId = 'recovery-code';

/** For a customer who can use no passkey any more: a code to the verified mail address removes them all, after a recent sign-in or a code by text message. */
export function PasskeyRecovery({ email, lender, onDone, t, locale }: PasskeyRecoveryProps) {
  const [{ code, isSent }, change, clear] = usePersistedForm('recovery', {
    code: '',
    isSent: false,
  });
  const [confirmation, setConfirmation] = useState<'none' | 'asked' | 'given'>('none');
  const start = useSubmission(recoveryStart, {
    locale,
    onDone: () => {
      setConfirmation('none');
      change({ isSent: true });
    },
  });
  const end = useSubmission(recoveryEnd, {
    locale,
    onDone: () => {
      clear();
      onDone();
    },
  });
  const form = useValidatedForm({
    values: { code },
    onChange: change,
    validate: (typed) =>
      typed.code.replaceAll(/\D/g, '').length === 8 ? {} : { code: t('recovery.codeMissing') },
  });
  const say = (failure: RequestFailure): string =>
    hasCode(failure, 'rate_limited')
      ? t('email.limit', { phone: lender.hotline })
      : failureMessage(failure, t);
  // The server asks for a code by text message where the customer signed in some time ago.
  if (confirmation === 'none' && hasCode(start.failure, 'step_up_required'))
    setConfirmation('asked');
  if (confirmation !== 'none')
    return (
      <StepUp
        isByCode
        heading={t('recovery.heading')}
        purpose={t('recovery.purpose')}
        operationId={stepUpOperation.recoverPasskeys()}
        isLive={lender.isSmsLive}
        isSending={start.isSending}
        failure={confirmation === 'given' ? start.failure : null}
        onVerified={() => {
          setConfirmation('given');
          start.submit({ body: {} });
        }}
        onBack={() => {
          setConfirmation('none');
          start.dismiss();
        }}
        backLabel={t('detail.cancel')}
        t={t}
        locale={locale}
      />
    );
  if (isSent)
    return (
      <>
        <p role="status">{t('recovery.sent', { email })}</p>
        <AccountForm
          form={form}
          fieldIds={{ code: fieldId }}
          failure={end.failure && { fieldId, text: say(end.failure) }}
          onSubmit={(typed) => {
            if (!end.isSending) end.submit({ body: { code: typed.code } });
          }}
          t={t}
        >
          <TextField
            id={fieldId}
            width="medium"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={textLimits.oneTimeCode}
            label={t('recovery.code')}
            hint={t('recovery.after')}
            problem={fieldMessage(form, 'code') ?? (end.failure ? say(end.failure) : undefined)}
            {...form.register('code')}
            autoFocus
          />
          <FormActions
            submitLabel={t(end.isSending ? 'state.sending' : 'recovery.remove')}
            isSending={end.isSending}
            cancelLabel={t('detail.cancel')}
            onCancel={clear}
          />
        </AccountForm>
      </>
    );
  return (
    <>
      <h3>{t('recovery.heading')}</h3>
      <p className={panel.note}>{t('recovery.lead', { email })}</p>
      {start.failure ? (
        <p role="alert" className={panel.problem}>
          {say(start.failure)}
        </p>
      ) : null}
      <p>
        <button
          type="button"
          className={panel.link}
          aria-disabled={start.isSending || undefined}
          onClick={() => (start.isSending ? undefined : start.submit({ body: {} }))}
        >
          {t(start.isSending ? 'state.sending' : 'recovery.send')}
        </button>
      </p>
    </>
  );
}
