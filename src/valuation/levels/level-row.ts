import { parseMonth, type MonthNumber } from './level-place';

/** A month's median of one place as published: HK$ per square foot (saleable). */
export interface PublishedLevel {
  /** The name of the estate, the more exact spelling first. */
  names: string[];
  district: string;
  kind: 'sold' | 'asking';
  month: MonthNumber;
  pricePerSqft: number;
  areaSqft: number;
  count: number;
  completedYear: number | null;
}

export const levelLimits = {
  pricePerSqft: { min: 1_000, max: 150_000 },
  areaSqft: { min: 80, max: 10_000 },
} as const;

/** One record of the published shape of levels; a text says why it cannot be one. */
export function levelFromRecord(
  record: Record<string, string>,
): PublishedLevel | 'missingDate' | 'missingBuilding' | 'missingPrice' | 'missingArea' {
  const month = parseMonth(record['month'] ?? '');
  const kind = record['kind'];
  const names = [record['full'], record['key'], record['name']].flatMap(
    (name) => name?.trim() || [],
  );
  const pricePerSqft = Number(record['psf']);
  const areaSqft = (Number(record['area_min']) + Number(record['area_max'])) / 2;
  const count = Number(record['n'] || 1);
  const year = Math.round(Number(record['year_built']));
  if (Number.isNaN(month)) return 'missingDate';
  if (names.length === 0) return 'missingBuilding';
  if ((kind !== 'sold' && kind !== 'asking') || !isWithin(pricePerSqft, levelLimits.pricePerSqft))
    return 'missingPrice';
  if (!isWithin(areaSqft, levelLimits.areaSqft) || !(count >= 1)) return 'missingArea';
  return {
    names,
    district: record['district'] ?? '',
    kind,
    month,
    pricePerSqft,
    areaSqft,
    count,
    completedYear: year > 1900 ? year : null,
  };
}

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max;
