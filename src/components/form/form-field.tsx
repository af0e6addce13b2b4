import type { ReactNode } from 'react';
import styles from './form.module.css';

/** What every field shows besides its control. */
export interface FieldTexts {
  id: string;
  label: string;
  hint?: string;
  /** The error message. */
  problem?: string;
  /** Text after the label of an optional field. */
  optional?: string;
  /** Text after the label of a field that is needed; its control says so itself to assistive technology. */
  requiredText?: string;
}

/** The ARIA attributes that tie a control to its hint and error message. */
export function fieldAria({ id, hint, problem }: Pick<FieldTexts, 'id' | 'hint' | 'problem'>) {
  const describedBy = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : '']
    .filter(Boolean)
    .join(' ');
  return {
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const;
}

export const fieldClass = (problem: string | undefined): string =>
  [styles.field, problem ? styles.wrong : ''].filter(Boolean).join(' ');

/** The hint and the error message of a field. */
export function FieldNotes({ id, hint, problem }: Pick<FieldTexts, 'id' | 'hint' | 'problem'>) {
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      ) : null}
    </>
  );
}

/** A control with its label, hint and error message above it. */
export function FormField({
  id,
  label,
  hint,
  problem,
  optional,
  requiredText,
  children,
}: FieldTexts & { children: ReactNode }) {
  return (
    <div className={fieldClass(problem)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional ? <span className={styles.optional}> {optional}</span> : null}
        {requiredText ? (
          <span className={styles.optional} aria-hidden="true">
            {' '}
            {requiredText}
          </span>
        ) : null}
      </label>
      <FieldNotes id={id} hint={hint} problem={problem} />
      {children}
    </div>
  );
}
