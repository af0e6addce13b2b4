'use client';

import { useForm } from 'react-hook-form';
import { CheckField } from '@/components/form/check-field';
import { TextField } from '@/components/form/text-field';
import styles from '@/features/desk/frame/desk-app.module.css';
import { FailureNotice } from '@/features/desk/frame/failure-notice';
import type { TranslationProps } from '@/i18n/translation-props';
import type { RequestFailure } from '@/lib/saga/request-record';

interface SavedName {
  name: string;
  isShared: boolean;
}

interface SavedNameFormProps extends Pick<TranslationProps<'desk'>, 't'> {
  title: string;
  hint: string;
  saved: SavedName;
  /** The most characters of a name. */
  maxLength: number;
  /** What sharing means; null where it is not offered. */
  shareLabel: string | null;
  isSending: boolean;
  failure: RequestFailure | null;
  onSubmit: (saved: SavedName) => void;
  onClose: () => void;
}

/** The name of what is saved of a list or report, and who sees it. */
export function SavedNameForm({
  title,
  hint,
  saved,
  maxLength,
  shareLabel,
  isSending,
  failure,
  onSubmit,
  onClose,
  t,
}: SavedNameFormProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: saved });
  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="saved-name-form"
      onSubmit={(event) =>
        void handleSubmit((values) => (isSending ? undefined : onSubmit(values)))(event)
      }
    >
      <h2 id="saved-name-form">{title}</h2>
      <p className={styles.help}>{hint}</p>
      {failure && !failure.fields?.name ? <FailureNotice failure={failure} t={t} /> : null}
      <TextField
        id="saved-name"
        label={t('saved.name')}
        maxLength={maxLength}
        problem={formState.errors.name?.message ?? failure?.fields?.name}
        {...register('name', {
          validate: (name) => name.trim() !== '' || t('saved.nameNeeded'),
        })}
      />
      {shareLabel === null ? null : (
        <CheckField id="saved-shared" label={shareLabel} {...register('isShared')} />
      )}
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'saved.save')}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          {t('state.cancel')}
        </button>
      </p>
    </form>
  );
}
