'use client';

import { useForm, useWatch } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { localeMetadata } from '@/config/locales';
import { documentRefusals, type DocumentRefusal } from '@/contracts/document/document-choices';
import type { Locale } from '@/contracts/locale';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslateIn } from '@/i18n/use-translate-in';
import { useSubmission } from '@/store/use-submission';
import styles from '@/features/desk/frame/desk-app.module.css';
import { FailureNotice } from '@/features/desk/frame/failure-notice';
import { ReasonField } from '@/features/desk/edit/reason-field';
import { documentReview } from '../application-queries';

interface ReviewFormProps extends TranslationProps<'desk'> {
  id: string;
  name: string;
  /** Of the applicant. */
  language: Locale;
  onDone: () => void;
}

interface Fields {
  note: string;
  refusal: DocumentRefusal | '';
}

/** Says with a note whether a file counts as received; of a refusal, what the applicant reads. */
export function ReviewForm({ id, name, language, onDone, t, locale }: ReviewFormProps) {
  const { register, handleSubmit, control, setError, formState } = useForm<Fields>({
    defaultValues: { note: '', refusal: '' },
  });
  const { errors } = formState;
  const tApplicant = useTranslateIn(language, 'document');
  const refusal = useWatch({ control, name: 'refusal' });
  const { isSending, failure, submit } = useSubmission(documentReview, { locale, onDone });
  const decide = (decision: 'accepted' | 'refused') => () =>
    void handleSubmit((fields) => {
      const isRefused = decision === 'refused';
      if (isRefused && fields.refusal === '')
        setError('refusal', { message: t('document.refusalMissing') }, { shouldFocus: true });
      else if (!isSending)
        submit({
          params: { id },
          body: {
            decision,
            note: fields.note,
            ...(isRefused && fields.refusal !== '' ? { refusal: fields.refusal } : {}),
          },
        });
    })();
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} aria-labelledby="review">
      <h3 id="review">{t('document.decideOn', { name })}</h3>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <ReasonField
        id="review-note"
        hint={t('application.reasonHint')}
        problem={errors.note?.message}
        register={(rules) => register('note', rules)}
        t={t}
      />
      <SelectField
        id="review-refusal"
        label={t('document.refusal')}
        hint={t('document.refusalHint')}
        problem={errors.refusal?.message}
        choices={[
          { value: '', label: t('document.refusalNone') },
          ...documentRefusals.map((one) => ({ value: one, label: t(`documentRefusal.${one}`) })),
        ]}
        {...register('refusal')}
      />
      {refusal === '' || !tApplicant ? null : (
        <div role="status">
          <p className={styles.help}>{t('document.preview')}</p>
          <blockquote lang={localeMetadata[language].htmlLang}>
            {tApplicant(`refusal.${refusal}`)}
          </blockquote>
        </div>
      )}
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
