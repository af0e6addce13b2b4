import { contentPaths, flowPaths, localisedPath } from '@/config/paths';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import { parseFloorNumber } from './parse-figures';

export type Certainty = 'high' | 'medium' | 'low';

/** Half the width of the range in percent of the value, up to which it counts as sure, and from which as unsure. */
const sureHalfWidth = 10;
const unsureHalfWidth = 20;
const nearLevels: readonly QuoteData['level'][] = ['stack', 'building'];
const farLevels: readonly QuoteData['level'][] = ['subDistrict', 'district', 'region'];

/** High: known sales of the building and a narrow range. Low: the level of a neighbourhood, or a wide range. Otherwise medium. */
export function certaintyOf({ confidence, level, hasKnownSales }: Pick<QuoteData, 'confidence' | 'level' | 'hasKnownSales'>): Certainty {
  const halfWidth = 100 - confidence;
  if (farLevels.includes(level) || halfWidth > unsureHalfWidth) return 'low';
  return hasKnownSales && nearLevels.includes(level) && halfWidth <= sureHalfWidth ? 'high' : 'medium';
}

export function calculatorLink({ value }: Pick<QuoteData, 'value'>, locale: Locale): string {
  return `${localisedPath(locale, contentPaths.loanCalculator)}?${new URLSearchParams({ propertyValue: String(value) })}`;
}

/** The application with the property: its value and identifiers, never an address typed by hand. */
export function applicationLink({ value, property }: Pick<QuoteData, 'value' | 'property'>, locale: Locale): string {
  const floor = property.floor === null ? null : parseFloorNumber(property.floor);
  const carried = new URLSearchParams({ propertyValue: String(value), ...property.ids });
  if (floor !== null) carried.set('floor', `f:${floor}`);
  if (property.room !== null) carried.set('room', property.room);
  if (property.areaSqft !== null) carried.set('areaSqft', String(property.areaSqft));
  return `${localisedPath(locale, flowPaths.applyFirst)}?${carried}`;
}

interface Bar {
  /** Percent of the width. */
  low: number;
  value: number;
  high: number;
}

const leastShown = 0.25;
const breathingSpace = 1.15;

/** Where a range lies on a scale of a quarter above and below the value, or more where the range is wider: a sure range looks narrow. */
export function barOf({ low, value, high }: Pick<QuoteData, 'low' | 'value' | 'high'>): Bar {
  const reach = Math.max(leastShown * value, (value - low) * breathingSpace, (high - value) * breathingSpace, 1);
  const at = (amount: number): number => Math.round((50 + ((amount - value) / reach) * 50) * 100) / 100;
  return { low: at(low), value: at(value), high: at(high) };
}
