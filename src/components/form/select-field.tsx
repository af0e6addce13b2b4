import type { ComponentProps } from 'react';
import { fieldAria, FormField, type FieldTexts } from './form-field';
import styles from './form.module.css';

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'id'> {
  choices: readonly { value: string; label: string }[];
}

/** A native select; takes the props returned by `register` of react-hook-form. */
export function SelectField({
  id,
  label,
  hint,
  problem,
  optional,
  requiredText,
  choices,
  className = styles.full,
  ...select
}: SelectFieldProps) {
  return (
    <FormField
      id={id}
      label={label}
      hint={hint}
      problem={problem}
      optional={optional}
      requiredText={requiredText}
    >
      <select
        {...select}
        id={id}
        className={`${styles.select} ${className}`}
        {...fieldAria({ id, hint, problem })}
      >
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FormField>
  );
}
