import type { AppointmentKind } from '@/contracts/appointment/appointment-choices';

export interface AppointmentRule {
  /** The length of a slot. */
  minutes: number;
  /** How many can be booked for one slot. */
  capacity: number;
  /** How many days on which the office is open can be booked, from the first that is far enough ahead. */
  days: number;
  /** How long before it begins a slot can be booked at the latest. */
  noticeMinutes: number;
}

/** How appointments are given; a lender with more staff raises `capacity`. */
export const appointmentRules: Readonly<Record<AppointmentKind, AppointmentRule>> = {
  'call-back': { minutes: 30, capacity: 2, days: 10, noticeMinutes: 60 },
  signing: { minutes: 60, capacity: 1, days: 20, noticeMinutes: 48 * 60 },
};
