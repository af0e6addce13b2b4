import type { ComponentProps } from 'react';
import { fieldAria, FormField, type FieldTexts } from './form-field';
import styles from './form.module.css';

interface TextAreaFieldProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'id'> {}

/** A multi-line text field; takes the props returned by `register` of react-hook-form. */
export function TextAreaField({
  id,
  label,
  hint,
  problem,
  optional,
  requiredText,
  className = '',
  ...area
}: TextAreaFieldProps) {
  return (
    <FormField
      id={id}
      label={label}
      hint={hint}
      problem={problem}
      optional={optional}
      requiredText={requiredText}
    >
      <textarea
        rows={5}
        {...area}
        id={id}
        className={`${styles.area} ${className}`}
        {...fieldAria({ id, hint, problem })}
      />
    </FormField>
  );
}
