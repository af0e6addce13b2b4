import { useMemo } from 'react';
import { RangeInput } from '@/components/form/range-input';
import type { Range } from '../calculator-form';
import { positionOf, sliderValues, type StepRange } from '../slider-scale';

interface NumberSliderProps {
  label: string;
  stops: readonly StepRange[];
  value: number;
  range: Range;
  spoken: (value: number) => string;
  onChange: (value: number) => void;
}

/** A slider over round values; a value outside the range stands at its end. */
export function NumberSlider({ label, stops, value, range, spoken, onChange }: NumberSliderProps) {
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
