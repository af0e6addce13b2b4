'use client';

import { useForm } from 'react-hook-form';
import { CheckField } from '@/components/form/check-field';
import { SelectField } from '@/components/form/select-field';
import { TextAreaField } from '@/components/form/text-area-field';
import { localeMetadata } from '@/config/locales';
import { textLimits } from '@/contracts/limits/limits';
import { locales } from '@/contracts/locale';
import type { DeskThread } from '@/contracts/thread/thread-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from '../frame/desk-app.module.css';
import { useShortcuts } from '../frame/use-shortcuts';
import { ChangedNotice } from './changed-notice';
import { threadAnswer } from './thread-queries';
import { useVersionedEdit } from '../edit/use-versioned-edit';

interface AnswerFormProps extends TranslationProps<'desk'> {
  thread: DeskThread;
  onChanged: () => void;
}

/** Writes to the customer. What is typed stays until it was sent. */
export function AnswerForm({ thread, onChanged, t, locale }: AnswerFormProps) {
  const { reference, version, customerLanguage } = thread;
  const { register, handleSubmit, formState, reset, setFocus } = useForm({
    defaultValues: { text: '', language: customerLanguage, close: false },
  });
  const { isSending, failure, since, edit } = useVersionedEdit(threadAnswer, {
    locale,
    onChanged,
    onDone: () => reset(),
  });
  useShortcuts({ r: () => setFocus('text') });
  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="answer"
      onSubmit={(event) =>
        void handleSubmit((body) => edit({ params: { reference }, body }, version))(event)
      }
    >
      <h2 id="answer">{t('thread.answer')}</h2>
      {failure ? (
        <ChangedNotice failure={failure} thread={thread} since={since} t={t} locale={locale} />
      ) : null}
      <TextAreaField
        id="answer-text"
        rows={5}
        label={t('thread.text')}
        hint={t('thread.textHint', { language: localeMetadata[customerLanguage].label })}
        problem={formState.errors.text?.message}
        maxLength={textLimits.customerMessage}
        {...register('text', { validate: (text) => text.trim() !== '' || t('thread.textMissing') })}
      />
      <SelectField
        id="answer-language"
        label={t('thread.language')}
        choices={locales.map((each) => ({ value: each, label: localeMetadata[each].label }))}
        {...register('language')}
      />
      <CheckField id="answer-close" label={t('thread.closeWith')} {...register('close')} />
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'thread.send')}
        </button>
      </p>
    </form>
  );
}
