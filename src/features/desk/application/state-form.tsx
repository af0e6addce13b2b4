'use client';

import { useForm, useWatch } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { TextAreaField } from '@/components/form/text-area-field';
import { localeMetadata } from '@/config/locales';
import {
  declineReasonsMax,
  type ApplicationState,
  type DeclineReason,
} from '@/contracts/application/application-choices';
import type { DeskApplication } from '@/contracts/application/application-desk';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { useVersionedEdit } from '../edit/use-versioned-edit';
import styles from '../frame/desk-app.module.css';
import { ReasonField } from '../edit/reason-field';
import { applicationChange } from './application-queries';
import { ChangedSince } from './changed-since';
import { DeclineFields } from './decline-fields';

interface StateFormProps extends TranslationProps<'desk'> {
  application: DeskApplication;
  onChanged: () => void;
}

interface Fields {
  state: ApplicationState | '';
  note: string;
  message: string;
  reasons: DeclineReason[];
}

/** Moves an application on: the reason stays inside, the message goes to the applicant. */
export function StateForm({ application, onChanged, t, locale }: StateFormProps) {
  const { applicationNumber, nextStates, language, version } = application;
  const { register, handleSubmit, control, reset, formState } = useForm<Fields>({
    defaultValues: { state: '', note: '', message: '', reasons: [] },
  });
  const [chosenState, chosenReasons] = useWatch({ control, name: ['state', 'reasons'] });
  const isDecline = chosenState === 'declined';
  const { errors } = formState;
  const { isSending, failure, since, edit } = useVersionedEdit(applicationChange, {
    locale,
    onChanged,
    onDone: () => reset(),
  });
  const send = ({ state, note, message, reasons }: Fields): void => {
    if (state === '') return;
    edit(
      {
        params: { applicationNumber },
        body: {
          state,
          note,
          ...(message.trim() === '' ? {} : { message }),
          ...(state === 'declined' ? { reasons } : {}),
        },
      },
      version,
    );
  };
  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="decide"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <h2 id="decide">{t('application.decide')}</h2>
      {failure ? (
        <ChangedSince
          failure={failure}
          application={application}
          since={since}
          t={t}
          locale={locale}
        />
      ) : null}
      <SelectField
        id="state"
        label={t('application.nextState')}
        problem={errors.state?.message}
        choices={[
          { value: '', label: t('application.choose') },
          ...nextStates.map((state) => ({ value: state, label: t(`applicationState.${state}`) })),
        ]}
        {...register('state', {
          // What was chosen may be gone since somebody else moved it on.
          validate: (state) =>
            nextStates.some((next) => next === state) || t('application.stateMissing'),
        })}
      />
      {isDecline ? (
        <DeclineFields
          chosen={chosenReasons}
          language={language}
          problem={errors.reasons?.message}
          registration={register('reasons', {
            validate: (reasons) => {
              if (reasons.length === 0) return t('decline.reasonsMissing');
              return (
                reasons.length <= declineReasonsMax ||
                t('decline.reasonsTooMany', { count: declineReasonsMax })
              );
            },
          })}
          t={t}
        />
      ) : null}
      <ReasonField
        id="note"
        hint={t('application.reasonHint')}
        problem={errors.note?.message}
        register={(rules) => register('note', rules)}
        t={t}
      />
      <TextAreaField
        id="message"
        rows={2}
        label={t('application.message')}
        hint={t(isDecline ? 'decline.messageHint' : 'application.messageHint', {
          language: localeMetadata[language].label,
        })}
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
