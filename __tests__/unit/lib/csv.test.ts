import { parse } from 'csv-parse/sync';
import { toCsv, withoutFormula } from '@/lib/csv/csv';

describe('Rows as CSV', () => {
  it('are read back as they were by another hand’s parser', () => {
    const rows = [
      ['期數', 'Payment (HK$)', 'Note'],
      [1, '1199.10', 'say "hi", then\r\ngo'],
      [2, '', 'plain'],
    ];
    expect(parse(toCsv(rows), { bom: true })).toEqual(rows.map((row) => row.map(String)));
  });

  // The characters that OWASP names under CSV injection.
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'show %j, which a spreadsheet would calculate',
    (text) => expect(withoutFormula(text)).toBe(`'${text}`),
  );

  it('leave other texts as they are', () => {
    expect(['amy@lender.hk', "'=1", '12-3', ''].map(withoutFormula)).toEqual([
      'amy@lender.hk',
      "'=1",
      '12-3',
      '',
    ]);
  });

  it('begin with a byte order mark and end each line as RFC 4180 says', () => {
    expect(toCsv([['a', 1]])).toBe('\uFEFFa,1\r\n');
  });
});
