import type { Instalment } from '@/contracts/account/account-loan';
import { paymentCalendar } from '@/features/account/screens/payments/paying/payment-calendar';
import { paymentChoices } from '@/features/account/screens/payments/paying/payment-choices';
import { loan } from '@test/support/account/account-factory';

const instalment = (n: number, changes: Partial<Instalment> = {}): Instalment => ({
  n,
  date: `2027-${String(((n - 1) % 12) + 1).padStart(2, '0')}-05`,
  payment: 25_606.1,
  interest: 1,
  principal: 1,
  balance: 1,
  state: 'upcoming',
  ...changes,
});
const texts = {
  calendar: 'Payments',
  title: ({ payment }: Instalment) => `Mortgage: ${payment}; due, soon`,
  description: 'Reference LN-1',
};

/** Lines of a calendar file with folded ones joined (RFC 5545 section 3.1). */
const linesOf = (text: string): string[] => text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');

describe('The calendar of payments', () => {
  it('has an event of a whole day for each payment that is still to come, a holiday left out', () => {
    const lines = linesOf(
      paymentCalendar(
        'LN-1',
        [
          instalment(1, { state: 'paid' }),
          instalment(2, { state: 'overdue' }),
          instalment(3, { state: 'due' }),
          instalment(4, { state: 'holiday', payment: 0 }),
          instalment(5),
        ],
        texts,
      ),
    );
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART;VALUE=DATE:20270305',
      'DTSTART;VALUE=DATE:20270505',
    ]);
    expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([
      'DTEND;VALUE=DATE:20270306',
      'DTEND;VALUE=DATE:20270506',
    ]);
    // RFC 5545 section 3.3.6: a T is followed by a time
    expect(lines.filter((line) => /:-?P\d*D?T$/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('UID'))).toEqual([
      'UID:LN-1-2027-03-05',
      'UID:LN-1-2027-05-05',
    ]);
    expect(lines).toContain('SUMMARY:Mortgage: 25606.1\\; due\\, soon');
    expect(lines).toContain('DESCRIPTION:Reference LN-1');
    expect(lines).toContain('TRANSP:TRANSPARENT');
    expect(lines.filter((line) => line === 'TRIGGER:-PT39H')).toHaveLength(2);
  });

  it('ends after a year', () => {
    const schedule = Array.from({ length: 14 }, (_, index) => instalment(index + 1));
    const lines = linesOf(paymentCalendar('LN-1', schedule, texts));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(12);
  });
});

describe('What can be paid', () => {
  const next = { date: '2026-12-15', amount: 0.2, interest: 0.2, principal: 0, creditUsed: 0 };
  const arrears = { amount: 0.1, since: '2026-11-02', days: 19 };

  it('is what is overdue and that with the next payment, which no payment reaches before', () => {
    expect(paymentChoices(loan({ arrears, nextPayment: next }))).toEqual([
      { key: 'overdue', amount: 0.1 },
      { key: 'both', amount: 0.3 },
    ]);
  });

  it('is the next payment where nothing is overdue, what is overdue where no other comes, and nothing at the end', () => {
    expect(paymentChoices(loan({ arrears: null, nextPayment: next }))).toEqual([
      { key: 'next', amount: 0.2 },
    ]);
    expect(paymentChoices(loan({ arrears, nextPayment: null }))).toEqual([
      { key: 'overdue', amount: 0.1 },
    ]);
    expect(paymentChoices(loan({ arrears: null, nextPayment: null }))).toEqual([]);
  });
});
