import type {
  QuoteData,
  QuoteFailureCode,
  QuoteRequest,
  QuoteResponse,
} from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import type { ValuationSwitch } from '@/contracts/site';
import type { Logger } from '@/backoffice/common/logger';
import type { ActiveDataset } from '../dataset/active-dataset';
import { valueCarPark } from './car-park-value';
import { placeOfCarPark } from './car-park';
import { listComparables } from './comparables';
import type { Dataset } from '../dataset/dataset.repository';
import type { FlatDirectory } from '../address/flat-directory';
import { findSubDistrict } from '@/valuation/facts/districts';
import type { IndexQuarter } from '@/valuation/market/official-index';
import type { Valuer } from '@/valuation/model/predict-sales';
import type { EpochDay, Property, Valuation } from '@/valuation/model/sale.types';
import { formatDay } from '@/valuation/model/transaction-row';
import type { PlaceDirectory } from '../address/place-directory';
import { areaOf, chosenPlaces, floorLabel, fullLabel, typedLabel } from '../address/place-labels';
import { ageInYears, hongKongDay, oneMonthLater, roundedRange, trendOf } from './quote-figures';
import {
  checkedAge,
  checkedArea,
  checkedDistrict,
  checkedFloor,
  chosenProperty,
} from './quote-input';
import { failureWords, QuoteFailure } from './quote-messages';
import { chosenToProperty, nameReasons, typedToProperty, type Flat } from './quote-property';
import type { SaleRepository } from './sale.repository';
import type { ValuerStore } from './valuer-store';

export interface QuoteServiceOptions {
  active: ActiveDataset;
  directory: PlaceDirectory;
  flats: FlatDirectory;
  sales: SaleRepository;
  valuers: ValuerStore;
  /** Values from the built-in levels, and the official index that carries them. */
  builtIn: { valuer: Valuer; indexQuarters: readonly IndexQuarter[] };
  valuationSwitch: () => Promise<ValuationSwitch | null>;
  now: () => Date;
  log: Logger;
}

/** A valuation together with what it is of. */
interface Valued {
  valuation: Valuation;
  fromSales: boolean;
  property: QuoteData['property'];
  extraReasons: QuoteData['reasons'];
  areaSqft: number;
}

interface Question {
  dataset: Dataset;
  request: QuoteRequest;
  today: EpochDay;
  locale: Locale;
}

export type QuoteService = ReturnType<typeof createQuoteService>;

/** Values a property that was chosen from the tree, a car park, or an address entered by hand. */
export function createQuoteService({
  active,
  directory,
  flats,
  sales,
  valuers,
  builtIn,
  valuationSwitch,
  now,
}: QuoteServiceOptions) {
  async function valueProperty(
    property: Property,
    { dataset, today }: Question,
  ): Promise<{ valuation: Valuation; fromSales: boolean }> {
    const model = await valuers.modelOf(dataset);
    if (model === null)
      return { valuation: builtIn.valuer.value(property, today), fromSales: false };
    const valuation = model.value(property, today);
    return { valuation, fromSales: valuation.comparables.length > 0 };
  }

  async function knownArea(
    dataset: Dataset,
    { place, room }: { place: string; room: string },
  ): Promise<number | undefined> {
    if (room === '') return undefined;
    const known = await flats.of(dataset.id, place);
    return (
      known.find(({ flat }) => flat.toLowerCase() === room.toLowerCase())?.areaSqft ?? undefined
    );
  }

  async function valueChosen(question: Question): Promise<Valued> {
    const { dataset, request, today, locale } = question;
    const chosen = await chosenProperty(directory, { dataset, request });
    const { located, estate } = chosen;
    const floor = checkedFloor(
      request.floor,
      located.place.facts.topFloor ?? estate?.facts.topFloor,
    );
    const room = (request.room ?? '').replace(/^r:/, '');
    const areaSqft = checkedArea(
      request.areaSqft ?? (await knownArea(dataset, { place: located.place.id, room })),
    );
    const flat: Flat = { areaSqft, floor, room, ageYears: checkedAge(request.ageYears) };
    const property = chosenToProperty(chosen, { dataset, flat, today });
    return {
      ...(await valueProperty(property, question)),
      areaSqft,
      extraReasons: nameReasons(chosen),
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

  async function valueByHand(question: Question): Promise<Valued> {
    const { dataset, request, today, locale } = question;
    const district = checkedDistrict(request);
    const areaSqft = checkedArea(request.areaSqft);
    if (request.floor === undefined) throw new QuoteFailure('floorMissing');
    const floor = checkedFloor(request.floor, undefined);
    const flat: Flat = { areaSqft, floor, room: '', ageYears: checkedAge(request.ageYears) };
    const area = areaOf(district);
    const name = findSubDistrict(district)?.name[locale] ?? '';
    const address = request.address ?? '';
    return {
      ...(await valueProperty(typedToProperty({ district, flat }, { dataset, today }), question)),
      areaSqft,
      extraReasons: ['byHand'],
      property: {
        label: typedLabel({ address, district: name }, locale),
        ids: { ...(area ? { area } : {}), district },
        areaSqft,
        floor: floor === null ? null : floorLabel(floor, locale),
        room: request.room ?? null,
        ageYears: flat.ageYears,
      },
    };
  }

  async function quoteFlat(question: Question): Promise<QuoteData> {
    const { dataset, today, locale } = question;
    const valued = await (question.request.address === undefined
      ? valueChosen(question)
      : valueByHand(question));
    const { valuation, fromSales, areaSqft, property } = valued;
    const comparables = fromSales
      ? await listComparables(sales, {
          dataset: dataset.id,
          comparables: valuation.comparables,
          locale,
        })
      : [];
    const quarters =
      dataset.meta.indexQuarters.length > 0 ? dataset.meta.indexQuarters : builtIn.indexQuarters;
    const reasons = [
      ...new Set([
        ...valuation.reasons,
        ...valued.extraReasons,
        ...(fromSales ? [] : (['noKnownSales'] as const)),
      ]),
    ];
    return {
      ...roundedRange(valuation),
      confidence: Math.round(valuation.confidence * 10) / 10,
      rangeProbability: valuation.rangeProbability,
      level: valuation.level,
      pricePerSqft: Math.round(valuation.pricePerSqft),
      asOf: formatDay(today),
      validUntil: formatDay(oneMonthLater(today)),
      hasKnownSales: comparables.length > 0,
      comparables,
      trend: trendOf({ today, figure: valuation.pricePerSqft, areaSqft }, quarters),
      needsPerson: reasons.length > 0,
      reasons,
      property,
    };
  }

  async function quoteCarPark({ dataset, request, today, locale }: Question): Promise<QuoteData> {
    const id = placeOfCarPark(request.carpark ?? '');
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
          dataset.meta.indexQuarters.length > 0
            ? dataset.meta.indexQuarters
            : builtIn.indexQuarters,
      },
      { dataset: dataset.id, located, today, locale },
    );
  }

  return {
    /** Throws nothing that the person asking could mend: those are answers. */
    async quote(request: QuoteRequest, locale: Locale): Promise<QuoteResponse> {
      try {
        const switches = await valuationSwitch();
        if (switches && !switches[inputOf(request)]) throw new QuoteFailure('closed');
        const dataset = await active.current();
        if (!dataset) throw new QuoteFailure('noLevels');
        const question: Question = { dataset, request, today: hongKongDay(now()), locale };
        return {
          success: 1,
          data: await (request.carpark === undefined
            ? quoteFlat(question)
            : quoteCarPark(question)),
        };
      } catch (error) {
        if (!(error instanceof QuoteFailure)) throw error;
        return { success: 0, data: failureIn(locale, error) };
      }
    },

    /** Reads the model of the data set in use, so that the first quote need not wait for it. */
    async warmUp(): Promise<void> {
      const dataset = await active.current();
      if (dataset) await valuers.modelOf(dataset);
    },
  };
}

function inputOf({
  carpark,
  address,
  estate,
}: QuoteRequest): 'carPark' | 'byHand' | 'estate' | 'street' {
  if (carpark !== undefined) return 'carPark';
  if (address !== undefined) return 'byHand';
  return estate === undefined ? 'street' : 'estate';
}

function failureIn(
  locale: Locale,
  { code, limit, needsPerson }: QuoteFailure,
): { errorMessage: string; code: QuoteFailureCode; needsPerson: boolean } {
  return {
    errorMessage: failureWords[code][locale].replace('{limit}', String(limit)),
    code,
    needsPerson,
  };
}
