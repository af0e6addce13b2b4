import type { QuoteData } from '@/contracts/evaluation/evaluation';

/** A valuation with every part filled. */
export function quoteData(overrides: Partial<QuoteData> = {}): QuoteData {
  return {
    low: 9_200_000,
    value: 10_000_000,
    high: 10_900_000,
    confidence: 91.5,
    rangeProbability: 0.8,
    level: 'building',
    pricePerSqft: 17_094,
    asOf: '2026-11-21',
    validUntil: '2026-12-21',
    hasKnownSales: true,
    comparables: [
      {
        soldOn: '2020-05-04',
        label: 'Tower 3, Example Court',
        floor: '12',
        room: 'A',
        areaSqft: 585,
        priceHkd: 9_800_000,
        pricePerSqft: 16_752,
        weight: 0.4,
      },
    ],
    trend: [
      { date: '2025-12-31', value: 16_500 },
      { date: '2026-03-31', value: 17_094 },
    ],
    maxLoan: { percent75: 7_500_000, percent85: 8_500_000 },
    needsPerson: false,
    reasons: [],
    property: {
      label: 'Tower 3, Example Court, Quarry Bay',
      ids: {
        area: 'HK',
        district: 's:quarry-bay',
        estate: 'e:example-court',
        block: 'b:example-court-3',
      },
      areaSqft: 585,
      floor: '15/F',
      room: 'A',
      ageYears: 40,
    },
    ...overrides,
  };
}
