/** A calendar date without time or zone; `month` is 1 to 12. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const isoDatePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const firstYear = 1900;
const lastYear = 2199;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** By the Gregorian calendar. */
export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** `month` counts from 1. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 30);
}

/** Reads `YYYY-MM-DD` (years 1900 to 2199); null if it is not a date of the calendar. */
export function parseCivilDate(text: string): CivilDate | null {
  const match = isoDatePattern.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < firstYear || year > lastYear || month < 1 || month > 12) return null;
  return day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : null;
}

const pad = (value: number): string => (value < 10 ? `0${value}` : `${value}`);

/** Writes `YYYY-MM-DD`. */
export function formatCivilDate({ year, month, day }: CivilDate): string {
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** Days since 1 March of year 0 of the Gregorian calendar; only differences mean anything. */
export function toDayNumber({ year, month, day }: CivilDate): number {
  const y = month <= 2 ? year - 1 : year;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  return y * 365 + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayOfYear;
}

/** Inverse of `toDayNumber`. */
export function fromDayNumber(dayNumber: number): CivilDate {
  const era = Math.floor(dayNumber / 146_097);
  const dayOfEra = dayNumber - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

/** The same day `months` later, or the last day of a month too short for it. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const index = date.year * 12 + date.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  return { year, month, day: Math.min(date.day, daysInMonth(year, month)) };
}

/** `days` may be negative. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Negative where `to` comes before `from`. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** Whole calendar months plus the days left over at one thirtieth of a month each, as Schedule 2 of Cap. 163 counts an interval. */
export function monthsBetween(from: CivilDate, to: CivilDate): number {
  let months = (to.year - from.year) * 12 + to.month - from.month;
  if (daysBetween(addMonths(from, months), to) < 0) months -= 1;
  return months + Math.min(1, daysBetween(addMonths(from, months), to) / 30);
}

/** Reads `YYYY-MM-DD` that is known to be a date, such as a stored one. Throws for text that is none. */
export function toCivilDate(text: string): CivilDate {
  const date = parseCivilDate(text);
  if (!date) throw new Error(`Not a date: ${text}`);
  return date;
}
