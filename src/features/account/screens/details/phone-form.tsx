'use client';

import { useEffect } from 'react';
import { TextField } from '@/components/form/text-field';
import { useValidatedForm } from '@/components/form/use-validated-form';
import { fieldMessage } from '@/components/form/validated-form';
import { stepUpOperation } from '@/contracts/account/account-choices';
import type { ServiceRequest } from '@/contracts/account/account-request';
import { textLimits } from '@/contracts/limits/limits';
import { parseMobile, spacedPhone } from '@/lib/phone';
import { useAppSelector } from '@/store/hooks';
import { sessionSlice } from '@/features/account/session/session.slice';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import { usePersistedSubmission } from '@/features/account/use-persisted-submission';
import panel from '@/features/account/components/panel.module.css';
import { FormActions } from '@/features/account/components/form-actions';
import { AccountForm } from '@/features/account/components/account-form';
import { Receipt } from '@/features/account/components/receipt';
import { StepUp } from '@/features/account/components/step-up';
import { hasCode } from '@/lib/saga/request-record';
import { infoSubmission } from './details-submissions';
import { findPendingChange } from './phone-change';
import type { DetailFormProps } from './detail-form';

interface PhoneFormProps extends DetailFormProps {
  /** Pending changes that need the code sent to the new number, which is masked in their `detail`; latest first. */
  pendingChanges: readonly ServiceRequest[];
  onStarted: () => void;
}

/** Changes the phone number: a passkey, or else a code to the old number, authorises the change; a code to the new number proves ownership of it. A change started earlier is resumed. */
export function PhoneForm({
  pendingChanges,
  onStarted,
  lender,
  onDone,
  onClose,
  t,
  locale,
}: PhoneFormProps) {
  const [{ typed, phone, reference, facts: known }, change] = usePersistedForm('phone', {
    typed: '',
    phone: null,
    reference: null,
    facts: [],
  });
  const { isSending, failure, answer, submit, dismiss } = usePersistedSubmission(
    'phone',
    infoSubmission,
    {
      locale,
      onDone: ({ data }) => {
        if (data.state !== 'needs-code') return onDone();
        change({
          reference: data.reference,
          facts:
            phone === null
              ? known
              : [...known, { reference: data.reference, phone, isMatch: true }],
        });
        onStarted();
      },
    },
  );
  const isHeld = useAppSelector(sessionSlice.selectors.selectCustomer)?.payouts != null;
  const hasPasskeys = useAppSelector(sessionSlice.selectors.selectHasPasskeys);
  const [latest] = pendingChanges;
  const form = useValidatedForm({
    values: { typed },
    onChange: change,
    validate: (values) => {
      const { problem } = parseMobile(values.typed);
      return problem ? { typed: t(`detail.problem.${problem}`) } : {};
    },
  });
  const goToConfirmation = (values: { typed: string }): void => {
    const { e164 } = parseMobile(values.typed);
    if (!e164) return;
    change({ phone: e164, reference: findPendingChange(e164, { pendingChanges, facts: known }) });
  };
  const cancelConfirmation = (): void => {
    dismiss();
    change({ phone: null, reference: null });
  };
  // Only the server can distinguish a change started elsewhere from a change for another number with the same last digits.
  const isUnconfirmedMatch =
    reference !== null &&
    !known.some((fact) => fact.reference === reference && fact.phone === phone);
  const isMismatch = isUnconfirmedMatch && hasCode(failure, 'step_up_required');
  useEffect(() => {
    if (!isMismatch || reference === null || phone === null) return;
    dismiss();
    change({ reference: null, facts: [...known, { reference, phone, isMatch: false }] });
  });
  const hasOtherPendingChange = known.some((fact) => fact.phone === phone && !fact.isMatch);
  const shared = {
    isLive: lender.isSmsLive,
    isSending,
    failure: isMismatch ? null : failure,
    onBack: cancelConfirmation,
    t,
    locale,
  };
  if (answer && answer.data.state !== 'needs-code')
    return (
      <Receipt
        heading={t('detail.changed')}
        receipt={answer.data}
        followUp={{ label: t('close'), onClick: onClose }}
        t={t}
        locale={locale}
      >
        <p>{t(isHeld ? 'detail.phoneHeld' : 'detail.bothTold')}</p>
      </Receipt>
    );
  if (phone !== null && reference !== null)
    return (
      <StepUp
        key="new"
        {...shared}
        heading={t('detail.newCode')}
        purpose={t('detail.newCodePurpose', { phone: spacedPhone(phone) })}
        operationId={stepUpOperation.confirmPhone({ reference })}
        phone={phone}
        onVerified={() => submit({ body: { kind: 'confirm-phone', reference } })}
      />
    );
  if (phone !== null)
    return (
      <StepUp
        key="old"
        {...shared}
        heading={t('detail.oldCode')}
        notice={
          hasOtherPendingChange ? t('detail.otherNumber', { phone: spacedPhone(phone) }) : undefined
        }
        purpose={t('detail.oldCodePurpose', { phone: spacedPhone(phone) })}
        operationId={stepUpOperation.phone({ phone })}
        onVerified={() => submit({ body: { kind: 'phone', phone } })}
      />
    );
  return (
    <AccountForm form={form} fieldIds={{ typed: 'new-phone' }} onSubmit={goToConfirmation} t={t}>
      {latest ? (
        <p className={panel.note}>{t('detail.begun', { phone: latest.detail ?? '' })}</p>
      ) : null}
      <TextField
        id="new-phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        width="medium"
        maxLength={textLimits.phone}
        label={t('detail.new.phone')}
        hint={t(hasPasskeys ? 'detail.phoneHintPasskey' : 'detail.phoneHint')}
        problem={fieldMessage(form, 'typed')}
        {...form.register('typed')}
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
