'use client';

import type { CSSProperties } from 'react';
import styles from './range-input.module.css';

interface RangeInputProps {
  id?: string;
  /** Only where no `label` element names it. */
  label?: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value with its unit, for screen readers. */
  spoken: string;
  isDisabled?: boolean;
  onChange: (value: number) => void;
}

/** The part of the track left of the thumb, for browsers that cannot style it by themselves. */
function filled(share: number): CSSProperties {
  const style: CSSProperties & Record<'--filled', string> = { '--filled': `${Math.round(share * 1000) / 10}%` };
  return style;
}

/** A slider in the site's look, with the browser's own keyboard and touch. */
export function RangeInput({ id, label, value, min, max, step, spoken, isDisabled, onChange }: RangeInputProps) {
  const share = max > min ? (value - min) / (max - min) : 0;
  return <input id={id} className={styles.range} style={filled(share)} type="range" min={min} max={max} step={step} value={value} disabled={isDisabled} aria-label={label} aria-valuetext={spoken} onChange={(event) => onChange(Number(event.target.value))} />;
}
