import {
  parseAreaField,
  parseDateField,
  parseMoneyField,
  parseTenorField,
} from '@/features/application/form/parse-fields';
import { formatTenorInput } from '@/lib/loan/tenor-input';

describe('what is typed', () => {
  it.each([
    ['20', 240],
    ['20 years', 240],
    ['40', 480],
    ['41', 41],
    ['240', 240],
    ['18 months', 18],
    ['18個月', 18],
    ['10年6個月', 126],
    ['１５', 180],
    ['', undefined],
    ['soon', null],
  ])('the repayment period %p counts %p months', (text, months) =>
    expect(parseTenorField(text)).toBe(months),
  );
  it.each([
    ['585', 585],
    ['1,200', 1_200],
    ['585 sq ft', 585],
    ['100 m²', 1_076.4],
    ['五十', null],
    ['', undefined],
  ])('the area %p is %p square feet', (text, area) => expect(parseAreaField(text)).toBe(area));
  it.each([
    ['3,000,000', 3_000_000],
    ['HK$3m', 3_000_000],
    ['300萬', 3_000_000],
    ['', undefined],
    ['much', null],
  ])('the amount %p is %p', (text, amount) => expect(parseMoneyField(text)).toBe(amount));
  it.each([
    ['1985-02-28', '1985-02-28'],
    ['28/2/1985', '1985-02-28'],
    ['1985年2月28日', '1985-02-28'],
    ['19850228', '1985-02-28'],
    ['1985.2.28', '1985-02-28'],
    ['1985-2-28', '1985-02-28'],
    ['28021985', '1985-02-28'],
    ['20112008', '2008-11-20'],
    ['28 Feb 1985', '1985-02-28'],
    ['28 February, 1985', '1985-02-28'],
    ['28 Fob 1985', '28 Fob 1985'],
    ['30/2/1985', '30/2/1985'],
    ['28.2.85', '1985-02-28'],
    ['1/2/05', '2005-02-01'],
    ['2/28/1985', '1985-02-28'],
    ['3/2/1985', '1985-02-03'],
    [' spring ', 'spring'],
  ])('the day %p is %p', (text, day) => expect(parseDateField(text)).toBe(day));
  it.each([
    [240, '20'],
    [18, '18 m'],
    [126, '126 m'],
    [480, '40'],
    [492, '492 m'],
  ])('a saved period of %p months is typed %p and read back', (months, text) => {
    expect(formatTenorInput(months)).toBe(text);
    expect(parseTenorField(text)).toBe(months);
  });
});
