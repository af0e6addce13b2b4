import type { ComponentProps, ReactNode } from 'react';
import { fieldAria, fieldClass, FieldNotes } from './form-field';
import styles from './form.module.css';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  id: string;
  label: ReactNode;
  hint?: string;
  problem?: string;
}

/** A checkbox for a single statement or consent. */
export function CheckField({ id, label, hint, problem, ...input }: CheckFieldProps) {
  return (
    <div className={fieldClass(problem)}>
      <FieldNotes id={id} problem={problem} />
      <label className={styles.option}>
        <input {...input} id={id} type="checkbox" {...fieldAria({ id, hint, problem })} />
        <span>
          {label}
          {hint ? <small id={`${id}-hint`}>{hint}</small> : null}
        </span>
      </label>
    </div>
  );
}
