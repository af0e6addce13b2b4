const hongKongOffsetMs = 8 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** Today's date in Hong Kong (UTC+8, no daylight saving) as YYYY-MM-DD. `now` in milliseconds since 1970. */
export function hongKongToday(now: number): string {
  return new Date(now + hongKongOffsetMs).toISOString().slice(0, 10);
}

/** Adds a number of days to a date; both as YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}
