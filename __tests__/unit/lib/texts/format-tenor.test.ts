import { formatTenor, formatYearsAndMonths } from '@/lib/texts/format-tenor';

describe('A tenor', () => {
  it.each([
    [1, '1 month', '1個月', '1个月'],
    [12, '12 months', '12個月', '12个月'],
    [18, '18 months', '18個月', '18个月'],
    [24, '2 years', '2年', '2年'],
    [30, '30 months', '30個月', '30个月'],
    [360, '30 years', '30年', '30年'],
  ] as const)('of %p months reads %s in en, hk and cn', (months, ...texts) => {
    expect([
      formatTenor(months, 'en'),
      formatTenor(months, 'hk'),
      formatTenor(months, 'cn'),
    ]).toEqual(texts);
  });
});

describe('A period of years and months', () => {
  it.each([
    [1, '1 month', '1個月', '1个月'],
    [8, '8 months', '8個月', '8个月'],
    [12, '1 year', '1年', '1年'],
    [13, '1 year 1 month', '1年1個月', '1年1个月'],
    [126, '10 years 6 months', '10年6個月', '10年6个月'],
    [360, '30 years', '30年', '30年'],
  ] as const)('of %p months reads %s in en, hk and cn', (months, ...texts) => {
    expect([
      formatYearsAndMonths(months, 'en'),
      formatYearsAndMonths(months, 'hk'),
      formatYearsAndMonths(months, 'cn'),
    ]).toEqual(texts);
  });
});
