'use client';

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { minuteMs } from '@/lib/hong-kong-day';
import { useSubmission } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { paymentReveal } from './payment-order-queries';

interface PaymentRevealProps extends TranslationProps<'desk'> {
  id: string;
}

/** Shows for a reason where a payment goes in full, and forgets it after a minute. */
export function PaymentReveal({ id, t, locale }: PaymentRevealProps) {
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { note: '' } });
  const { isSending, failure, answer, submit, dismiss } = useSubmission(paymentReveal, {
    locale,
    onDone: () => reset(),
  });
  useEffect(() => {
    if (answer === null) return;
    const timer = setTimeout(dismiss, minuteMs);
    return () => clearTimeout(timer);
  }, [answer, dismiss]);
  return (
    <details className={styles.panel}>
      <summary>{t('paymentOrder.reveal')}</summary>
      <form
        noValidate
        aria-label={t('paymentOrder.reveal')}
        onSubmit={(event) =>
          void handleSubmit(({ note }) => {
            if (!isSending) submit({ params: { id }, body: { note } });
          })(event)
        }
      >
        {failure ? <FailureNotice failure={failure} t={t} /> : null}
        {answer ? (
          <p role="status">
            <b>{answer.data.value}</b>{' '}
            <button type="button" className={styles.small} onClick={dismiss}>
              {t('reveal.hide')}
            </button>
          </p>
        ) : null}
        <TextField
          id="reveal-note"
          label={t('application.reason')}
          hint={t('reveal.hint')}
          problem={formState.errors.note?.message}
          maxLength={staffTextLimits.note}
          {...register('note', {
            validate: (note) => note.trim() !== '' || t('application.reasonMissing'),
          })}
        />
        <p className={styles.actions}>
          <button type="submit" className={styles.button} aria-disabled={isSending || undefined}>
            {t(isSending ? 'reveal.loading' : 'reveal.now')}
          </button>
        </p>
      </form>
    </details>
  );
}
