import { createOfficeCalendar, type OfficeCalendar } from '@/backoffice/common/office-calendar';
import type { Settings } from '@/contracts/setting/settings';

/** The office as it is delivered, changed as a test needs it. */
export const calendarOf = (changes: Partial<Settings['office']> = {}): OfficeCalendar =>
  createOfficeCalendar(() => ({
    weekdays: '09:00-18:30',
    saturday: '09:00-13:00',
    closedOn: '',
    ...changes,
  }));

export const usualCalendar = calendarOf();
export const usualHours = usualCalendar.officeHoursOn('2026-11-16');
