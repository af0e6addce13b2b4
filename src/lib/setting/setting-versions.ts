/** `from` is the first day (YYYY-MM-DD) in Hong Kong; `number` is the order in which versions were decided. */
export interface DatedVersion {
  from: string;
  number: number;
}

const byDay = (one: DatedVersion, other: DatedVersion): number =>
  one.from === other.from ? one.number - other.number : one.from < other.from ? -1 : 1;

/** Which of a setting's versions applies on a day: the last that began, on one day the last decided. Null where none has begun. */
export const inForceOn = <V extends DatedVersion>(versions: readonly V[], day: string): V | null =>
  [...versions].sort(byDay).findLast(({ from }) => from <= day) ?? null;

/** Which version takes over after a day; null where none does. */
export function firstAfter<V extends DatedVersion>(versions: readonly V[], day: string): V | null {
  const [next] = versions.filter(({ from }) => from > day).sort(byDay);
  return next ? inForceOn(versions, next.from) : null;
}
