import { formatTenor } from '@/lib/texts/format-tenor';

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
