import type { EstateValue } from '@/contracts/evaluation/estate';
import { dayMs } from '@/lib/hong-kong-day';
import { indexedFigures } from '@/valuation/market/indexed-figures';
import type { IndexQuarter } from '@/valuation/market/official-index';
import type { EpochDay, Valuation } from '@/valuation/model/sale.types';
import { isoDayOf } from '@/valuation/model/transaction-row';
import { roundValue } from '../value-steps';

const priceStep = 10;
const areaStep = 10;
const smallestAreaSqft = 160;
/** Sizes shown in addition to the typical one, as shares of it, where the sizes of the estate's flats are unknown. */
const sizeFactors = [0.7, 0.85, 1, 1.2, 1.5];
const floorShares = [0.1, 0.35, 0.65, 0.95];
const maxSizes = 5;
/** Ten years, and the quarter that they begin with. */
const maxQuarters = 41;

export const roundPrice = (price: number): number => Math.round(price / priceStep) * priceStep;
const roundArea = (area: number): number => Math.round(area / areaStep) * areaStep;

/** The figures of a flat as they are shown. */
export function roundFlat(
  { value, pricePerSqft }: Pick<Valuation, 'value' | 'pricePerSqft'>,
  flat: { areaSqft: number; floor: number | null },
): EstateValue['bySize'][number] {
  return {
    ...flat,
    pricePerSqft: roundPrice(pricePerSqft),
    value: roundValue(value),
  };
}

/** The flat sizes whose values the page shows: from the smaller to the larger sizes of the estate, the typical one included. */
export function sizesOf(typicalSqft: number, known: { min: number; max: number } | null): number[] {
  const sizes = known
    ? [
        known.min,
        (known.min + typicalSqft) / 2,
        typicalSqft,
        (typicalSqft + known.max) / 2,
        known.max,
      ]
    : sizeFactors.map((factor) => factor * typicalSqft);
  const rounded = [...new Set(sizes.map(roundArea))].filter((area) => area >= smallestAreaSqft);
  return rounded.sort((one, other) => one - other).slice(0, maxSizes);
}

/** The floors whose values the page shows, from a low to a high one; none where the height of the building is unknown. */
export function floorsOf(topFloor: number | null): number[] {
  if (topFloor === null || topFloor < 2) return [];
  return [...new Set(floorShares.map((share) => Math.max(1, Math.round(share * topFloor))))];
}

export interface TrendOptions {
  quarters: readonly IndexQuarter[];
  pricePerSqft: number;
  areaSqft: number;
  completedYear: number | null;
  today: EpochDay;
}

/** Today's price carried back by the official index of the size class, since the building was completed; today itself is an estimate. */
export function estateTrend({
  quarters,
  pricePerSqft,
  areaSqft,
  completedYear,
  today,
}: TrendOptions): EstateValue['trend'] {
  return indexedFigures({
    quarters,
    today,
    figure: pricePerSqft,
    areaSqft,
    maxQuarters,
    firstDay: Date.UTC(completedYear ?? 0, 0, 1) / dayMs,
  }).map(({ day, figure, isEstimate }) => ({
    date: isoDayOf(day),
    value: roundPrice(figure),
    isEstimate,
  }));
}
