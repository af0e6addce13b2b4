import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import { OfficialIndex, type IndexQuarter } from '@/valuation/market/official-index';
import { quantileOfSorted } from '@/valuation/numeric/quantile';
import type { EpochDay } from '@/valuation/model/sale.types';
import { isoDayOf } from '@/valuation/model/transaction-row';
import { chosenPlaces, fullLabel, type LocatedPlace } from '../address/place-labels';
import { addOneMonth, roundedRange, indexTrend } from './quote-figures';
import { QuoteFailure } from './quote-failure';
import type { CarParkSale, SaleRepository } from './sale.repository';

/** There is no index of car parks: prices are adjusted by the index of middle-sized flats. */
const indexClass = 1;
const indexAreaSqft = 500;
const minReliableSales = 5;

export interface CarParkRequest {
  dataset: number;
  located: LocatedPlace;
  today: EpochDay;
  locale: Locale;
}

/** Median and 80 % range of the car parks sold in the estate, or else in the sub-district. Throws `QuoteFailure` when none is known. */
export async function valueCarPark(
  { sales, quarters }: { sales: SaleRepository; quarters: readonly IndexQuarter[] },
  { dataset, located, today, locale }: CarParkRequest,
): Promise<QuoteData> {
  const { place } = located;
  const estateSales =
    place.kind === 'estate' ? await sales.listCarParksByEstate(dataset, place.id) : [];
  const carParkSales =
    estateSales.length > 0
      ? estateSales
      : await sales.listCarParksByDistrict(dataset, place.district);
  if (carParkSales.length === 0) throw new QuoteFailure('carParkUnknown');
  const prices = indexAdjustedPrices(carParkSales, { today, index: new OfficialIndex(quarters) });
  const value = quantileOfSorted(prices, 0.5);
  const spread = carParkSales.length < minReliableSales ? 0.3 : 0;
  const range = roundedRange({
    low: Math.min(quantileOfSorted(prices, 0.1), value * (1 - spread)),
    value,
    high: Math.max(quantileOfSorted(prices, 0.9), value * (1 + spread)),
  });
  return {
    ...range,
    confidence: Math.max(
      0,
      Math.round(1000 * (1 - (range.high - range.low) / 2 / range.value)) / 10,
    ),
    rangeProbability: 0.8,
    level: estateSales.length > 0 ? 'estate' : 'subDistrict',
    pricePerSqft: null,
    asOf: isoDayOf(today),
    validUntil: isoDayOf(addOneMonth(today)),
    hasKnownSales: true,
    comparables: carParkSales.slice(0, 12).map(({ soldOnDay, priceHkd }) => ({
      soldOn: isoDayOf(soldOnDay),
      label: fullLabel(located, locale),
      floor: null,
      room: null,
      areaSqft: null,
      priceHkd,
      pricePerSqft: null,
      weight: 1 / Math.min(12, carParkSales.length),
    })),
    basis: { kind: 'sales', ownShare: null, month: null },
    neighbours: [],
    drivers: [],
    trend: indexTrend({ today, figure: value, areaSqft: indexAreaSqft }, quarters),
    needsPerson: true,
    reasons: [
      'carPark',
      ...(carParkSales.length < minReliableSales ? (['fewComparables'] as const) : []),
    ],
    property: {
      label: fullLabel(located, locale),
      ids: chosenPlaces(located),
      areaSqft: null,
      floor: null,
      room: null,
      ageYears: null,
    },
  };
}

function indexAdjustedPrices(
  carParkSales: readonly CarParkSale[],
  { today, index }: { today: EpochDay; index: OfficialIndex },
): number[] {
  const latest = index.latestPublished(today)?.lastDay;
  return carParkSales
    .map(
      ({ soldOnDay, priceHkd }) =>
        priceHkd *
        Math.exp(latest === undefined ? 0 : index.logChange(indexClass, soldOnDay, latest)),
    )
    .sort((one, other) => one - other);
}

/** The option value for the car parks of an estate or a sub-district; `parseCarParkOption` is the inverse. */
export function carParkOptionValue(placeId: string): string {
  return `p:${placeId.replace(':', '-')}`;
}

/** The estate or sub-district of a chosen car park, or null. */
export function parseCarParkOption(optionValue: string): string | null {
  const match = /^p:([es])-(.+)$/.exec(optionValue);
  return match ? `${match[1]}:${match[2]}` : null;
}
