'use client';

import { useId, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { RangeInput } from '@/components/range-input';
import { clamp, type Range } from '../calculator-form';
import { positionOf, sliderValues, type StepRange } from '../slider-scale';
import styles from './number-field.module.css';

export interface NumberFieldProps {
  label: string;
  /** Null shows an empty field. */
  value: number | null;
  range: Range;
  /** Formats the value for display in the field. */
  format: (value: number) => string;
  parse: (text: string) => number | null;
  /** Formats the value with its unit, for screen readers. */
  spoken: (value: number) => string;
  onChange: (value: number) => void;
  /** Called when the field is emptied; without it the last value is restored. */
  onClear?: () => void;
  prefix?: string;
  suffix?: string;
  aside?: ReactNode;
  hint?: string;
  /** Error message for unparsable text. */
  problem: string;
  slider?: { label: string; stops: readonly StepRange[] };
}

/** A number with a text field and, where useful, a slider. Text is parsed while typing and formatted on blur. */
export function NumberField({
  label,
  value,
  range,
  format,
  parse,
  spoken,
  onChange,
  onClear,
  prefix,
  suffix,
  aside,
  hint,
  problem,
  slider,
}: NumberFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const isEmpty = draft !== null && draft.trim() === '';
  const isWrong = draft !== null && !isEmpty && parse(draft) === null;

  const handleInput = (text: string): void => {
    setDraft(text);
    const parsed = parse(text);
    if (text.trim() === '') onClear?.();
    else if (parsed !== null && parsed >= range.min && parsed <= range.max) onChange(parsed);
  };
  const commitDraft = (): void => {
    const parsed = draft === null ? null : parse(draft);
    if (parsed !== null && clamp(parsed, range) !== value) onChange(clamp(parsed, range));
    if (!isWrong) setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') commitDraft();
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {aside ? <span className={styles.aside}>{aside}</span> : null}
      <span className={isWrong ? styles.wrongBox : styles.box}>
        {prefix ? (
          <span className={styles.unit} aria-hidden="true">
            {prefix}
          </span>
        ) : null}
        <input
          id={id}
          type="text"
          className={styles.input}
          value={draft ?? (value === null ? '' : format(value))}
          onChange={(event) => handleInput(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commitDraft}
          onKeyDown={onKeyDown}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-problem` : hint ? `${id}-hint` : undefined}
        />
        {suffix ? (
          <span className={styles.unit} aria-hidden="true">
            {suffix}
          </span>
        ) : null}
      </span>
      {slider && value !== null ? (
        <NumberSlider
          {...slider}
          value={value}
          range={range}
          spoken={spoken}
          onChange={(next) => {
            setDraft(null);
            onChange(next);
          }}
        />
      ) : null}
      {isWrong ? (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {hint && !isWrong ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

interface NumberSliderProps {
  label: string;
  stops: readonly StepRange[];
  value: number;
  range: Range;
  spoken: (value: number) => string;
  onChange: (value: number) => void;
}

function NumberSlider({ label, stops, value, range, spoken, onChange }: NumberSliderProps) {
  const { min, max } = range;
  const values = useMemo(() => sliderValues({ min, max }, stops), [min, max, stops]);
  const last = values.length - 1;
  const choose = (position: number): void => {
    const next = values[position];
    if (next !== undefined) onChange(next);
  };
  return (
    <RangeInput
      label={label}
      min={0}
      max={Math.max(1, last)}
      step={1}
      value={Math.round(positionOf(value, values))}
      valueText={spoken(value)}
      isDisabled={last === 0}
      onChange={choose}
    />
  );
}
