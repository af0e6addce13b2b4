'use client';

import { useId } from 'react';
import styles from './fields.module.css';

interface SelectOption {
  value: string;
  label: string;
}

export interface OptionSelectProps {
  /** Where something else refers to the field. */
  id?: string;
  label: string;
  /** The selected value; empty if nothing is selected. */
  value: string;
  placeholder: string;
  groups: readonly { label?: string; options: readonly SelectOption[] }[];
  /** Shown for a selected value whose list is still loading. */
  unknownLabel: string;
  isDisabled?: boolean;
  problem?: string;
  onChange: (value: string) => void;
}

/** A native select for one level of the property selection. */
export function OptionSelect({
  id: givenId,
  label,
  value,
  placeholder,
  groups,
  unknownLabel,
  isDisabled = false,
  problem,
  onChange,
}: OptionSelectProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const shown = groups.filter(({ options }) => options.length > 0);
  const isKnown =
    value === '' || shown.some(({ options }) => options.some((option) => option.value === value));
  const toOption = (option: SelectOption) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={problem ? styles.wrongSelect : styles.select}
        value={value}
        disabled={isDisabled}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{placeholder}</option>
        {isKnown ? null : <option value={value}>{unknownLabel}</option>}
        {shown.map((group) =>
          group.label ? (
            <optgroup key={group.label} label={group.label}>
              {group.options.map(toOption)}
            </optgroup>
          ) : (
            group.options.map(toOption)
          ),
        )}
      </select>
      {problem ? (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}
