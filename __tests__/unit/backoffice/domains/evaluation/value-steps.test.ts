import { roundRange, roundValue } from '@/backoffice/domains/evaluation/value-steps';

it('A value is shown to the nearest HK$10,000, and a range outwards', () => {
  expect([roundValue(5_004_999), roundValue(5_005_000)]).toEqual([5_000_000, 5_010_000]);
  expect(roundRange({ low: 4_619_999, high: 5_400_001 })).toEqual({
    low: 4_610_000,
    high: 5_410_000,
  });
  expect(roundRange({ low: 4_620_000, high: 5_400_000 })).toEqual({
    low: 4_620_000,
    high: 5_400_000,
  });
});
