import type { ComponentProps } from 'react';
import styles from '@/components/form/form.module.css';
import own from './text-area-field.module.css';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  id: string;
  label: string;
  hint?: string;
  problem?: string;
  optional?: string;
}

/** A multi-line text field with label, hint and error message above it. */
export function TextAreaField({ id, label, hint, problem, optional, ...area }: TextAreaFieldProps) {
  const described = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={problem ? `${styles.field} ${styles.wrong}` : styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional ? <span className={styles.optional}> {optional}</span> : null}
      </label>
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
      <textarea
        rows={5}
        {...area}
        id={id}
        className={problem ? `${own.area} ${own.wrong}` : own.area}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
      />
    </div>
  );
}
