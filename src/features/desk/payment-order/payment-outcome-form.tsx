'use client';

import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { TextAreaField } from '@/components/form/text-area-field';
import { TextField } from '@/components/form/text-field';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { PaymentOutcome } from '@/contracts/payment-order/payment-order';
import { returnReasons, type ReturnReason } from '@/contracts/payment-order/payment-order-choices';
import type { TranslationProps } from '@/i18n/translation-props';
import type { RequestFailure } from '@/lib/saga/request-record';
import { hongKongDay } from '@/lib/hong-kong-day';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';

interface PaymentOutcomeFormProps extends TranslationProps<'desk'> {
  title: string;
  /** What the bank may have done. */
  states: readonly PaymentOutcome['state'][];
  isSending: boolean;
  failure: RequestFailure | null;
  onSend: (outcome: PaymentOutcome) => void;
}

interface Fields {
  state: PaymentOutcome['state'];
  on: string;
  reason: ReturnReason;
  note: string;
}

/** Notes what the bank did with a payment, or with all of a file. */
export function PaymentOutcomeForm({
  title,
  states,
  isSending,
  failure,
  onSend,
  t,
}: PaymentOutcomeFormProps) {
  const [today] = useState(() => hongKongDay(new Date()));
  const { register, handleSubmit, control, formState } = useForm<Fields>({
    defaultValues: { state: states[0] ?? 'returned', on: today, reason: 'AC01', note: '' },
  });
  const isReturned = useWatch({ control, name: 'state' }) === 'returned';
  const send = ({ state, on, reason, note }: Fields): void => {
    if (isSending) return;
    const more = note.trim() === '' ? {} : { note };
    onSend(state === 'paid' ? { state, on } : { state, on, reason, ...more });
  };
  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="outcome"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <h2 id="outcome">{title}</h2>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <div className={styles.columns}>
        <SelectField
          id="outcome-state"
          label={t('paymentOutcome.what')}
          choices={states.map((state) => ({ value: state, label: t(`paymentOutcome.${state}`) }))}
          {...register('state')}
        />
        <TextField
          id="outcome-on"
          type="date"
          max={today}
          label={t('paymentOutcome.on')}
          problem={formState.errors.on?.message}
          {...register('on', { validate: (on) => on !== '' || t('paymentOutcome.dayMissing') })}
        />
      </div>
      {isReturned ? (
        <>
          <p className={styles.help}>{t('paymentOutcome.returnedHint')}</p>
          <SelectField
            id="outcome-reason"
            label={t('paymentOutcome.reason')}
            choices={returnReasons.map((reason) => ({
              value: reason,
              label: `${reason} · ${t(`returnReason.${reason}`)}`,
            }))}
            {...register('reason')}
          />
          <TextAreaField
            id="outcome-note"
            rows={2}
            label={t('application.note')}
            optional={t('state.optional')}
            maxLength={staffTextLimits.note}
            {...register('note')}
          />
        </>
      ) : null}
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'paymentOutcome.save')}
        </button>
      </p>
    </form>
  );
}
