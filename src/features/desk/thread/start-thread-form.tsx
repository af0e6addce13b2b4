'use client';

import { useForm } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { TextAreaField } from '@/components/form/text-area-field';
import { TextField } from '@/components/form/text-field';
import { deskHref } from '@/config/desk/desk-paths';
import { localeMetadata } from '@/config/locales';
import {
  accountContactTopics,
  type AccountContactTopic,
} from '@/contracts/account/account-choices';
import { textLimits } from '@/contracts/limits/limits';
import { locales, type Locale } from '@/contracts/locale';
import type { TranslationProps } from '@/i18n/translation-props';
import { useSubmission } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { openAddress } from '../frame/desk-location';
import { FailureNotice } from '../frame/failure-notice';
import { threadStart } from './thread-queries';

interface StartThreadFormProps extends TranslationProps<'desk'> {
  /** Empty where the address names none. */
  customerId: string;
}

interface Fields {
  customerId: string;
  topic: AccountContactTopic;
  about: string;
  text: string;
  language: Locale;
}

/** Writes to a customer who did not ask. */
export function StartThreadForm({ customerId, t, locale }: StartThreadFormProps) {
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { customerId, topic: 'other', about: '', text: '', language: locale },
  });
  const { errors } = formState;
  const { isSending, failure, submit } = useSubmission(threadStart, {
    locale,
    onDone: ({ data }) => openAddress(deskHref(locale, 'messages', data.reference)),
  });
  const send = ({ about, ...body }: Fields): void => {
    if (isSending) return;
    const subject = about.trim().toUpperCase();
    submit({ body: { ...body, ...(subject === '' ? {} : { about: subject }) } });
  };
  return (
    <>
      <p>
        <DeskLink href={deskHref(locale, 'messages')}>{t('thread.title')}</DeskLink>
      </p>
      <form
        noValidate
        className={styles.panel}
        aria-labelledby="start"
        onSubmit={(event) => void handleSubmit(send)(event)}
      >
        <h1 id="start">{t('thread.start')}</h1>
        {failure ? <FailureNotice failure={failure} t={t} /> : null}
        <TextField
          id="start-customer"
          label={t('thread.customerId')}
          problem={errors.customerId?.message}
          {...register('customerId', {
            validate: (id) => id.trim() !== '' || t('thread.customerMissing'),
          })}
        />
        <SelectField
          id="start-topic"
          label={t('thread.topic')}
          choices={accountContactTopics.map((topic) => ({
            value: topic,
            label: t(`threadTopic.${topic}`),
          }))}
          {...register('topic')}
        />
        <TextField
          id="start-about"
          label={t('thread.about')}
          hint={t('thread.aboutHint')}
          optional={t('state.optional')}
          {...register('about')}
        />
        <SelectField
          id="start-language"
          label={t('thread.language')}
          choices={locales.map((each) => ({ value: each, label: localeMetadata[each].label }))}
          {...register('language')}
        />
        <TextAreaField
          id="start-text"
          rows={5}
          label={t('thread.text')}
          hint={t('thread.startHint')}
          problem={errors.text?.message}
          maxLength={textLimits.customerMessage}
          {...register('text', {
            validate: (text) => text.trim() !== '' || t('thread.textMissing'),
          })}
        />
        <p className={styles.actions}>
          <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
            {t(isSending ? 'state.sending' : 'thread.send')}
          </button>
        </p>
      </form>
    </>
  );
}
