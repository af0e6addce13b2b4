'use client';

import { useForm } from 'react-hook-form';
import { TextAreaField } from '@/components/form/text-area-field';
import { TextField } from '@/components/form/text-field';
import type { DeskLoan } from '@/contracts/account/loan-desk';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { useVersionedEdit } from '../edit/use-versioned-edit';
import styles from '../frame/desk-app.module.css';
import { CorrectionForm } from './correction-form';
import { rateChange } from './loan-queries';
import { useTriedPosting } from './use-tried-posting';

interface RateFormProps extends TranslationProps<'desk'> {
  loan: DeskLoan;
  onChanged: () => void;
}

interface Fields {
  annualRate: string;
  from: string;
  reason: string;
}

const ratePattern = /^\d{1,2}(?:\.\d{1,4})?$/;
const maxRate = 36;
const isRate = (text: string): boolean => ratePattern.test(text) && Number(text) <= maxRate;

/** Asks a second person to have another rate count from a day on: first what that would do, then the request. */
export function RateForm({ loan, onChanged, t, locale }: RateFormProps) {
  const { loanNo, version } = loan;
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { annualRate: '', from: '', reason: '' },
  });
  const { errors } = formState;
  const trial = useTriedPosting(loan, locale);
  const change = useVersionedEdit(rateChange, { locale, onChanged });

  function send({ annualRate, from, reason }: Fields): void {
    if (trial.isSending || change.isSending) return;
    const body = { annualRate: Number(annualRate), from, reason: reason.trim() };
    if (trial.effect) change.edit({ params: { loanNo }, body }, version);
    else trial.attempt({ kind: 'rate-change', ...body });
  }

  return (
    <CorrectionForm
      id="rate"
      title={t('loan.rateChange')}
      hint={t('loan.rateHint')}
      loan={loan}
      trial={trial}
      request={change}
      asked={change.answer?.data ?? null}
      onSubmit={(event) => void handleSubmit(send)(event)}
      t={t}
      locale={locale}
    >
      <div className={styles.columns}>
        <TextField
          id="rate-new"
          inputMode="decimal"
          label={t('loan.rateNew')}
          problem={errors.annualRate?.message}
          {...register('annualRate', {
            onChange: trial.forget,
            setValueAs: (text: string) => text.trim(),
            validate: (text) => isRate(text) || t('loan.rateMissing'),
          })}
        />
        <TextField
          id="rate-from"
          type="date"
          label={t('loan.rateFrom')}
          hint={t('loan.rateFromHint')}
          problem={errors.from?.message}
          {...register('from', {
            onChange: trial.forget,
            validate: (day) => day !== '' || t('offer.dayMissing'),
          })}
        />
        <TextAreaField
          id="rate-reason"
          rows={2}
          label={t('loan.rateReason')}
          maxLength={staffTextLimits.note}
          problem={errors.reason?.message}
          {...register('reason', {
            onChange: trial.forget,
            validate: (text) => text.trim() !== '' || t('loan.rateReasonMissing'),
          })}
        />
      </div>
    </CorrectionForm>
  );
}
