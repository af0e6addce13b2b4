import { scheduleCsv } from '@/backoffice/domains/calculation/calculation.csv';

const rows = [
  {
    n: 1,
    date: '2026-02-28',
    payment: 1234.5,
    interest: 0.4,
    principal: 1234.1,
    balance: 1_000_000,
  },
  { n: 2, date: null, payment: 17, interest: 0, principal: 17, balance: 0 },
];

describe('The schedule as CSV', () => {
  it('is a byte order mark, headings and rows that end in CR LF, money with two decimals and no thousands marks', () => {
    expect(scheduleCsv(rows, 'en')).toBe(
      '\uFEFFNo.,Date,Payment (HK$),Interest (HK$),Principal (HK$),Balance (HK$)\r\n1,2026-02-28,1234.50,0.40,1234.10,1000000.00\r\n2,,17.00,0.00,17.00,0.00\r\n',
    );
  });

  it.each([
    ['hk', '期數,日期,供款（港元）,利息（港元）,本金（港元）,結欠（港元）'],
    ['cn', '期数,日期,还款（港元）,利息（港元）,本金（港元）,余额（港元）'],
  ] as const)('has its headings in %s', (locale, headings) => {
    expect(scheduleCsv([], locale)).toBe(`\uFEFF${headings}\r\n`);
  });
});
