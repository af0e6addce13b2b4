import type { ComponentProps } from 'react';
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
  input,
}: ChoiceFieldProps) {
  const described = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset
      className={problem ? `${styles.field} ${styles.wrong}` : styles.field}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={described || undefined}
      aria-invalid={problem ? true : undefined}
    >
      <legend id={`${id}-legend`} className={styles.legend}>
        {legend}
      </legend>
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
      <div className={isRow ? styles.row : undefined}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.option}>
            <input
              {...input}
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
