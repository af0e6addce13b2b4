import { dayMs } from '@/lib/hong-kong-day';
import { areas, findSubDistrict } from '../facts/districts';
import { type IndexQuarter, OfficialIndex } from '../market/official-index';
import { hatWeights, sizeClassOf } from '../numeric/basis';
import type { Valuer } from '../model/predict-sales';
import { propertyReasons } from '../model/property-flags';
import type { EpochDay, Property, Valuation } from '../model/sale.types';
import { isoDayOf } from '../model/transaction-row';
import {
  type BookLevel,
  levelsOf,
  type BookLevels,
  type LevelBookData,
  type LevelKnowledge,
  type LevelSupport,
} from './level-book';
import {
  areaSlope,
  floorSlope,
  type LevelPlace,
  type MonthNumber,
  parseMonth,
} from './level-place';
import { MonthlyIndex } from './monthly-index';

const wideHalfWidth = 0.15;
/**
 * Standard deviation that a month without data adds to a level carried by the official index: levels of 2020 carried for six years missed
 * those of July 2026 by 22 % at 80 %.
 */
const monthlyDeviation = 0.016;
/** Newer sales are used directly, without the levels. */
const staleDays = 120;
const daysPerMonth = 30.44;
const defaultAreaSqft = 450;
const highestUsualFloor = 60;

/** A level with what a flat's own size, floor and age change. */
interface FlatLevel {
  level: BookLevel;
  isPlace: boolean;
  logPricePerSqft: number;
}

/** The support of a level, with what is known of its place. */
export interface PlaceSupport extends LevelSupport {
  knowledge: LevelKnowledge | 'subDistrict';
  /** Such as `2026-07`. */
  month: string;
}

/** Values flats from our own estimates of the level of each place; it knows no sale. */
export class LevelValuer implements Valuer {
  private readonly levels: BookLevels;
  private readonly index: MonthlyIndex;
  private readonly officialIndex: OfficialIndex;
  private readonly month: MonthNumber;
  private readonly monthMiddle: EpochDay;

  constructor(
    private readonly data: LevelBookData,
    quarters: readonly IndexQuarter[],
  ) {
    this.levels = levelsOf(data);
    this.index = new MonthlyIndex(quarters);
    this.officialIndex = new OfficialIndex(quarters);
    this.month = parseMonth(data.month);
    this.monthMiddle = Date.parse(`${data.month}-15T00:00:00Z`) / dayMs;
  }

  /** Values a flat of the first of its places that has a level; shows the comparables of a valuation by older sales. Throws RangeError unless the area is a positive number and a place is known. */
  value(property: Property, asOfDay: EpochDay, bySales?: Valuation): Valuation {
    if (!(property.areaSqft > 0)) throw new RangeError('areaSqft must be positive');
    const found = this.levelOf(property, asOfDay);
    if (!found) throw new RangeError('no level is known for these places');
    const { level, isPlace, logPricePerSqft } = found;
    const pricePerSqft = Math.exp(logPricePerSqft);
    const value = pricePerSqft * property.areaSqft;
    const { lower, upper } = this.rangeOf(level, asOfDay);
    const low = value * Math.exp(lower);
    const high = value * Math.exp(upper);
    const halfWidth = (high - low) / 2 / value;
    const reasons = propertyReasons(property, property.isFirstHand);
    if (!isPlace || level.knowledge === 'neighbours') reasons.push('noLocalSales');
    if (halfWidth > wideHalfWidth) reasons.push('wideRange');
    return {
      low,
      value,
      high,
      rangeProbability: 0.8,
      confidence: Math.max(0, 100 * (1 - halfWidth)),
      level: isPlace ? 'estate' : 'subDistrict',
      pricePerSqft,
      comparables: bySales?.comparables ?? [],
      needsPerson: reasons.length > 0,
      reasons,
    };
  }

  /** What the level of the first known of a flat's places rests on, and of which month it is. */
  supportOf(places: readonly string[]): PlaceSupport | undefined {
    for (const id of places) {
      const level = this.levels.find(id);
      const support = this.levels.supportOf(id);
      if (level && support)
        return {
          ...support,
          knowledge: isSubDistrict(id) ? 'subDistrict' : level.knowledge,
          month: this.data.month,
        };
    }
    return undefined;
  }

  /** Whether a level of this very place is known. */
  hasLevel(id: string): boolean {
    return this.levels.find(id) !== undefined;
  }

  /** The flat of which a place's level is told, and what that rests on; undefined where the place has no level of its own. */
  typicalFlat(
    id: string,
  ): { areaSqft: number; floor: number | null; knowledge: LevelKnowledge } | undefined {
    const level = this.levels.find(id);
    return (
      level && {
        areaSqft: level.logArea === null ? defaultAreaSqft : Math.exp(level.logArea),
        floor: level.logFloor === null ? null : Math.max(0, Math.round(Math.expm1(level.logFloor))),
        knowledge: level.knowledge,
      }
    );
  }

  /** The month of the levels and the last month of figures behind them, as `YYYY-MM`, the day they were fitted, and the errors of those held back. */
  get state(): Pick<LevelBookData, 'month' | 'dataUntil' | 'fittedOn' | 'accuracy'> {
    const { month, dataUntil, fittedOn, accuracy } = this.data;
    return { month, dataUntil, fittedOn, accuracy };
  }

  /** Whether the levels know more of a flat's place today than sales that end with this day. */
  isBetterThan(
    lastSaleDay: EpochDay,
    { places = [], today }: { places?: readonly string[] | undefined; today: EpochDay },
  ): boolean {
    const isPlaceKnown = places.some((id) => !isSubDistrict(id) && this.levels.find(id));
    return isPlaceKnown && today - lastSaleDay > staleDays && lastSaleDay < this.monthMiddle;
  }

  private levelOf(property: Property, asOfDay: EpochDay): FlatLevel | undefined {
    for (const id of property.places ?? []) {
      const level = this.levels.find(id);
      if (!level) continue;
      const isPlace = !isSubDistrict(id);
      const logArea = Math.log(property.areaSqft);
      const floor =
        property.floor === null || level.logFloor === null
          ? 0
          : floorSlope *
            (Math.log1p(Math.min(Math.max(property.floor, 0), highestUsualFloor)) - level.logFloor);
      const size =
        level.logArea === null
          ? this.curve('area', property, logArea) -
            this.curve('area', property, Math.log(defaultAreaSqft))
          : areaSlope * (logArea - level.logArea);
      const age = isPlace ? 0 : this.ageEffect(property, asOfDay);
      return {
        level,
        isPlace,
        logPricePerSqft: level.logPrice + size + floor + age + this.change(property, asOfDay),
      };
    }
    return undefined;
  }

  private ageEffect(property: Property, asOfDay: EpochDay): number {
    if (property.completedOnDay === null) return 0;
    return this.curve('age', property, (asOfDay - property.completedOnDay) / 365.25);
  }

  private curve(kind: 'area' | 'age', property: Property, point: number): number {
    const region = regionOf(property.places ?? []);
    const knots = kind === 'area' ? this.data.areaKnots : this.data.ageKnots;
    const values = (kind === 'area' ? this.data.areaCurves : this.data.ageCurves)[region];
    const { lower, upper, upperWeight } = hatWeights(point, knots);
    return (values[lower] ?? 0) * (1 - upperWeight) + (values[upper] ?? 0) * upperWeight;
  }

  /** What the official index, as published by the day, says has happened since the levels' month. */
  private change({ areaSqft }: Property, asOfDay: EpochDay): number {
    const published = this.officialIndex.latestPublished(asOfDay);
    if (published === null) return 0;
    const last = parseMonth(isoDayOf(published.lastDay)) - 1;
    return this.index.logChange(sizeClassOf(areaSqft), this.month, Math.max(last, this.month));
  }

  private rangeOf(level: BookLevel, asOfDay: EpochDay): { lower: number; upper: number } {
    const known = level.knowledge === 'neighbours' ? 'neighbours' : 'known';
    const { lower, middle, upper } = this.data.errors[known][level.period];
    const months = Math.max(0, (asOfDay - this.monthMiddle) / daysPerMonth);
    const deviation = Math.hypot(
      level.deviation,
      this.data.saleDeviation,
      monthlyDeviation * Math.sqrt(months),
    );
    return { lower: (lower - middle) * deviation, upper: (upper - middle) * deviation };
  }
}

const isSubDistrict = (id: string): boolean => id.startsWith('s:');

function regionOf(places: readonly string[]): LevelPlace['region'] {
  const fact = places.map(findSubDistrict).find((known) => known !== undefined);
  return areas.find(({ id }) => id === fact?.area)?.priceRegion ?? 'New Territories';
}
