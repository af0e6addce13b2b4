'use client';

import { useForm } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { useSubmission } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { offerWithdrawal } from './application-queries';

interface OfferWithdrawalProps extends TranslationProps<'desk'> {
  number: string;
  onDone: () => void;
}

/** Takes an open offer back, with a reason. */
export function OfferWithdrawal({ number, onDone, t, locale }: OfferWithdrawalProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { note: '' } });
  const { isSending, failure, submit } = useSubmission(offerWithdrawal, { locale, onDone });
  return (
    <details>
      <summary>{t('offer.withdraw')}</summary>
      <form
        noValidate
        onSubmit={(event) =>
          void handleSubmit(({ note }) => {
            if (!isSending) submit({ params: { offerNumber: number }, body: { note } });
          })(event)
        }
      >
        {failure ? <FailureNotice failure={failure} t={t} /> : null}
        <TextField
          id={`withdraw-${number}`}
          label={t('application.reason')}
          problem={formState.errors.note?.message}
          maxLength={staffTextLimits.note}
          {...register('note', {
            validate: (note) => note.trim() !== '' || t('application.reasonMissing'),
          })}
        />
        <button type="submit" className={styles.button} aria-disabled={isSending || undefined}>
          {t('offer.withdraw')}
        </button>
      </form>
    </details>
  );
}
