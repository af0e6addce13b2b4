import { contentPaths, flowPaths, localisedPath } from '@/config/paths';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import { parseFloorNumber } from './parse-figures';

export type Certainty = 'high' | 'medium' | 'low';

/** Half the width of the range, in percent of the value: the maxima for high and for medium certainty. */
const highCertaintyMaxHalfWidth = 10;
const mediumCertaintyMaxHalfWidth = 18;

/** By the width of the range alone, which holds all that is known of the property and of the months since. */
export function quoteCertainty({ confidence }: Pick<QuoteData, 'confidence'>): Certainty {
  const halfWidth = 100 - confidence;
  if (halfWidth <= highCertaintyMaxHalfWidth) return 'high';
  return halfWidth <= mediumCertaintyMaxHalfWidth ? 'medium' : 'low';
}

export function calculatorLink({ value }: Pick<QuoteData, 'value'>, locale: Locale): string {
  return `${localisedPath(locale, contentPaths.loanCalculator)}?${new URLSearchParams({ propertyValue: String(value) })}`;
}

/** Link to the application with the property's value and identifiers; a manually entered address is never included. */
export function applicationLink(
  { value, property }: Pick<QuoteData, 'value' | 'property'>,
  locale: Locale,
): string {
  const floor = property.floor === null ? null : parseFloorNumber(property.floor);
  const queryParams = new URLSearchParams({ propertyValue: String(value), ...property.ids });
  if (floor !== null) queryParams.set('floor', `f:${floor}`);
  if (property.room !== null) queryParams.set('room', property.room);
  if (property.areaSqft !== null) queryParams.set('areaSqft', String(property.areaSqft));
  return `${localisedPath(locale, flowPaths.applyFirst)}?${queryParams}`;
}

interface RangeBarPositions {
  /** Percent of the width. */
  low: number;
  value: number;
  high: number;
}

const minReachRatio = 0.25;
const reachPadding = 1.15;

/** Positions of a range on a scale of 25 % above and below the value, or more if the range is wider, so that a certain range looks narrow. */
export function rangeBarPositions({
  low,
  value,
  high,
}: Pick<QuoteData, 'low' | 'value' | 'high'>): RangeBarPositions {
  const reach = Math.max(
    minReachRatio * value,
    (value - low) * reachPadding,
    (high - value) * reachPadding,
    1,
  );
  const at = (amount: number): number =>
    Math.round((50 + ((amount - value) / reach) * 50) * 100) / 100;
  return { low: at(low), value: at(value), high: at(high) };
}
