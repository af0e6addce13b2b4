import { addDays, formatCivilDate, parseCivilDate, type CivilDate } from '@/lib/loan/civil-date';

const offsetMs = 8 * 60 * 60_000;

/** The day in Hong Kong, as YYYY-MM-DD; Hong Kong has kept UTC+8 all year since 1979. */
export function hongKongDay(instant: Date): string {
  return new Date(instant.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** First instant of a day in Hong Kong. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`);
}

/** A stored day as a civil date. Throws for text that is no date. */
export function toCivilDate(day: string): CivilDate {
  const date = parseCivilDate(day);
  if (!date) throw new Error(`Not a day: ${day}`);
  return date;
}

/** The day `days` later. */
export function dayAfter(day: string, days = 1): string {
  return formatCivilDate(addDays(toCivilDate(day), days));
}
