'use client';

import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from '../frame/desk-app.module.css';

interface CodeFormProps extends Pick<TranslationProps<'desk'>, 't'> {
  /** False where it is known who enters the code. */
  hasEmail: boolean;
  submitLabel: string;
  isBusy: boolean;
  onSubmit: (values: { email: string; code: string }) => void;
  children?: ReactNode;
}

const codePattern = /^\s*(?:\d\s*){6}$/;
const emailPattern = /^\S+@\S+$/;

/** The six digits of an authenticator app. */
export function CodeForm({ hasEmail, submitLabel, isBusy, onSubmit, t, children }: CodeFormProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: '', code: '' },
  });
  const { errors } = formState;
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void handleSubmit((values) => {
          if (!isBusy) onSubmit(values);
        })(event)
      }
    >
      {children}
      {hasEmail ? (
        <TextField
          id="email"
          type="email"
          label={t('signIn.email')}
          problem={errors.email?.message}
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
          {...register('email', {
            validate: (email) => emailPattern.test(email.trim()) || t('signIn.emailMissing'),
            setValueAs: (email: string) => email.trim(),
          })}
        />
      ) : null}
      <TextField
        id="code"
        label={t('signIn.code')}
        hint={t('signIn.codeHint')}
        problem={errors.code?.message}
        autoComplete="one-time-code"
        inputMode="numeric"
        width="code"
        {...register('code', {
          validate: (code) => codePattern.test(code) || t('signIn.codeMissing'),
        })}
      />
      <button type="submit" className={styles.button} aria-disabled={isBusy || undefined}>
        {submitLabel}
      </button>
    </form>
  );
}
