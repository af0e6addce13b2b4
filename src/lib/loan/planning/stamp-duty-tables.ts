/** One band up to and including `upTo` HK$: `base` + `rate` % of the price above `over`. */
export interface StampDutyBand {
  readonly upTo: number;
  readonly base: number;
  readonly rate: number;
  readonly over: number;
}

/** A Scale 2 table; `announced` = made public but, when written here, still subject to the Legislative Council. */
export interface StampDutyTable {
  readonly effectiveFrom: string;
  readonly status: 'enacted' | 'announced';
  readonly bands: readonly StampDutyBand[];
  readonly residentialAbove: { readonly threshold: number; readonly rate: number } | null;
}

const bandsFromFebruary2025: readonly StampDutyBand[] = [
  { upTo: 4_000_000, base: 100, rate: 0, over: 0 },
  { upTo: 4_323_780, base: 100, rate: 20, over: 4_000_000 },
  { upTo: 4_500_000, base: 0, rate: 1.5, over: 0 },
  { upTo: 4_935_480, base: 67_500, rate: 10, over: 4_500_000 },
  { upTo: 6_000_000, base: 0, rate: 2.25, over: 0 },
  { upTo: 6_642_860, base: 135_000, rate: 10, over: 6_000_000 },
  { upTo: 9_000_000, base: 0, rate: 3, over: 0 },
  { upTo: 10_080_000, base: 270_000, rate: 10, over: 9_000_000 },
  { upTo: 20_000_000, base: 0, rate: 3.75, over: 0 },
  { upTo: 21_739_120, base: 750_000, rate: 10, over: 20_000_000 },
  { upTo: Infinity, base: 0, rate: 4.25, over: 0 },
];

/** Ad valorem stamp duty on property, Scale 2, Stamp Duty Ordinance (Cap. 117), oldest first. */
export const stampDutyTables: readonly [StampDutyTable, ...StampDutyTable[]] = [
  {
    effectiveFrom: '2025-02-26',
    status: 'enacted',
    bands: bandsFromFebruary2025,
    residentialAbove: null,
  },
  {
    effectiveFrom: '2026-02-26',
    status: 'announced',
    bands: bandsFromFebruary2025,
    residentialAbove: { threshold: 100_000_000, rate: 6.5 },
  },
];
