import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { Position, QuoteBasis } from '@/contracts/evaluation/quote-support';
import type { Locale } from '@/contracts/locale';
import type { IndexQuarter } from '@/valuation/market/official-index';
import type { EpochDay, Property } from '@/valuation/model/sale.types';
import { isoDayOf } from '@/valuation/model/transaction-row';
import type { PlaceDirectory } from '../address/place-directory';
import type { Dataset } from '../dataset/dataset.repository';
import { listComparables } from './comparables';
import { basisOfLevel, listNeighbours } from './neighbours';
import { planStreets, type StreetPositions } from './plan-streets';
import { isTooUncertain, type ValuedProperty } from './property-valuer';
import { listDrivers } from './quote-drivers';
import { QuoteFailure } from './quote-failure';
import { addOneMonth, indexTrend, roundedRange } from './quote-figures';
import type { SaleRepository } from './sale.repository';

/** A flat with its valuation, and what made it. */
export interface ValuedFlat extends ValuedProperty {
  /** As the model takes it. */
  subject: Property;
  topFloor: number | undefined;
  position: Position | null;
  /** As it is shown. */
  property: Omit<QuoteData['property'], 'position'>;
  additionalReasons: QuoteData['reasons'];
}

export interface FlatAnswerParts {
  directory: PlaceDirectory;
  sales: SaleRepository;
  quarters: readonly IndexQuarter[];
  streetPositions: () => readonly StreetPositions[];
}

/** The answer for a valued flat, with what its value rests on. Throws `QuoteFailure` where the range is too wide. */
export async function answerFlat(
  { directory, sales, quarters, streetPositions }: FlatAnswerParts,
  {
    flat,
    dataset,
    today,
    locale,
  }: { flat: ValuedFlat; dataset: Dataset; today: EpochDay; locale: Locale },
): Promise<QuoteData> {
  const { subject, valuation, isFromSales, valueOf, levels, topFloor, position } = flat;
  if (isTooUncertain(valuation)) throw new QuoteFailure('rangeTooWide');
  const support = levels?.supportOf(subject.places ?? []);
  const [comparables, neighbours] = await Promise.all([
    isFromSales
      ? listComparables(sales, {
          dataset: dataset.id,
          comparables: valuation.comparables,
          locale,
        })
      : [],
    levels && support
      ? listNeighbours(
          { directory, valuer: levels },
          { dataset: dataset.id, property: subject, position, support, today, locale },
        )
      : [],
  ]);
  const bySales: QuoteBasis | null =
    comparables.length > 0 ? { kind: 'sales', ownShare: null, month: null } : null;
  const isOwnKnown = support?.knowledge === 'recent' || support?.knowledge === 'history';
  const reasons = [
    ...new Set([
      ...valuation.reasons,
      ...flat.additionalReasons,
      ...(isFromSales || isOwnKnown ? [] : (['noKnownSales'] as const)),
    ]),
  ];
  return {
    ...roundedRange(valuation),
    confidence: Math.round(valuation.confidence * 10) / 10,
    rangeProbability: valuation.rangeProbability,
    level: valuation.level,
    pricePerSqft: Math.round(valuation.pricePerSqft),
    asOf: isoDayOf(today),
    validUntil: isoDayOf(addOneMonth(today)),
    hasKnownSales: comparables.length > 0,
    comparables,
    basis: support ? basisOfLevel(support) : bySales,
    neighbours,
    streets: position
      ? planStreets(streetPositions(), {
          places: [
            position,
            ...neighbours.flatMap((near) => (near.position ? [near.position] : [])),
          ],
          locale,
        })
      : [],
    drivers: listDrivers(subject, {
      valueOf: (changed) => valueOf(changed).value,
      topFloor,
    }),
    trend: indexTrend(
      { today, figure: valuation.pricePerSqft, areaSqft: subject.areaSqft },
      quarters,
    ),
    needsPerson: reasons.length > 0,
    reasons,
    property: { ...flat.property, position },
  };
}
