import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  id: string;
  label: ReactNode;
  hint?: string;
  problem?: string;
}

/** A checkbox for a single statement or consent. */
export function CheckField({ id, label, hint, problem, ...input }: CheckFieldProps) {
  const described = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={problem ? `${styles.field} ${styles.wrong}` : styles.field}>
      {problem ? (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      ) : null}
      <label className={styles.option}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span>
          {label}
          {hint ? <small id={`${id}-hint`}>{hint}</small> : null}
        </span>
      </label>
    </div>
  );
}
