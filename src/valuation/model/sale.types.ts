/** Days since 1970-01-01 (UTC). */
export type EpochDay = number;

/** A flat as far as it is known. Names are the source's own spelling; blank text and null mean unknown. */
export interface Property {
  district: string;
  subDistrict: string;
  estate: string;
  building: string;
  flat: string;
  floor: number | null;
  areaSqft: number;
  /** Identifiers of the flat's places in the catalogue, the narrowest first, its sub-district last. */
  places?: readonly string[];
  completedOnDay: EpochDay | null;
  latitude: number | null;
  longitude: number | null;
  /** Sold by the developer, at the developer's price list. */
  isFirstHand: boolean;
  /** The source knows the building but no completion date: usually still under construction. */
  isCompletionBlank: boolean;
}

/** One recorded sale: price in Hong Kong dollars, saleable area in square feet. */
export interface Sale extends Property {
  id: string;
  soldOnDay: EpochDay;
  priceHkd: number;
}

export const valuationLevels = ['stack', 'building', 'estate', 'subDistrict', 'district'] as const;
/** The finest place whose own sales carry a valuation. */
export type ValuationLevel = (typeof valuationLevels)[number];

export const reviewReasons = [
  'fewComparables',
  'wideRange',
  'subsidisedHousing',
  'villageHouse',
  'uncompletedBuilding',
  'unusualSize',
  'noLocalSales',
] as const;
/** Why a valuation needs a review before it is relied on. */
export type ReviewReason = (typeof reviewReasons)[number];

/** A comparable of a valuation; the weight is its share of the local correction, 0 to 1. */
export interface ValuationComparable {
  saleId: string;
  weight: number;
}

/** Value in Hong Kong dollars with its 80 % range, level and comparables. */
export interface Valuation {
  low: number;
  value: number;
  high: number;
  /** Share of sales expected to fall between low and high. */
  rangeProbability: number;
  /** Stated certainty, 0 to 100: 100 minus half the width of the range in per cent of the value, never below 0. */
  confidence: number;
  level: ValuationLevel;
  pricePerSqft: number;
  comparables: ValuationComparable[];
  needsPerson: boolean;
  reasons: ReviewReason[];
}
