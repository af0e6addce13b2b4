import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'prefix'> {
  id: string;
  label: string;
  hint?: string;
  problem?: string;
  /** Text after the label of an optional field. */
  optional?: string;
  width?: 'short' | 'medium' | 'full' | 'code';
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** A native text field with its label, hint and error; takes the props returned by `register` of react-hook-form. */
export function TextField({
  id,
  label,
  hint,
  problem,
  optional,
  width = 'full',
  prefix,
  suffix,
  ...input
}: TextFieldProps) {
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
      <span className={`${styles.box} ${styles[width]}`}>
        {prefix ? (
          <span className={styles.affix} aria-hidden="true">
            {prefix}
          </span>
        ) : null}
        <input
          id={id}
          type="text"
          autoComplete="off"
          {...input}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
        />
        {suffix ? (
          <span className={styles.affix} aria-hidden="true">
            {suffix}
          </span>
        ) : null}
      </span>
    </div>
  );
}
