'use client';

import { useForm } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { TextAreaField } from '@/components/form/text-area-field';
import { localeMetadata } from '@/config/locales';
import type { ApplicationState } from '@/contracts/application/application-choices';
import type { DeskApplication } from '@/contracts/application/application-desk';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { useSubmission } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { applicationChange } from './application-queries';

interface StateFormProps extends TranslationProps<'desk'> {
  application: DeskApplication;
  onChanged: () => void;
}

interface Fields {
  state: ApplicationState | '';
  note: string;
  message: string;
}

/** Moves an application on: the reason stays inside, the message goes to the applicant. */
export function StateForm({
  application: { applicationNumber, nextStates, language },
  onChanged,
  t,
  locale,
}: StateFormProps) {
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { state: '', note: '', message: '' },
  });
  const { errors } = formState;
  const { isSending, failure, submit } = useSubmission(applicationChange, {
    locale,
    onDone: onChanged,
  });
  const send = ({ state, note, message }: Fields): void => {
    if (state === '' || isSending) return;
    submit({
      params: { applicationNumber },
      body: { state, note, ...(message.trim() === '' ? {} : { message }) },
    });
  };
  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="decide"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <h2 id="decide">{t('application.decide')}</h2>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <SelectField
        id="state"
        label={t('application.nextState')}
        problem={errors.state?.message}
        choices={[
          { value: '', label: t('application.choose') },
          ...nextStates.map((state) => ({ value: state, label: t(`applicationState.${state}`) })),
        ]}
        {...register('state', {
          validate: (state) => state !== '' || t('application.stateMissing'),
        })}
      />
      <TextAreaField
        id="note"
        rows={2}
        label={t('application.reason')}
        hint={t('application.reasonHint')}
        problem={errors.note?.message}
        maxLength={staffTextLimits.note}
        {...register('note', {
          validate: (note) => note.trim() !== '' || t('application.reasonMissing'),
        })}
      />
      <TextAreaField
        id="message"
        rows={2}
        label={t('application.message')}
        hint={t('application.messageHint', { language: localeMetadata[language].label })}
        optional={t('state.optional')}
        maxLength={staffTextLimits.message}
        {...register('message')}
      />
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'application.moveOn')}
        </button>
      </p>
    </form>
  );
}
