const offsetMs = 8 * 60 * 60_000;
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Days since 1970-01-01 in Hong Kong, which has kept UTC+8 all year since 1979. */
export function hongKongEpochDay(instant: Date): number {
  return Math.floor((instant.getTime() + offsetMs) / dayMs);
}

/** The day in Hong Kong as YYYY-MM-DD. */
export function hongKongDay(instant: Date): string {
  return isoDay(hongKongEpochDay(instant) * dayMs);
}

/** First instant of a day (YYYY-MM-DD) in Hong Kong. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`);
}

/** The day `days` later (negative: earlier), both as YYYY-MM-DD. Throws `RangeError` for text that is no date. */
export function plusDays(day: string, days: number): string {
  return isoDay(Date.parse(day) + days * dayMs);
}

/** Whether a text is a date of the calendar, written YYYY-MM-DD. */
export function isIsoDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  // Engines read 30 February as 2 March.
  return !Number.isNaN(time) && isoDay(time) === text;
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The value of a `datetime-local` field for an ISO instant, in Hong Kong time whatever the browser's zone is; what is no instant stays as it is. */
export function toHongKongTime(instant: string): string {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? instant : new Date(time + offsetMs).toISOString().slice(0, 16);
}

/** The ISO instant of such a value; what is none stays as it is, so that the server says so. */
export function fromHongKongTime(value: string): string {
  const time = Date.parse(`${value}:00+08:00`);
  return Number.isNaN(time) ? value : new Date(time).toISOString();
}
