import type { Appointment } from '@/contracts/appointment/appointment';
import { appointmentCalendar } from '@/lib/appointment/appointment-calendar';

const booked: Appointment = {
  reference: 'AP-7F3K9Q2M',
  startsAt: '2026-11-24T01:30:00.000Z',
  endsAt: '2026-11-24T02:00:00.000Z',
  state: 'booked',
  changes: 0,
};
const texts = { title: 'Call; from, us', description: 'Line one\nLine two' };

/** Lines unfolded as RFC 5545, section 3.1 says, without those that differ with the clock. */
const linesOf = (file: string): string[] =>
  file
    .replaceAll('\r\n ', '')
    .replaceAll('\r\n\t', '')
    .split('\r\n')
    .filter((line) => !line.startsWith('DTSTAMP'));

describe('The calendar file of an appointment', () => {
  it('says when in UTC, with an alert, and escapes texts (RFC 5545, sections 3.3.5 and 3.3.11)', () => {
    const lines = linesOf(appointmentCalendar(booked, texts));
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'UID:AP-7F3K9Q2M',
        'DTSTART:20261124T013000Z',
        'DTEND:20261124T020000Z',
        'SUMMARY:Call\\; from\\, us',
        'DESCRIPTION:Line one\\nLine two',
        'TRIGGER:-PT30M',
        'DESCRIPTION:Call\\; from\\, us',
      ]),
    );
  });

  it('replaces the event after a change, and takes it away after a cancellation', () => {
    expect(linesOf(appointmentCalendar({ ...booked, changes: 2 }, texts))).toContain('SEQUENCE:2');
    const cancelled = linesOf(
      appointmentCalendar({ ...booked, state: 'cancelled', changes: 3 }, texts),
    );
    expect(cancelled).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3']),
    );
    expect(cancelled).not.toContain('BEGIN:VALARM');
  });
});
