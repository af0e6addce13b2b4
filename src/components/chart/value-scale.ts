/** Bounds of a scale and the values of its grid lines. */
export interface ValueScale {
  bottom: number;
  top: number;
  lines: number[];
}

/** A scale around the values with about four grid lines at round numbers; it does not start at zero, because only the change is shown. */
export function createValueScale(values: readonly number[]): ValueScale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const rough = Math.max((most - least) / 3, most * 0.02, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((candidate) => candidate >= rough) ?? rough;
  const bottom = Math.floor(least / step) * step;
  const top = Math.max(bottom + step, Math.ceil(most / step) * step);
  const count = Math.round((top - bottom) / step);
  return {
    bottom,
    top,
    lines: Array.from({ length: count + 1 }, (_line, index) => bottom + index * step),
  };
}
