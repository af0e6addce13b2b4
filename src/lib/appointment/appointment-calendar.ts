import { createEvent, type DateArray } from 'ics';
import type { Appointment } from '@/contracts/appointment/appointment';

/** What a calendar says of an appointment. */
export interface AppointmentTexts {
  title: string;
  description: string;
  /** Where it takes place. */
  location?: string;
}

/** An appointment as a calendar file (RFC 5545) with an alert half an hour before. Saved again after a change, it replaces the event; a cancelled one takes it away. */
export function appointmentCalendar(
  { reference, startsAt, endsAt, state, changes }: Appointment,
  texts: AppointmentTexts,
): string {
  const isCancelled = state === 'cancelled';
  const { error, value } = createEvent({
    ...texts,
    uid: reference,
    sequence: changes,
    start: utcArray(startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utcArray(endsAt),
    endInputType: 'utc',
    endOutputType: 'utc',
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    method: isCancelled ? 'CANCEL' : 'PUBLISH',
    busyStatus: isCancelled ? 'FREE' : 'BUSY',
    alarms: isCancelled
      ? []
      : [
          {
            action: 'display',
            description: escaped(texts.title),
            trigger: { minutes: 30, before: true },
          },
        ],
  });
  if (error || !value) throw error ?? new Error('The calendar file is empty');
  return value;
}

/** The library writes the text of an alert as it is (RFC 5545, section 3.3.11). */
const escaped = (text: string): string => text.replaceAll(/[\\,;]/g, String.raw`\$&`);

function utcArray(instant: string): DateArray {
  const date = new Date(instant);
  return [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
  ];
}
