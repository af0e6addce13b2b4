import type {
  QuoteData,
  QuoteFailureCode,
  QuoteRequest,
  QuoteResponse,
} from '@/contracts/evaluation/evaluation';
import type { EstatePageAddress } from '@/contracts/evaluation/quote-support';
import type { Locale } from '@/contracts/locale';
import type { ValuationSwitch } from '@/contracts/site/site';
import type { Logger } from '@/backoffice/common/logger';
import { findSubDistrict } from '@/valuation/facts/districts';
import type { IndexQuarter } from '@/valuation/market/official-index';
import type { EpochDay } from '@/valuation/model/sale.types';
import { hongKongEpochDay } from '@/lib/hong-kong-day';
import { errorTexts } from '@/lib/texts/error-texts';
import type { ActiveDatasetCache } from '../dataset/active-dataset';
import { parseCarParkOption, valueCarPark } from './car-park-value';
import type { Dataset } from '../dataset/dataset.repository';
import type { FlatDirectory } from '../address/flat-directory';
import type { PlaceDirectory } from '../address/place-directory';
import {
  areaOf,
  chosenPlaces,
  floorLabel,
  fullLabel,
  manualAddressLabel,
} from '../address/place-labels';
import { answerFlat, type ValuedFlat } from './flat-answer';
import { validateManualAddress, validatePremium, validateType } from './person-routing';
import { ageInYears } from './quote-figures';
import {
  validateAge,
  validateArea,
  validateDistrict,
  validateFloor,
  findSelectedProperty,
} from './quote-input';
import type { StreetPositions } from './plan-streets';
import { QuoteFailure } from './quote-failure';
import { validateStreet, type StreetRegister } from './street-check';
import {
  selectedToProperty,
  reviewReasonsFromNames,
  manualToProperty,
  type Flat,
} from './quote-property';
import { createPropertyValuer } from './property-valuer';
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
  /** The page of an estate; null where it has none. */
  pageOf: (estate: string) => Promise<EstatePageAddress | null>;
  /** The districts through which streets run. */
  streets: () => StreetRegister;
  /** Where streets run, for the plan. */
  streetPositions: () => readonly StreetPositions[];
  now: () => Date;
  log: Logger;
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
  pageOf,
  streets,
  streetPositions,
  now,
}: QuoteServiceOptions) {
  const valueProperty = createPropertyValuer({ valuers, levels });
  const quartersOf = ({ meta }: Dataset): readonly IndexQuarter[] =>
    meta.indexQuarters.length > 0 ? meta.indexQuarters : builtInIndexQuarters;

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

  async function valueSelectedProperty(context: QuoteContext): Promise<ValuedFlat> {
    const { dataset, request, today, locale } = context;
    const selected = await findSelectedProperty(directory, { dataset, request });
    const { located, estate } = selected;
    validatePremium(request, selected);
    const topFloor = located.place.facts.topFloor ?? estate?.facts.topFloor;
    const floor = validateFloor(request.floor, topFloor);
    const room = (request.room ?? '').replace(/^r:/, '');
    const areaSqft = validateArea(
      request.areaSqft ?? (await findSoldArea(dataset, { place: located.place.id, room })),
    );
    const completedYear = located.place.facts.completedYear ?? estate?.facts.completedYear;
    const ageYears = validateAge(request.ageYears, { completedYear, today });
    const flat: Flat = { areaSqft, floor, room, ageYears };
    const blockName = request.block === undefined ? (request.blockName ?? null) : null;
    const property = selectedToProperty(selected, { dataset, flat, today });
    return {
      ...(await valueProperty(property, context)),
      subject: property,
      topFloor,
      position: located.place.facts.position ?? estate?.facts.position ?? null,
      additionalReasons: reviewReasonsFromNames(selected),
      property: {
        label: fullLabel(located, locale, blockName ?? ''),
        ids: chosenPlaces(located),
        blockName,
        areaSqft,
        floor: floor === null ? null : floorLabel(floor, locale),
        room: room === '' ? null : room,
        ageYears: ageInYears(property.completedOnDay, today),
        page: await pageOf((estate ?? located.place).id),
      },
    };
  }

  async function valueManualAddress(context: QuoteContext): Promise<ValuedFlat> {
    const { dataset, request, today, locale } = context;
    const district = validateDistrict(request);
    const areaSqft = validateArea(request.areaSqft);
    if (request.floor === undefined) throw new QuoteFailure('floorMissing');
    const floor = validateFloor(request.floor, undefined);
    const flat: Flat = { areaSqft, floor, room: '', ageYears: validateAge(request.ageYears) };
    const area = areaOf(district);
    const name = findSubDistrict(district)?.name[locale] ?? '';
    const address = request.address ?? '';
    const isStreetKnown = validateStreet(streets(), { address, district, locale });
    validateManualAddress(request, { address, district, floor, isStreetKnown });
    const subject = manualToProperty({ district, flat }, { dataset, today });
    return {
      ...(await valueProperty(subject, context)),
      subject,
      topFloor: undefined,
      position: null,
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
    const { dataset, today, locale, request } = context;
    validateType(request);
    const flat = await (request.address === undefined
      ? valueSelectedProperty(context)
      : valueManualAddress(context));
    const quarters = quartersOf(dataset);
    return answerFlat(
      { directory, sales, quarters, streetPositions },
      { flat, dataset, today, locale },
    );
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
        quarters: quartersOf(dataset),
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
