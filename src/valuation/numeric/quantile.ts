/** Quantile of ascending values by linear interpolation (Hyndman & Fan 1996, type 7); NaN of none. */
export function quantileOfSorted(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return Number.NaN;
  const position = (sorted.length - 1) * Math.min(Math.max(share, 0), 1);
  const lower = Math.floor(position);
  const left = sorted[lower] ?? 0;
  const right = sorted[Math.min(lower + 1, sorted.length - 1)] ?? 0;
  return left + (right - left) * (position - lower);
}

/** Median of values in any order; NaN of none. */
export function medianOf(values: Iterable<number>): number {
  return quantileOfSorted(Float64Array.from(values).sort(), 0.5);
}
