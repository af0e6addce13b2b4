import type { DistrictId, SubDistrictId } from '../facts/districts';

/** How a place's flats may be sold; `namedCourt` and `namedEstate` are only named like subsidised ones. */
export const levelSchemes = [
  'private',
  'homeOwnership',
  'publicRental',
  'namedCourt',
  'namedEstate',
] as const;
export type LevelScheme = (typeof levelSchemes)[number];

/** What a place's name tells of its kind and time; `unlisted` is not in the catalogue. */
export const nameKinds = [
  'streetNumber',
  'house',
  'building',
  'court',
  'garden',
  'recent',
  'foreign',
  'other',
  'unlisted',
  'subsidised',
] as const;
export type NameKind = (typeof nameKinds)[number];

/** What is known of an estate or a building without any sale. */
export interface LevelPlace {
  id: string;
  district: DistrictId | undefined;
  subDistrict: SubDistrictId | undefined;
  region: 'Hong Kong' | 'Kowloon' | 'New Territories';
  /** Kilometres north and east of the middle of the city. */
  north: number;
  east: number;
  /** False where only the sub-district is known and the position is its middle. */
  isPositionKnown: boolean;
  completedYear: number | null;
  scheme: LevelScheme;
  nameKind: NameKind;
  topFloor: number | null;
}

/** Months since year 0, so that two of them can be subtracted. */
export type MonthNumber = number;

export const monthNumber = (year: number, month: number): MonthNumber => year * 12 + month - 1;

/** The month of a day written `YYYY-MM…`; NaN for any other text. */
export function parseMonth(text: string): MonthNumber {
  const match = /^(\d{4})-(\d{2})/.exec(text);
  return match ? monthNumber(Number(match[1]), Number(match[2])) : Number.NaN;
}

export const formatMonth = (month: MonthNumber): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

/**
 * `history`: many sales pooled to one level; `launch`: the same of sales by the developer; `sold` and `asking`: a month's median.
 */
export type ObservationKind = 'history' | 'launch' | 'sold' | 'asking';

/** What was paid or asked for a square foot of a place's typical flat. */
export interface LevelObservation {
  /** Position of the place in the list of places. */
  place: number;
  kind: ObservationKind;
  month: MonthNumber;
  logPrice: number;
  logArea: number;
  /** Sales or offers behind the figure; of pooled sales their robust weight. */
  count: number;
}

/** Position in kilometres for the covariance of levels. */
export function toKilometres(
  latitude: number,
  longitude: number,
): Pick<LevelPlace, 'north' | 'east'> {
  return { north: (latitude - 22.35) * 111.2, east: (longitude - 114.15) * 102.8 };
}

/** What a doubling of the area takes from the price of a square foot within one estate, per unit of log area; fitted by us. */
export const areaSlope = -0.149;
/** What a floor adds per unit of log (1 + floor) within one estate; fitted by us. */
export const floorSlope = 0.0401;
