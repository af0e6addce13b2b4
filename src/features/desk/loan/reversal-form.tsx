'use client';

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { TextAreaField } from '@/components/form/text-area-field';
import type { DeskLoan, DeskTransaction } from '@/contracts/account/loan-desk';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { useVersionedEdit } from '../edit/use-versioned-edit';
import { CorrectionForm } from './correction-form';
import { paymentReversal } from './loan-queries';
import { useTriedPosting } from './use-tried-posting';

interface ReversalFormProps extends TranslationProps<'desk'> {
  loan: DeskLoan;
  transaction: DeskTransaction;
  onChanged: () => void;
  onClose: () => void;
}

/** Asks a second person to take a payment or a draw-down back: first what that would do, then the request. */
export function ReversalForm({
  loan,
  transaction,
  onChanged,
  onClose,
  t,
  locale,
}: ReversalFormProps) {
  const { loanNo, version } = loan;
  const isDrawdown = transaction.kind === 'withdrawal';
  const { register, handleSubmit, formState, setFocus } = useForm({
    defaultValues: { reason: '' },
  });
  const trial = useTriedPosting(loan, locale);
  const reversal = useVersionedEdit(paymentReversal, { locale, onChanged });
  useEffect(() => setFocus('reason'), [setFocus]);

  function send({ reason }: { reason: string }): void {
    if (trial.isSending || reversal.isSending) return;
    const body = { transaction: transaction.id, reason: reason.trim() };
    if (trial.effect) reversal.edit({ params: { loanNo }, body }, version);
    else trial.attempt({ kind: 'reversal', ...body });
  }

  return (
    <CorrectionForm
      id="reversal"
      title={t(isDrawdown ? 'loan.reverseDrawdownOf' : 'loan.reverseOf', {
        amount: formatMoney(Math.abs(transaction.amount), { withCents: true }),
        day: formatDay(transaction.date, locale),
      })}
      hint={t(isDrawdown ? 'loan.reverseDrawdownHint' : 'loan.reverseHint')}
      loan={loan}
      trial={trial}
      request={reversal}
      asked={reversal.answer?.data ?? null}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={onClose}
      t={t}
      locale={locale}
    >
      <TextAreaField
        id="reversal-reason"
        rows={2}
        label={t('loan.reverseReason')}
        maxLength={staffTextLimits.note}
        problem={formState.errors.reason?.message}
        {...register('reason', {
          onChange: trial.forget,
          validate: (text) => text.trim() !== '' || t('loan.reverseReasonMissing'),
        })}
      />
    </CorrectionForm>
  );
}
