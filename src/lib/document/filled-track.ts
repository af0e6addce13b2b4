/** How much of the track of a slider lies before its thumb, as CSS; for browsers that cannot style that part by themselves. */
export function filledTrack({ value, min, max }: Record<'value' | 'min' | 'max', number>): string {
  const share = max > min ? (value - min) / (max - min) : 0;
  return `${Math.round(share * 1000) / 10}%`;
}
