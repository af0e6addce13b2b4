'use client';

import InputBase from '@mui/material/InputBase';
import { useId, type ReactNode } from 'react';
import { maxFigureLength } from '@/components/form/figure-length';
import styles from './fields.module.css';

interface ValuationTextFieldProps {
  /** Where something else refers to the field. */
  id?: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  inputMode?: 'text' | 'decimal' | 'numeric';
  maxLength?: number;
  suffix?: ReactNode;
  hint?: string;
  problem?: string;
  isWide?: boolean;
}

/** A text field with its label above; the input is kept as typed, valid or not. */
export function ValuationTextField({
  id: givenId,
  label,
  value,
  onChange,
  inputMode = 'text',
  maxLength = maxFigureLength,
  suffix,
  hint,
  problem,
  isWide = false,
}: ValuationTextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [problem ? `${id}-problem` : '', hint ? `${id}-hint` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={isWide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={problem ? styles.wrongBox : styles.box}>
        <InputBase
          id={id}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{
            input: {
              inputMode,
              maxLength,
              autoComplete: 'off',
              'aria-invalid': problem ? true : undefined,
              'aria-describedby': described || undefined,
            },
          }}
        />
        {suffix}
      </span>
      {problem ? (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
