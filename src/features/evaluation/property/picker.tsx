'use client';

import { useId } from 'react';
import styles from './fields.module.css';

interface PickerOption {
  value: string;
  label: string;
}

export interface PickerProps {
  label: string;
  /** Empty: nothing chosen. */
  value: string;
  placeholder: string;
  groups: readonly { label?: string; options: readonly PickerOption[] }[];
  /** Shown for a chosen value whose list is still on its way. */
  unknownLabel: string;
  isDisabled?: boolean;
  problem?: string;
  onChange: (value: string) => void;
}

/** One step of a choice, as the device's own list. */
export function Picker({ label, value, placeholder, groups, unknownLabel, isDisabled = false, problem, onChange }: PickerProps) {
  const id = useId();
  const shown = groups.filter(({ options }) => options.length > 0);
  const isKnown = value === '' || shown.some(({ options }) => options.some((option) => option.value === value));
  const toOption = (option: PickerOption) => <option key={option.value} value={option.value}>{option.label}</option>;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={problem ? styles.wrongSelect : styles.select} value={value} disabled={isDisabled} aria-invalid={problem ? true : undefined} aria-describedby={problem ? `${id}-problem` : undefined} onChange={(event) => onChange(event.target.value)}>
        <option value="">{placeholder}</option>
        {isKnown ? null : <option value={value}>{unknownLabel}</option>}
        {shown.map((group) => (group.label ? <optgroup key={group.label} label={group.label}>{group.options.map(toOption)}</optgroup> : group.options.map(toOption)))}
      </select>
      {problem ? <p id={`${id}-problem`} className={styles.problem}>{problem}</p> : null}
    </div>
  );
}
