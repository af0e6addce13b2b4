import type { ComponentProps } from 'react';
import { fieldAria, fieldClass, FieldNotes } from './form-field';
import styles from './form.module.css';

interface Choice {
  value: string;
  label: string;
  hint?: string;
}

interface ChoiceFieldProps {
  id: string;
  legend: string;
  hint?: string;
  problem?: string;
  choices: readonly Choice[];
  /** Lays short options out in a row. */
  isRow?: boolean;
  /** The value chosen where no form library holds it. */
  chosen?: string;
  /** The props returned by `register` of react-hook-form. */
  input: Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'>;
}

/** A group of radio buttons. The first one carries the field's id, so that the error summary can link to it. */
export function ChoiceField({
  id,
  legend,
  hint,
  problem,
  choices,
  isRow = false,
  chosen,
  input,
}: ChoiceFieldProps) {
  return (
    <fieldset
      className={fieldClass(problem)}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      {...fieldAria({ id, hint, problem })}
    >
      <legend id={`${id}-legend`} className={styles.legend}>
        {legend}
      </legend>
      <FieldNotes id={id} hint={hint} problem={problem} />
      <div className={isRow ? styles.row : undefined}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.option}>
            <input
              {...input}
              {...(chosen === undefined ? {} : { checked: chosen === choice.value })}
              type="radio"
              value={choice.value}
              id={index === 0 ? id : `${id}-${choice.value}`}
            />
            <span>
              {choice.label}
              {choice.hint ? <small>{choice.hint}</small> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
