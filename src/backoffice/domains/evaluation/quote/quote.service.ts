import type {
  QuoteData,
  QuoteFailureCode,
  QuoteRequest,
  QuoteResponse,
} from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import type { ValuationSwitch } from '@/contracts/site';
import type { Logger } from '@/backoffice/common/logger';
import type { ActiveDatasetCache } from '../dataset/active-dataset';
import { valueCarPark } from './car-park-value';
import { parseCarParkOption } from './car-park';
import { listComparables } from './comparables';
import type { Dataset } from '../dataset/dataset.repository';
import type { FlatDirectory } from '../address/flat-directory';
import { findSubDistrict } from '@/valuation/facts/districts';
import type { IndexQuarter } from '@/valuation/market/official-index';
import type { EpochDay, Property, Valuation } from '@/valuation/model/sale.types';
import { formatDay } from '@/valuation/model/transaction-row';
import type { PlaceDirectory } from '../address/place-directory';
import {
  areaOf,
  chosenPlaces,
  floorLabel,
  fullLabel,
  manualAddressLabel,
} from '../address/place-labels';
import { hongKongEpochDay } from '@/lib/hong-kong-day';
import { errorTexts } from '@/lib/texts/error-texts';
import { ageInYears, addOneMonth, roundedRange, indexTrend } from './quote-figures';
import {
  validateAge,
  validateArea,
  validateDistrict,
  validateFloor,
  findSelectedProperty,
} from './quote-input';
import { QuoteFailure } from './quote-failure';
import { validateStreet, type StreetRegister } from './street-check';
import {
  selectedToProperty,
  reviewReasonsFromNames,
  manualToProperty,
  type Flat,
} from './quote-property';
import type { SaleRepository } from './sale.repository';
import type { LevelValuers } from './level-valuers';
import type { ModelCache } from './model-cache';

export interface QuoteServiceOptions {
  activeDataset: ActiveDatasetCache;
  directory: PlaceDirectory;
  flats: FlatDirectory;
  sales: SaleRepository;
  valuers: ModelCache;
  /** Values from our own levels of places. */
  levels: LevelValuers;
  /** The official index where a data set has none. */
  builtInIndexQuarters: readonly IndexQuarter[];
  valuationSwitch: () => Promise<ValuationSwitch | null>;
  /** The districts through which streets run. */
  streets: () => StreetRegister;
  now: () => Date;
  log: Logger;
}

/** A valuation with the property it belongs to. */
interface ValuedProperty {
  valuation: Valuation;
  isFromSales: boolean;
  property: QuoteData['property'];
  additionalReasons: QuoteData['reasons'];
  areaSqft: number;
}

interface QuoteContext {
  dataset: Dataset;
  request: QuoteRequest;
  today: EpochDay;
  locale: Locale;
}

export type QuoteService = ReturnType<typeof createQuoteService>;

/** Values a selected property, a car park, or an address entered by hand. */
export function createQuoteService({
  activeDataset,
  directory,
  flats,
  sales,
  valuers,
  levels,
  builtInIndexQuarters,
  valuationSwitch,
  streets,
  now,
}: QuoteServiceOptions) {
  async function valueProperty(
    property: Property,
    { dataset, today }: QuoteContext,
  ): Promise<{ valuation: Valuation; isFromSales: boolean }> {
    const model = await valuers.getModel(dataset);
    const levelValuer = await levels.of(dataset);
    if (model === null)
      return { valuation: levelValuer.value(property, today), isFromSales: false };
    const valuation = model.value(property, today);
    const isFromSales = valuation.comparables.length > 0;
    return levelValuer.isBetterThan(model.lastSaleDay, { places: property.places, today })
      ? { valuation: levelValuer.value(property, today, valuation), isFromSales }
      : { valuation, isFromSales };
  }

  async function findSoldArea(
    dataset: Dataset,
    { place, room }: { place: string; room: string },
  ): Promise<number | undefined> {
    if (room === '') return undefined;
    const soldFlats = await flats.listByPlace(dataset.id, place);
    return (
      soldFlats.find(({ flat }) => flat.toLowerCase() === room.toLowerCase())?.areaSqft ?? undefined
    );
  }

  async function valueSelectedProperty(context: QuoteContext): Promise<ValuedProperty> {
    const { dataset, request, today, locale } = context;
    const selected = await findSelectedProperty(directory, { dataset, request });
    const { located, estate } = selected;
    const floor = validateFloor(
      request.floor,
      located.place.facts.topFloor ?? estate?.facts.topFloor,
    );
    const room = (request.room ?? '').replace(/^r:/, '');
    const areaSqft = validateArea(
      request.areaSqft ?? (await findSoldArea(dataset, { place: located.place.id, room })),
    );
    const flat: Flat = { areaSqft, floor, room, ageYears: validateAge(request.ageYears) };
    const property = selectedToProperty(selected, { dataset, flat, today });
    return {
      ...(await valueProperty(property, context)),
      areaSqft,
      additionalReasons: reviewReasonsFromNames(selected),
      property: {
        label: fullLabel(located, locale),
        ids: chosenPlaces(located),
        areaSqft,
        floor: floor === null ? null : floorLabel(floor, locale),
        room: room === '' ? null : room,
        ageYears: ageInYears(property.completedOnDay, today),
      },
    };
  }

  async function valueManualAddress(context: QuoteContext): Promise<ValuedProperty> {
    const { dataset, request, today, locale } = context;
    const district = validateDistrict(request);
    const areaSqft = validateArea(request.areaSqft);
    if (request.floor === undefined) throw new QuoteFailure('floorMissing');
    const floor = validateFloor(request.floor, undefined);
    const flat: Flat = { areaSqft, floor, room: '', ageYears: validateAge(request.ageYears) };
    const area = areaOf(district);
    const name = findSubDistrict(district)?.name[locale] ?? '';
    const address = request.address ?? '';
    validateStreet(streets(), { address, district, locale });
    return {
      ...(await valueProperty(manualToProperty({ district, flat }, { dataset, today }), context)),
      areaSqft,
      additionalReasons: ['byHand'],
      property: {
        label: manualAddressLabel({ address, district: name }, locale),
        ids: { ...(area ? { area } : {}), district },
        areaSqft,
        floor: floor === null ? null : floorLabel(floor, locale),
        room: request.room ?? null,
        ageYears: flat.ageYears,
      },
    };
  }

  async function quoteFlat(context: QuoteContext): Promise<QuoteData> {
    const { dataset, today, locale } = context;
    const valuedProperty = await (context.request.address === undefined
      ? valueSelectedProperty(context)
      : valueManualAddress(context));
    const { valuation, isFromSales, areaSqft, property } = valuedProperty;
    if (isTooUncertain(valuation)) throw new QuoteFailure('rangeTooWide');
    const comparables = isFromSales
      ? await listComparables(sales, {
          dataset: dataset.id,
          comparables: valuation.comparables,
          locale,
        })
      : [];
    const quarters =
      dataset.meta.indexQuarters.length > 0 ? dataset.meta.indexQuarters : builtInIndexQuarters;
    const reasons = [
      ...new Set([
        ...valuation.reasons,
        ...valuedProperty.additionalReasons,
        ...(isFromSales ? [] : (['noKnownSales'] as const)),
      ]),
    ];
    return {
      ...roundedRange(valuation),
      confidence: Math.round(valuation.confidence * 10) / 10,
      rangeProbability: valuation.rangeProbability,
      level: valuation.level,
      pricePerSqft: Math.round(valuation.pricePerSqft),
      asOf: formatDay(today),
      validUntil: formatDay(addOneMonth(today)),
      hasKnownSales: comparables.length > 0,
      comparables,
      trend: indexTrend({ today, figure: valuation.pricePerSqft, areaSqft }, quarters),
      needsPerson: reasons.length > 0,
      reasons,
      property,
    };
  }

  async function quoteCarPark({
    dataset,
    request,
    today,
    locale,
  }: QuoteContext): Promise<QuoteData> {
    const id = parseCarParkOption(request.carpark ?? '');
    const [located] = id === null ? [] : await directory.find(dataset.id, [id]);
    if (!located) throw new QuoteFailure('unknownPlace');
    const { district, estate } = request;
    if (
      (district !== undefined && district !== located.place.district) ||
      (estate !== undefined && estate !== located.place.id)
    )
      throw new QuoteFailure('placesDoNotMatch');
    return valueCarPark(
      {
        sales,
        quarters:
          dataset.meta.indexQuarters.length > 0 ? dataset.meta.indexQuarters : builtInIndexQuarters,
      },
      { dataset: dataset.id, located, today, locale },
    );
  }

  return {
    /** Never throws for input that the visitor can correct: those are responses. */
    async quote(request: QuoteRequest, locale: Locale): Promise<QuoteResponse> {
      try {
        const enabledInputs = await valuationSwitch();
        if (enabledInputs && !enabledInputs[inputMethodOf(request)])
          throw new QuoteFailure('closed');
        const dataset = await activeDataset.get();
        if (!dataset) throw new QuoteFailure('noLevels');
        const context: QuoteContext = { dataset, request, today: hongKongEpochDay(now()), locale };
        return {
          success: 1,
          data: await (request.carpark === undefined ? quoteFlat(context) : quoteCarPark(context)),
        };
      } catch (error) {
        if (!(error instanceof QuoteFailure)) throw error;
        return { success: 0, data: toFailureData(locale, error) };
      }
    },

    /** Reads the model of the data set in use, so that the first quote need not wait for it. */
    async warmUp(): Promise<void> {
      const dataset = await activeDataset.get();
      if (dataset) await Promise.all([valuers.getModel(dataset), levels.of(dataset)]);
    },
  };
}

/** Beyond this half-width a figure helps nobody, and a person values the property. */
const maxHalfWidth = 0.25;

function isTooUncertain({ low, value, high }: Valuation): boolean {
  return (high - low) / 2 > maxHalfWidth * value;
}

function inputMethodOf({
  carpark,
  address,
  estate,
}: QuoteRequest): 'carPark' | 'byHand' | 'estate' | 'street' {
  if (carpark !== undefined) return 'carPark';
  if (address !== undefined) return 'byHand';
  return estate === undefined ? 'street' : 'estate';
}

function toFailureData(
  locale: Locale,
  { code, limit, needsPerson }: QuoteFailure,
): { errorMessage: string; code: QuoteFailureCode; needsPerson: boolean } {
  const t = errorTexts.in(locale);
  return { errorMessage: t(`quote.${code}`, { limit }), code, needsPerson };
}
