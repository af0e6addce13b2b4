'use client';

import { useForm } from 'react-hook-form';
import { CheckField } from '@/components/form/check-field';
import { TextField } from '@/components/form/text-field';
import type { SavedReportChange } from '@/contracts/campaign/saved-report';
import { savedReportLimits } from '@/contracts/campaign/saved-report-choices';
import styles from '@/features/desk/frame/desk-app.module.css';
import { FailureNotice } from '@/features/desk/frame/failure-notice';
import type { TranslationProps } from '@/i18n/translation-props';
import type { RequestFailure } from '@/lib/saga/request-record';

interface SavedReportFormProps extends Pick<TranslationProps<'desk'>, 't'> {
  title: string;
  hint: string;
  report: SavedReportChange;
  mayShare: boolean;
  isSending: boolean;
  failure: RequestFailure | null;
  onSubmit: (report: SavedReportChange) => void;
  onClose: () => void;
}

/** The name of a saved report, and who sees it. */
export function SavedReportForm({
  title,
  hint,
  report,
  mayShare,
  isSending,
  failure,
  onSubmit,
  onClose,
  t,
}: SavedReportFormProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: report });
  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="saved-report-form"
      onSubmit={(event) =>
        void handleSubmit((values) => (isSending ? undefined : onSubmit(values)))(event)
      }
    >
      <h2 id="saved-report-form">{title}</h2>
      <p className={styles.help}>{hint}</p>
      {failure && !failure.fields?.name ? <FailureNotice failure={failure} t={t} /> : null}
      <TextField
        id="saved-report-name"
        label={t('savedReport.name')}
        maxLength={savedReportLimits.name}
        problem={formState.errors.name?.message ?? failure?.fields?.name}
        {...register('name', {
          validate: (name) => name.trim() !== '' || t('savedReport.nameNeeded'),
        })}
      />
      {mayShare ? (
        <CheckField
          id="saved-report-shared"
          label={t('savedReport.share')}
          {...register('isShared')}
        />
      ) : null}
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'savedReport.save')}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          {t('state.cancel')}
        </button>
      </p>
    </form>
  );
}
