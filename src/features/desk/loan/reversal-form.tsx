'use client';

import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextAreaField } from '@/components/form/text-area-field';
import type { DeskLoan, DeskTransaction } from '@/contracts/account/loan-desk';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { useSubmission } from '@/store/use-submission';
import { ApprovalNotice } from '../approval/approval-notice';
import { useVersionedEdit } from '../edit/use-versioned-edit';
import styles from '../frame/desk-app.module.css';
import { LoanEffect } from './loan-effect';
import { paymentReversal, postingPreview } from './loan-queries';
import { LoanRefusal } from './loan-refusal';
import own from './loan.module.css';

interface ReversalFormProps extends TranslationProps<'desk'> {
  loan: DeskLoan;
  transaction: DeskTransaction;
  onChanged: () => void;
  onClose: () => void;
}

/** Asks a second person to take a payment back: first what that would do, then the request. */
export function ReversalForm({
  loan,
  transaction,
  onChanged,
  onClose,
  t,
  locale,
}: ReversalFormProps) {
  const { loanNo, version } = loan;
  const { register, handleSubmit, formState, setFocus } = useForm({
    defaultValues: { reason: '' },
  });
  const [tried, setTried] = useState<string | null>(null);
  const trial = useSubmission(postingPreview, { locale });
  const reversal = useVersionedEdit(paymentReversal, { locale, onChanged });
  useEffect(() => setFocus('reason'), [setFocus]);
  const params = { loanNo };
  const answer = trial.answer?.data;
  const effect = tried !== null && answer?.version === version ? answer : null;
  const isSending = trial.isSending || reversal.isSending;
  const failure = effect === null ? trial.failure : reversal.failure;
  const asked = reversal.answer?.data ?? null;

  function send({ reason }: { reason: string }): void {
    if (isSending) return;
    const body = { transaction: transaction.id, reason: reason.trim() };
    if (effect && tried === body.reason) {
      reversal.edit({ params, body }, version);
      return;
    }
    setTried(body.reason);
    trial.submit({ params, body: { kind: 'reversal', ...body } });
  }

  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="reversal"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <h2 id="reversal">
        {t('loan.reverseOf', {
          amount: formatMoney(Math.abs(transaction.amount), { withCents: true }),
          day: formatDay(transaction.date, locale),
        })}
      </h2>
      <p className={styles.help}>{t('loan.reverseHint')}</p>
      {failure ? (
        <LoanRefusal
          failure={failure}
          loan={loan}
          since={reversal.failure ? reversal.since : version}
          t={t}
          locale={locale}
        />
      ) : null}
      {asked ? (
        <ApprovalNotice approval={asked} t={t} locale={locale} />
      ) : (
        <>
          <TextAreaField
            id="reversal-reason"
            rows={2}
            label={t('loan.reverseReason')}
            maxLength={staffTextLimits.note}
            problem={formState.errors.reason?.message}
            {...register('reason', {
              onChange: () => setTried(null),
              validate: (text) => text.trim() !== '' || t('loan.reverseReasonMissing'),
            })}
          />
          {effect ? (
            <div className={own.effect} role="status">
              <LoanEffect before={effect.before} after={effect.after} t={t} locale={locale} />
              <p className={styles.help}>{t('loan.secondPerson')}</p>
            </div>
          ) : null}
        </>
      )}
      <p className={styles.actions}>
        {asked ? null : (
          <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
            {t(isSending ? 'state.sending' : effect === null ? 'loan.try' : 'offer.send')}
          </button>
        )}
        <button type="button" className={styles.button} onClick={onClose}>
          {t(asked ? 'loan.reverseClose' : 'loan.reverseCancel')}
        </button>
      </p>
    </form>
  );
}
