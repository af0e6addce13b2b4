import { slotStarts } from '@/backoffice/domains/appointment/appointment.model';
import { usualCalendar } from '@test/support/setting/office-calendar';

/** Days and times of Hong Kong, such as `12-24 09:00`. */
const inHongKong = (starts: readonly Date[]): string[] =>
  starts.map((start) =>
    new Date(start.getTime() + 8 * 3_600_000).toISOString().slice(5, 16).replace('T', ' '),
  );
const daysOf = (starts: readonly Date[]): string[] => [
  ...new Set(inHongKong(starts).map((start) => start.slice(0, 5))),
];

describe('The times for a call', () => {
  it('are the half hours of the office hours, up to the last one that ends in time', () => {
    const starts = inHongKong(
      slotStarts(
        { kind: 'call-back', calendar: usualCalendar },
        new Date('2026-11-23T00:00:00+08:00'),
      ),
    );
    const monday = starts.filter((start) => start.startsWith('11-23'));
    expect([monday[0], monday[1], monday.at(-1), monday.length]).toEqual([
      '11-23 09:00',
      '11-23 09:30',
      '11-23 18:00',
      19,
    ]);
    const saturday = starts.filter((start) => start.startsWith('11-28'));
    expect([saturday[0], saturday.at(-1), saturday.length]).toEqual([
      '11-28 09:00',
      '11-28 12:30',
      8,
    ]);
  });

  it('leave an hour to prepare, and go on the next morning after the last of a day', () => {
    const at = (time: string) =>
      inHongKong(
        slotStarts(
          { kind: 'call-back', calendar: usualCalendar },
          new Date(`2026-11-23T${time}+08:00`),
        ),
      )[0];
    expect(at('10:00:00')).toBe('11-23 11:00');
    expect(at('10:00:01')).toBe('11-23 11:30');
    expect(at('17:30:00')).toBe('11-24 09:00');
    expect(at('23:30:00')).toBe('11-24 09:00');
  });

  // As gazetted: 25 and 26 December 2026, 1 January 2027.
  it('leave out Sundays and general holidays, and are those of ten open days', () => {
    expect(
      daysOf(
        slotStarts(
          { kind: 'call-back', calendar: usualCalendar },
          new Date('2026-12-23T08:00:00+08:00'),
        ),
      ),
    ).toEqual('12-23 12-24 12-28 12-29 12-30 12-31 01-02 01-04 01-05 01-06'.split(' '));
  });
});
