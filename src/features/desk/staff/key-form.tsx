'use client';

import { useForm } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { keyNamePattern } from '@/contracts/staff/api-key';
import { keyPermissions, type Permission } from '@/contracts/staff/permissions';
import type { TranslationProps } from '@/i18n/translation-props';
import { useSubmission } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { SecretOnce } from '../frame/secret-once';
import { keyMaking } from './key-queries';

interface KeyFormProps extends TranslationProps<'desk'> {
  onMade: () => void;
  onClose: () => void;
}

interface Fields {
  name: string;
  permissions: Permission[];
  lastDay: string;
}

/** Makes a key; its token is shown once. */
export function KeyForm({ onMade, onClose, t, locale }: KeyFormProps) {
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { name: '', permissions: [], lastDay: '' },
  });
  const { errors } = formState;
  const { isSending, failure, answer, submit } = useSubmission(keyMaking, {
    locale,
    onDone: onMade,
  });
  if (answer)
    return (
      <SecretOnce
        heading={t('keys.made', { name: answer.data.key.name })}
        hint={t('keys.once')}
        secret={answer.data.token}
        onClose={onClose}
        t={t}
      />
    );
  return (
    <form
      noValidate
      className={styles.panel}
      aria-label={t('keys.make')}
      onSubmit={(event) =>
        void handleSubmit((values) => {
          if (!isSending) submit({ body: values });
        })(event)
      }
    >
      <h2>{t('keys.make')}</h2>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <TextField
        id="key-name"
        label={t('keys.name')}
        hint={t('keys.nameHint')}
        problem={errors.name?.message}
        {...register('name', {
          validate: (name) => keyNamePattern.test(name) || t('keys.nameMissing'),
          setValueAs: (name: string) => name.trim(),
        })}
      />
      <TextField
        id="key-last-day"
        type="date"
        label={t('keys.lastDay')}
        hint={t('keys.lastDayHint')}
        problem={errors.lastDay?.message}
        width="short"
        {...register('lastDay', { validate: (day) => day !== '' || t('keys.lastDayMissing') })}
      />
      <fieldset className={styles.choices} aria-invalid={errors.permissions ? true : undefined}>
        <legend>{t('keys.permissions')}</legend>
        {errors.permissions?.message ? (
          <p className={styles.problem} role="alert">
            {errors.permissions.message}
          </p>
        ) : null}
        {keyPermissions.map((permission) => (
          <label key={permission}>
            <input
              type="checkbox"
              value={permission}
              {...register('permissions', {
                validate: (chosen) => chosen.length > 0 || t('keys.permissionsMissing'),
              })}
            />
            <code>{permission}</code>
          </label>
        ))}
      </fieldset>
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'keys.makeNow')}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          {t('state.cancel')}
        </button>
      </p>
    </form>
  );
}
