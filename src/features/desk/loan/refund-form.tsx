'use client';

import { useForm } from 'react-hook-form';
import { TextAreaField } from '@/components/form/text-area-field';
import { TextField } from '@/components/form/text-field';
import { currencySymbol } from '@/config/site';
import type { DeskLoan } from '@/contracts/account/loan-desk';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { parseMoney } from '@/lib/parse-money';
import { useVersionedEdit } from '../edit/use-versioned-edit';
import styles from '../frame/desk-app.module.css';
import { CorrectionForm } from './correction-form';
import { refundPosting } from './loan-queries';
import { useTriedPosting } from './use-tried-posting';

interface RefundFormProps extends TranslationProps<'desk'> {
  loan: DeskLoan;
  onChanged: () => void;
}

interface Fields {
  amount: string;
  reason: string;
}

/** Asks a second person to give back what was paid in advance, all of it unless less is typed. */
export function RefundForm({ loan, onChanged, t, locale }: RefundFormProps) {
  const { loanNo, version, paidInAdvance } = loan;
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { amount: paidInAdvance.toFixed(2), reason: '' },
  });
  const { errors } = formState;
  const trial = useTriedPosting(loan, locale);
  const refund = useVersionedEdit(refundPosting, { locale, onChanged });

  function send({ amount, reason }: Fields): void {
    if (trial.isSending || refund.isSending) return;
    const body = { amount: parseMoney(amount) ?? 0, reason: reason.trim() };
    if (trial.effect) refund.edit({ params: { loanNo }, body }, version);
    else trial.attempt({ kind: 'refund', ...body });
  }

  return (
    <CorrectionForm
      id="refund"
      title={t('loan.refund')}
      hint={t('loan.refundHint')}
      loan={loan}
      trial={trial}
      request={refund}
      asked={refund.answer?.data ?? null}
      onSubmit={(event) => void handleSubmit(send)(event)}
      t={t}
      locale={locale}
    >
      <div className={styles.columns}>
        <TextField
          id="refund-amount"
          inputMode="decimal"
          prefix={currencySymbol}
          label={t('application.amount')}
          problem={errors.amount?.message}
          {...register('amount', {
            onChange: trial.forget,
            validate: (text) => (parseMoney(text) ?? 0) > 0 || t('offer.figureMissing'),
          })}
        />
        <TextAreaField
          id="refund-reason"
          rows={2}
          label={t('loan.refundReason')}
          maxLength={staffTextLimits.note}
          problem={errors.reason?.message}
          {...register('reason', {
            onChange: trial.forget,
            validate: (text) => text.trim() !== '' || t('loan.refundReasonMissing'),
          })}
        />
      </div>
    </CorrectionForm>
  );
}
