import { scheduleCsv } from '@/features/calculation/schedule-csv';

const headings = {
  n: 'No.',
  date: 'Date',
  payment: 'Paid',
  interest: 'Interest',
  principal: 'Principal',
  balance: 'Still owed, HK$',
};
const rows = [
  { n: 1, date: '2026-02-28', payment: 1000.5, interest: 100, principal: 900.5, balance: 99.5 },
  { n: 2, date: '2026-03-31', payment: 100, interest: 0.5, principal: 99.5, balance: 0 },
];

describe('schedule as CSV', () => {
  it('has one line a payment, two decimals, and quotes where a heading has a comma', () => {
    expect(scheduleCsv(rows, headings)).toBe(
      '\uFEFFNo.,Date,Paid,Interest,Principal,"Still owed, HK$"\r\n1,2026-02-28,1000.50,100.00,900.50,99.50\r\n2,2026-03-31,100.00,0.50,99.50,0.00\r\n',
    );
  });

  it('leaves the date out where there is none', () => {
    const undated = rows.map((row) => ({ ...row, date: null }));
    expect(scheduleCsv(undated, headings).split('\r\n')[0]).toBe(
      '\uFEFFNo.,Paid,Interest,Principal,"Still owed, HK$"',
    );
  });
});
