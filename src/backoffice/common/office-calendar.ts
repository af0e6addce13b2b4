import type { OpenFromTo } from '@/config/appointment/opening-hours';
import type { OfficeHours } from '@/contracts/site/office-hours';
import { daysOf } from '@/contracts/setting/setting-fields';
import type { PromisedAnswer, Settings } from '@/contracts/setting/settings';
import { dayMs, hongKongDay, plusDays } from '@/lib/hong-kong-day';
import { isGeneralHoliday } from './general-holiday';

/** When the office is open and staff work, as decided for each day (YYYY-MM-DD) of Hong Kong. */
export interface OfficeCalendar {
  /** Monday to Friday, but for general holidays and what the lender closes besides. */
  isWorkingDay: (day: string) => boolean;
  /** Null where it stays closed. */
  openHoursOn: (day: string) => OpenFromTo | null;
  /** Working days within which what comes in on a day is answered, as promised then. */
  answerDays: (promise: PromisedAnswer, day: string) => number;
  /** What visitors read on a day: the hours, and the closed days of the two months to come. */
  officeHoursOn: (day: string) => OfficeHours;
}

/** How far ahead visitors are told of closed days. */
const announcedDays = 60;

const spanOf = (span: string): OpenFromTo | null => {
  const [from, to] = span.split('-');
  return from && to ? { from, to } : null;
};

/** `settingsOn`: what applies on a day. */
export function createOfficeCalendar(
  settingsOn: (day: string) => Pick<Settings, 'office' | 'answers'>,
): OfficeCalendar {
  const officeOn = (day: string): Settings['office'] => settingsOn(day).office;
  const isClosed = (day: string): boolean =>
    isGeneralHoliday(day) || daysOf(officeOn(day).closedOn).includes(day);
  const weekdayOf = (day: string): number => new Date(day).getUTCDay();
  return {
    isWorkingDay: (day) => weekdayOf(day) !== 0 && weekdayOf(day) !== 6 && !isClosed(day),
    openHoursOn(day) {
      if (weekdayOf(day) === 0 || isClosed(day)) return null;
      const { weekdays, saturday } = officeOn(day);
      return spanOf(weekdayOf(day) === 6 ? saturday : weekdays);
    },
    answerDays: (promise, day) => settingsOn(day).answers[promise],
    officeHoursOn(day) {
      const { weekdays, saturday } = officeOn(day);
      const closedOn = Array.from({ length: announcedDays }, (_value, ahead) =>
        plusDays(day, ahead),
      ).filter((one) => daysOf(officeOn(one).closedOn).includes(one) && !isGeneralHoliday(one));
      return { weekdays: spanOf(weekdays), saturday: spanOf(saturday), closedOn };
    },
  };
}

/** The last working day before a day, both as YYYY-MM-DD. */
export function workingDayBefore({ isWorkingDay }: OfficeCalendar, day: string): string {
  let before = plusDays(day, -1);
  while (!isWorkingDay(before)) before = plusDays(before, -1);
  return before;
}

/** The same time of day on the next working day in Hong Kong, or on the working day that many working days later. */
export function sameTimeNextWorkingDay(
  { isWorkingDay }: OfficeCalendar,
  instant: Date,
  workingDays = 1,
): Date {
  const start = hongKongDay(instant);
  let days = 0;
  for (let left = workingDays; left > 0;) {
    days += 1;
    if (isWorkingDay(plusDays(start, days))) left -= 1;
  }
  return new Date(instant.getTime() + days * dayMs);
}

/** Until when something that came in at `instant` is answered, as pages promise. */
export const answerDue = (calendar: OfficeCalendar, promise: PromisedAnswer, instant: Date): Date =>
  sameTimeNextWorkingDay(calendar, instant, calendar.answerDays(promise, hongKongDay(instant)));
