/** Options by list and by what was chosen before; integer-like values are what the contract forbids, so this lender has none. */
export const options: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  areas: { NT: 'New Territories', IS: 'Islands', HK: 'Hong Kong Island', KL: 'Kowloon' },
  districts: { 's:quarry-bay': 'Quarry Bay', 's:north-point': 'North Point' },
  estates: { 'e:peak-court': 'Peak Court', 'e:bay-court': 'Bay Court' },
  streets: { 't:king-road': 'King Road' },
  streetno: { 'n:12': '12' },
  buildings: { 'b:one': 'Building One' },
  blocks: {},
  floors: { 'f:2': '2/F', 'f:10': '10/F' },
  rooms: { 'r:a': 'A', 'r:b': 'B' },
  carparks: { 'c:peak-court': 'Car park of Peak Court' },
};

export const floorInfo = [
  { key: 'f:10', label: '10/F', value: 'f:10' },
  { key: 'f:2', label: '2/F', value: 'f:2' },
];

export const roomInfo = [{ key: 'r:a', label: 'A', value: 'r:a', saleableAreaSqft: 612 }];

export const searchHits = [
  {
    key: 'e:peak-court',
    label: 'Peak Court, Quarry Bay',
    value: 'e:peak-court',
    link: '/online-property?area=HK&district=s%3Aquarry-bay&estate=e%3Apeak-court',
    ids: { area: 'HK', district: 's:quarry-bay', estate: 'e:peak-court' },
    level: 'estate',
  },
];

/** A valuation whose figures no formula of the site makes. */
export const quote = {
  low: 7_111_000,
  value: 7_777_000,
  high: 8_222_000,
  confidence: 88,
  rangeProbability: 0.8,
  level: 'estate',
  pricePerSqft: 12_345,
  asOf: '2026-11-01',
  validUntil: '2027-01-31',
  hasKnownSales: true,
  comparables: [
    {
      soldOn: '2026-09-01',
      label: 'Peak Court',
      floor: '9/F',
      room: 'B',
      areaSqft: 600,
      priceHkd: 7_500_000,
      pricePerSqft: 12_500,
      weight: 1,
    },
  ],
  basis: null,
  neighbours: [],
  drivers: [],
  trend: [
    { date: '2026-06-30', value: 12_000 },
    { date: '2026-09-30', value: 12_345 },
  ],
  maxLoan: { percent75: 5_832_750, percent85: 6_610_450 },
  needsPerson: false,
  reasons: [],
  property: {
    label: 'Peak Court',
    ids: { area: 'HK', district: 's:quarry-bay', estate: 'e:peak-court' },
    areaSqft: 612,
    floor: null,
    room: null,
    ageYears: null,
  },
};
