import type { ComponentProps } from 'react';
import styles from '@/components/form/form.module.css';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'> {
  id: string;
  label: string;
  hint?: string;
  problem?: string;
  choices: readonly { value: string; label: string }[];
}

/** A native select with its label, hint and error message above it. */
export function SelectField({ id, label, hint, problem, choices, ...select }: SelectFieldProps) {
  const described = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={problem ? `${styles.field} ${styles.wrong}` : styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
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
      <select
        {...select}
        id={id}
        className={`${styles.select} ${styles.full}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
      >
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
