import { sizeClassOf } from '../numeric/basis';
import {
  type BuiltInEstate,
  type BuiltInLevels,
  type BuiltInPlace,
  type BuiltInSubDistrict,
  curveAt,
  type ErrorQuantiles,
} from './built-in-levels';
import { quarterLastDay, type OfficialIndex } from '../market/official-index';
import { normaliseName } from '../model/place-tree';
import { propertyReasons } from '../model/property-flags';
import type { Valuer } from '../model/predict-sales';
import type { EpochDay, Property, Valuation, ValuationLevel } from '../model/sale.types';

const daysPerYear = 365.25;
const normalQuantile80 = 1.2816;
/** Standard deviation, after one year, of a place's price relative to the official index of its size class. */
const yearlyDrift = 0.025;
const wideHalfWidth = 0.15;

interface LevelMatch {
  level: Extract<ValuationLevel, 'estate' | 'subDistrict' | 'district'>;
  logLevel: number;
  subDistrict: BuiltInSubDistrict | null;
  estate: BuiltInEstate | null;
}

/** Values flats from the built-in levels, adjusted to the date by the official index of the size class as published by then. */
export class BuiltInValuer implements Valuer {
  private readonly districts: Map<string, BuiltInPlace>;
  private readonly subDistricts: Map<string, BuiltInSubDistrict>;
  private readonly estates = new Map<string, BuiltInEstate>();

  constructor(
    private readonly levels: BuiltInLevels,
    private readonly officialIndex: OfficialIndex,
  ) {
    this.districts = new Map(
      levels.districts.map((district) => [normaliseName(district.name), district]),
    );
    this.subDistricts = new Map(
      levels.subDistricts.map((place) => [normaliseName(place.name), place]),
    );
    for (const estate of levels.estates) {
      const subDistrict = levels.subDistricts[estate.subDistrict];
      if (subDistrict) this.estates.set(estateKey(subDistrict.name, estate.name), estate);
    }
  }

  /** Values a flat at a date; always without comparables, so a review is required. Throws RangeError unless the area is a positive number. */
  value(property: Property, asOfDay: EpochDay): Valuation {
    if (!(property.areaSqft > 0)) throw new RangeError('areaSqft must be positive');
    const match = this.match(property);
    const logPricePerSqft =
      match.logLevel +
      this.flatEffects(property, match, asOfDay) +
      this.indexAdjustment(property, asOfDay);
    const pricePerSqft = Math.exp(logPricePerSqft);
    const value = pricePerSqft * property.areaSqft;
    const { lower, upper } = this.widenErrors(this.levels.errors[match.level], asOfDay);
    const low = value * Math.exp(lower);
    const high = value * Math.exp(upper);
    const halfWidth = (high - low) / 2 / value;
    const reasons = propertyReasons(property, property.isFirstHand);
    reasons.push('noLocalSales');
    if (halfWidth > wideHalfWidth) reasons.push('wideRange');
    return {
      low,
      value,
      high,
      rangeProbability: 0.8,
      confidence: Math.max(0, 100 * (1 - halfWidth)),
      level: match.level,
      pricePerSqft,
      comparables: [],
      needsPerson: true,
      reasons,
    };
  }

  private match(property: Property): LevelMatch {
    const subDistrict = this.subDistricts.get(normaliseName(property.subDistrict)) ?? null;
    const estate = subDistrict
      ? (this.estates.get(estateKey(subDistrict.name, property.estate || property.building)) ??
        null)
      : null;
    if (estate) return { level: 'estate', logLevel: estate.logLevel, subDistrict, estate };
    if (subDistrict)
      return { level: 'subDistrict', logLevel: subDistrict.logLevel, subDistrict, estate };
    const district = this.districts.get(normaliseName(property.district));
    return {
      level: 'district',
      logLevel: district?.logLevel ?? this.levels.logLevel,
      subDistrict,
      estate,
    };
  }

  private flatEffects(property: Property, match: LevelMatch, asOfDay: EpochDay): number {
    const { levels } = this;
    const logArea = Math.log(property.areaSqft);
    const doublings = (logArea - Math.log(levels.reference.areaSqft)) / Math.LN2;
    const size = curveAt(levels.logArea, logArea) + (match.subDistrict?.sizeSlope ?? 0) * doublings;
    const floors =
      property.floor === null ? 0 : Math.min(property.floor, 60) - levels.reference.floor;
    const floor =
      property.floor === null
        ? 0
        : curveAt(levels.floor, property.floor) + ((match.estate?.floorSlope ?? 0) * floors) / 30;
    return size + floor + this.ageEffect(property, match, asOfDay);
  }

  private ageEffect(
    property: Property,
    { subDistrict, estate }: LevelMatch,
    asOfDay: EpochDay,
  ): number {
    const yearsSince1970 = asOfDay / daysPerYear;
    const completedYear =
      property.completedOnDay === null
        ? estate?.completedYear
        : 1970 + property.completedOnDay / daysPerYear;
    if (completedYear === null || completedYear === undefined) return 0;
    return curveAt(
      { knots: this.levels.ageKnots, values: subDistrict?.ageValues ?? this.levels.ageValues },
      1970 + yearsSince1970 - completedYear,
    );
  }

  private indexAdjustment(property: Property, asOfDay: EpochDay): number {
    const published = this.officialIndex.latestPublished(asOfDay);
    if (published === null) return 0;
    return this.officialIndex.logChange(
      sizeClassOf(property.areaSqft),
      quarterLastDay(this.levels.referenceQuarter),
      published.lastDay,
    );
  }

  private widenErrors({ lower, upper }: ErrorQuantiles, asOfDay: EpochDay): ErrorQuantiles {
    const years = Math.max(
      0,
      (asOfDay - quarterLastDay(this.levels.referenceQuarter)) / daysPerYear - 0.5,
    );
    const drift = normalQuantile80 * yearlyDrift * Math.sqrt(years);
    return { lower: -Math.hypot(lower, drift), upper: Math.hypot(upper, drift) };
  }
}

function estateKey(subDistrict: string, estate: string): string {
  return `${normaliseName(subDistrict)}|${normaliseName(estate)}`;
}
