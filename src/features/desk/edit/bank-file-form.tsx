'use client';

import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import formStyles from '@/components/form/form.module.css';
import { bankFileMaxLength } from '@/contracts/limits/staff-text-limits';
import type { TranslationProps } from '@/i18n/translation-props';
import type { RequestFailure } from '@/lib/saga/request-record';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';

interface BankFileFormProps extends Pick<TranslationProps<'desk'>, 't'> {
  id: string;
  title: string;
  hint: string;
  /** Of the field. */
  label: string;
  /** Of the button. */
  action: string;
  accept: string;
  isSending: boolean;
  failure: RequestFailure | null;
  onFile: (file: { name: string; content: string }) => void;
  /** What the file came to. */
  children: ReactNode;
}

const longestName = 200;

/** Reads a file that a bank sent, or another one with figures. */
export function BankFileForm({
  id,
  title,
  hint,
  label,
  action,
  accept,
  isSending,
  failure,
  onFile,
  children,
  t,
}: BankFileFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'bankEntry.chooseMissing' | 'bankEntry.tooLarge' | null>(
    null,
  );

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const file = field.current?.files?.[0];
    if (!file) {
      setProblem('bankEntry.chooseMissing');
      return;
    }
    if (file.size > bankFileMaxLength) {
      setProblem('bankEntry.tooLarge');
      return;
    }
    setProblem(null);
    onFile({ name: file.name.slice(0, longestName), content: await file.text() });
  }

  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => void send(event)}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p className={styles.help}>{hint}</p>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      {children}
      <p>
        <label htmlFor={id} className={formStyles.label}>
          {label}
        </label>
        <input
          ref={field}
          id={id}
          name="file"
          type="file"
          accept={accept}
          aria-describedby={problem ? `${id}-problem` : undefined}
          aria-invalid={problem ? true : undefined}
        />
      </p>
      {problem ? (
        <p id={`${id}-problem`} role="alert" className={styles.failure}>
          {t(problem)}
        </p>
      ) : null}
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {isSending ? t('state.sending') : action}
        </button>
      </p>
    </form>
  );
}
