import type {
  AddressHit,
  ChosenFlat,
  FloorItem,
  OptionList,
  RoomItem,
} from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import type { ValuationSwitch } from '@/contracts/site/site';
import { ServiceError } from '@/backoffice/common/service-error';
import { areas, findSubDistrict, subDistricts } from '@/valuation/facts/districts';
import type { ActiveDatasetCache } from './dataset/active-dataset';
import type { AddressSearch } from './address/address-search';
import { distinctLabels } from './address/distinct-labels';
import { carParkOptionValue } from './quote/car-park-value';
import type { Dataset } from './dataset/dataset.repository';
import type { FlatDirectory } from './address/flat-directory';
import type { PlaceDirectory } from './address/place-directory';
import { carParkLabel, flatLabel, floorLabel, toAddressHit } from './address/place-labels';
import type { PlaceLists } from './address/place-lists';
import type { ListedPlace, Place, StreetNumber } from './address/place.types';

export interface EvaluationServiceOptions {
  activeDataset: ActiveDatasetCache;
  lists: PlaceLists;
  directory: PlaceDirectory;
  flats: FlatDirectory;
  search: AddressSearch;
  valuationSwitch: () => Promise<ValuationSwitch | null>;
}

export type EvaluationService = ReturnType<typeof createEvaluationService>;

/** The address tree as the pickers and the search box request it. Inputs that staff disabled offer nothing. */
export function createEvaluationService({
  activeDataset,
  lists,
  directory,
  flats,
  search,
  valuationSwitch,
}: EvaluationServiceOptions) {
  async function requireDataset(): Promise<Dataset> {
    const current = await activeDataset.get();
    if (!current) throw new ServiceError('unavailable');
    return current;
  }

  async function isInputEnabled(
    input: 'search' | 'estate' | 'street' | 'carPark',
  ): Promise<boolean> {
    return (await valuationSwitch())?.[input] ?? true;
  }

  async function listByDistrict(
    kind: 'estate' | 'street',
    { district, locale }: { district: string | undefined; locale: Locale },
  ): Promise<OptionList> {
    const within = requireField('district', district);
    if (!(await isInputEnabled(kind))) return { data: {} };
    return toOptions(
      await lists.listByDistrict((await requireDataset()).id, { district: within, kind }),
      locale,
    );
  }

  async function listBlocks(parent: string, locale: Locale): Promise<OptionList> {
    return toOptions(await lists.listBlocks((await requireDataset()).id, parent), locale);
  }

  /** The narrowest place chosen, if it exists. */
  async function findChosenPlace({
    block,
    building,
    streetno,
    estate,
  }: ChosenFlat): Promise<Place | undefined> {
    const id = block ?? building ?? streetno ?? estate;
    if (id === undefined) throw fieldMissing('building');
    const { id: datasetId } = await requireDataset();
    const [located] = await directory.find(datasetId, [id]);
    return located?.place.kind === 'streetno' ? (located.target ?? undefined) : located?.place;
  }

  /** The floors of a building, each as a choice; none where its height is not known. Throws `validation_failed` without a place. */
  async function floors(flat: ChosenFlat, locale: Locale): Promise<FloorItem[]> {
    const topFloor = (await findChosenPlace(flat))?.facts.topFloor ?? 0;
    return Array.from({ length: topFloor }, (_, at) => ({
      key: `f:${at + 1}`,
      value: `f:${at + 1}`,
      label: floorLabel(at + 1, locale),
    }));
  }

  /** The flats of a building that were sold, with their saleable area in square feet. Throws `validation_failed` without a place. */
  async function rooms(flat: ChosenFlat, locale: Locale): Promise<RoomItem[]> {
    const place = await findChosenPlace(flat);
    if (!place) return [];
    const soldFlats = await flats.listByPlace((await requireDataset()).id, place.id);
    return soldFlats.map(({ flat, areaSqft }) => ({
      key: `r:${flat}`,
      value: `r:${flat}`,
      label: flatLabel(flat, locale),
      saleableAreaSqft: areaSqft,
    }));
  }

  return {
    /** Hong Kong Island, Kowloon, the New Territories and the outlying islands. */
    areas: (locale: Locale): OptionList => ({
      data: Object.fromEntries(areas.map(({ id, name }) => [id, name[locale]])),
    }),

    /** The sub-districts of an area, or all of them. */
    districts: ({ area }: ChosenFlat, locale: Locale): OptionList => ({
      data: Object.fromEntries(
        subDistricts
          .filter((fact) => area === undefined || fact.area === area)
          .map(({ id, name }) => [id, name[locale]]),
      ),
    }),

    /** The estates of a district. Throws `validation_failed` without a district. */
    estates: ({ district }: ChosenFlat, locale: Locale): Promise<OptionList> =>
      listByDistrict('estate', { district, locale }),

    /** The streets of a district. Throws `validation_failed` without a district. */
    streets: ({ district }: ChosenFlat, locale: Locale): Promise<OptionList> =>
      listByDistrict('street', { district, locale }),

    /** The numbers of a street, with the building that each belongs to. Throws `validation_failed` without a street. */
    async streetNumbers({ street }: ChosenFlat, locale: Locale): Promise<OptionList> {
      const numbers = await lists.listStreetNumbers(
        (await requireDataset()).id,
        requireField('street', street),
      );
      return {
        data: Object.fromEntries(
          numbers.map(({ number, target }) => [
            number.id,
            [number[locale], target?.[locale] ?? ''].filter((part) => part !== '').join(' · '),
          ]),
        ),
      };
    },

    /** The buildings of a street number, else of a street, else of an estate. Throws `validation_failed` without any of them. */
    async buildings({ streetno, street, estate }: ChosenFlat, locale: Locale): Promise<OptionList> {
      if (streetno !== undefined) {
        const [located] = await directory.find((await requireDataset()).id, [streetno]);
        return toOptions(located?.target ? [located.target] : [], locale);
      }
      if (street !== undefined)
        return toOptions(
          distinctTargets(await lists.listStreetNumbers((await requireDataset()).id, street)),
          locale,
        );
      return listBlocks(requireField('estate', estate), locale);
    },

    /** The blocks of a building or an estate. Throws `validation_failed` without either. */
    async blocks({ building, estate }: ChosenFlat, locale: Locale): Promise<OptionList> {
      return listBlocks(requireField('estate', building ?? estate), locale);
    },

    floors,
    /** The floors of `floors` as an option list. */
    async floorOptions(flat: ChosenFlat, locale: Locale): Promise<OptionList> {
      return {
        data: Object.fromEntries(
          (await floors(flat, locale)).map(({ value, label }) => [value, label]),
        ),
      };
    },

    rooms,
    /** The flats of `rooms` as an option list, without their areas. */
    async roomOptions(flat: ChosenFlat, locale: Locale): Promise<OptionList> {
      return {
        data: Object.fromEntries(
          (await rooms(flat, locale)).map(({ value, label }) => [value, label]),
        ),
      };
    },

    /** The car parks of an estate, or those of a district; none while staff have closed this input. Throws `validation_failed` without either. */
    async carParks({ estate, district }: ChosenFlat, locale: Locale): Promise<OptionList> {
      if (!(await isInputEnabled('carPark'))) return { data: {} };
      const placeId = estate ?? requireField('district', district);
      const { id } = await requireDataset();
      const nearby = (await directory.find(id, [placeId])).map(({ place }) => place);
      const places =
        estate === undefined
          ? [...nearby, ...(await lists.listByDistrict(id, { district: placeId, kind: 'estate' }))]
          : nearby;
      return {
        data: Object.fromEntries(
          places.map((place) => [carParkOptionValue(place.id), carParkLabel(place, locale)]),
        ),
      };
    },

    /** Places whose address matches, the best first; none while staff have closed the search. */
    async search(query: string, locale: Locale): Promise<AddressHit[]> {
      if (!(await isInputEnabled('search'))) return [];
      const { places, ...said } = await search(await requireDataset(), query);
      const hits = places.map((located) => toAddressHit(located, { locale, ...said }));
      const labels = distinctLabels(
        places.map(({ place }, at) => ({ place, label: hits[at]?.label ?? '' })),
        locale,
      );
      return hits.map((hit, at) => ({ ...hit, label: labels[at] ?? hit.label }));
    },
  };
}

function toOptions(places: readonly ListedPlace[], locale: Locale): OptionList {
  const labels = distinctLabels(
    places.map((place) => ({
      place,
      label: place[locale] || (findSubDistrict(place.district)?.name[locale] ?? place.id),
    })),
    locale,
  );
  return { data: Object.fromEntries(places.map(({ id }, at) => [id, labels[at] ?? id])) };
}

/** The distinct places along a street, the important ones first. */
function distinctTargets(numbers: readonly StreetNumber[]): ListedPlace[] {
  const places = new Map(
    numbers.flatMap(({ target }) => (target ? [[target.id, target] as const] : [])),
  );
  return [...places.values()].sort((one, other) => one.number - other.number);
}

function requireField(field: string, value: string | undefined): string {
  if (value === undefined) throw fieldMissing(field);
  return value;
}

function fieldMissing(field: string): ServiceError {
  return new ServiceError('validation_failed', { fields: { [field]: { key: 'required' } } });
}
