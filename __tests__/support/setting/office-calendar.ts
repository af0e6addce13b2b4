import { createOfficeCalendar, type OfficeCalendar } from '@/backoffice/common/office-calendar';
import type { Settings } from '@/contracts/setting/settings';
import { deliveredSettings } from './setting-version';

/** The office as it is delivered, with its hours and promised answers changed as a test needs them. */
export const calendarOf = (
  office: Partial<Settings['office']> = {},
  answers: Partial<Settings['answers']> = {},
): OfficeCalendar =>
  createOfficeCalendar(() => ({
    office: { weekdays: '09:00-18:30', saturday: '09:00-13:00', closedOn: '', ...office },
    answers: { ...deliveredSettings.answers, ...answers },
  }));

export const usualCalendar = calendarOf();
export const usualHours = usualCalendar.officeHoursOn('2026-11-16');
