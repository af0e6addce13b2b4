'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import formStyles from '@/components/form/form.module.css';
import { useEarlyInput } from '@/components/use-early-input';
import { emptyFormValues } from '../form/application-form-values';
import type { Application } from '../use-application';
import styles from '../components/step.module.css';

/** The personal information collection statement, shown before any personal data is requested. Its button says that it was read, also while the application is being opened. */
export function PrivacyStep({ application }: { application: Application }) {
  const { context, state, t, isReady, completeStep } = application;
  const form = useEarlyInput<HTMLFormElement>();
  const [isAccepted, setAccepted] = useState(false);
  const { consents = emptyFormValues.consents } = state.formValues;
  const complete = (): void =>
    completeStep({ consents: { ...consents, privacyNotice: true } }, 'privacy');
  const isTaken = useRef(false);
  useEffect(() => {
    if (!isAccepted || !isReady || isTaken.current) return;
    isTaken.current = true;
    complete();
  });
  const accept = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady) complete();
    else setAccepted(true);
  };
  return (
    <form ref={form} onSubmit={accept}>
      {context.notice}
      <p className={formStyles.actions}>
        <button type="submit" className={formStyles.primary}>
          {t('start.accept')}
        </button>
      </p>
      <p role="status" className={styles.loading}>
        {isAccepted && !isReady ? t('opening') : ''}
      </p>
    </form>
  );
}
