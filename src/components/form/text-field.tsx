import type { ComponentProps, ReactNode } from 'react';
import { fieldAria, FormField, type FieldTexts } from './form-field';
import styles from './form.module.css';

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'prefix'> {
  width?: 'short' | 'medium' | 'full' | 'code';
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** A native text field; takes the props returned by `register` of react-hook-form. */
export function TextField({
  id,
  label,
  hint,
  problem,
  optional,
  requiredText,
  width = 'full',
  prefix,
  suffix,
  ...input
}: TextFieldProps) {
  return (
    <FormField
      id={id}
      label={label}
      hint={hint}
      problem={problem}
      optional={optional}
      requiredText={requiredText}
    >
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
          {...fieldAria({ id, hint, problem })}
        />
        {suffix ? (
          <span className={styles.affix} aria-hidden="true">
            {suffix}
          </span>
        ) : null}
      </span>
    </FormField>
  );
}
