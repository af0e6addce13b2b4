import { parse } from 'csv-parse/sync';
import { toCsv } from '@/lib/csv';

describe('Rows as CSV', () => {
  it('are read back as they were by another hand’s parser', () => {
    const rows = [
      ['期數', 'Payment (HK$)', 'Note'],
      [1, '1199.10', 'say "hi", then\r\ngo'],
      [2, '', 'plain'],
    ];
    expect(parse(toCsv(rows), { bom: true })).toEqual(rows.map((row) => row.map(String)));
  });

  it('begin with a byte order mark and end each line as RFC 4180 says', () => {
    expect(toCsv([['a', 1]])).toBe('\uFEFFa,1\r\n');
  });
});
