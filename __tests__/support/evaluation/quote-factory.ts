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
    basis: { kind: 'recentFigures', ownShare: 0.62, month: '2026-07' },
    neighbours: [
      {
        label: 'Sample Garden, Quarry Bay',
        ids: { area: 'HK', district: 's:quarry-bay', estate: 'e:sample-garden' },
        distanceMetres: 420,
        pricePerSqft: 16_900,
        weight: 0.2,
        position: [22.286, 114.214],
      },
      {
        label: 'Model Mansion, Quarry Bay',
        ids: { area: 'HK', district: 's:quarry-bay', building: 'b:model-mansion' },
        distanceMetres: 750,
        pricePerSqft: 15_800,
        weight: 0.11,
        position: [22.2885, 114.2105],
      },
    ],
    drivers: [
      { kind: 'floor', change: 5, differenceHkd: 103_000 },
      { kind: 'floor', change: -5, differenceHkd: -140_000 },
      { kind: 'area', change: 50, differenceHkd: 720_000 },
      { kind: 'age', change: 10, differenceHkd: -210_000 },
    ],
    trend: [
      { date: '2025-12-31', value: 16_500 },
      { date: '2026-03-31', value: 17_094 },
      { date: '2026-11-21', value: 17_094, isEstimate: true },
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
      position: [22.2835, 114.2165],
    },
    ...overrides,
  };
}
