'use client';

import type { CSSProperties } from 'react';
import { filledTrack } from '@/lib/document/filled-track';
import styles from './range-input.module.css';

interface RangeInputProps {
  id?: string;
  /** Only where there is no `label` element for the input. */
  label?: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value with its unit, for screen readers (`aria-valuetext`). */
  valueText: string;
  isDisabled?: boolean;
  onChange: (value: number) => void;
}

function filledTrackStyle(range: Record<'value' | 'min' | 'max', number>): CSSProperties {
  const style: CSSProperties & Record<'--filled', string> = { '--filled': filledTrack(range) };
  return style;
}

/** A slider in the site's look, with the browser's own keyboard and touch. */
export function RangeInput({
  id,
  label,
  value,
  min,
  max,
  step,
  valueText,
  isDisabled,
  onChange,
}: RangeInputProps) {
  return (
    <input
      id={id}
      className={styles.range}
      style={filledTrackStyle({ value, min, max })}
      type="range"
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={isDisabled}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
