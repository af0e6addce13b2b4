'use client';

import { useForm } from 'react-hook-form';
import { TextAreaField } from '@/components/form/text-area-field';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { useSubmission } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { documentReview } from './application-queries';

interface ReviewFormProps extends TranslationProps<'desk'> {
  id: string;
  name: string;
  onDone: () => void;
}

/** Says with a reason whether a file counts as received. */
export function ReviewForm({ id, name, onDone, t, locale }: ReviewFormProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { note: '' } });
  const { isSending, failure, submit } = useSubmission(documentReview, { locale, onDone });
  const decide = (decision: 'accepted' | 'refused') => () =>
    void handleSubmit(({ note }) => {
      if (!isSending) submit({ params: { id }, body: { decision, note } });
    })();
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} aria-labelledby="review">
      <h3 id="review">{t('document.decideOn', { name })}</h3>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <TextAreaField
        id="review-note"
        rows={2}
        label={t('application.reason')}
        problem={formState.errors.note?.message}
        maxLength={staffTextLimits.note}
        {...register('note', {
          validate: (note) => note.trim() !== '' || t('application.reasonMissing'),
        })}
      />
      <p className={styles.actions}>
        <button type="button" className={styles.primary} onClick={decide('accepted')}>
          {t('document.accept')}
        </button>
        <button type="button" className={styles.button} onClick={decide('refused')}>
          {t('document.refuse')}
        </button>
      </p>
    </form>
  );
}
