import type {
  AddressHit,
  ChosenFlat,
  FloorItem,
  OptionList,
  RoomItem,
} from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import type { ValuationSwitch } from '@/contracts/site';
import { ServiceError } from '@/backoffice/common/service-error';
import type { ActiveDataset } from './dataset/active-dataset';
import type { AddressSearch } from './address/address-search';
import { carParkChoice } from './quote/car-park';
import type { Dataset } from './dataset/dataset.repository';
import { areas, findSubDistrict, subDistricts } from '@/valuation/facts/districts';
import type { FlatDirectory } from './address/flat-directory';
import type { PlaceDirectory } from './address/place-directory';
import { carParkLabel, flatLabel, floorLabel, toHit } from './address/place-labels';
import type { PlaceLists } from './address/place-lists';
import type { ListedPlace, Place, StreetNumber } from './address/place.types';

export interface EvaluationServiceOptions {
  active: ActiveDataset;
  lists: PlaceLists;
  directory: PlaceDirectory;
  flats: FlatDirectory;
  search: AddressSearch;
  valuationSwitch: () => Promise<ValuationSwitch | null>;
}

export type EvaluationService = ReturnType<typeof createEvaluationService>;

/** The address tree as the pickers and the search box ask for it. Inputs that staff closed offer nothing. */
export function createEvaluationService({
  active,
  lists,
  directory,
  flats,
  search,
  valuationSwitch,
}: EvaluationServiceOptions) {
  async function dataset(): Promise<Dataset> {
    const current = await active.current();
    if (!current) throw new ServiceError('unavailable');
    return current;
  }

  async function isOpen(input: 'search' | 'estate' | 'street' | 'carPark'): Promise<boolean> {
    return (await valuationSwitch())?.[input] ?? true;
  }

  async function listIn(
    kind: 'estate' | 'street',
    { district, locale }: { district: string | undefined; locale: Locale },
  ): Promise<OptionList> {
    const within = required('district', district);
    if (!(await isOpen(kind))) return { data: {} };
    return toOptions(
      await lists.inDistrict((await dataset()).id, { district: within, kind }),
      locale,
    );
  }

  async function blocksOf(parent: string, locale: Locale): Promise<OptionList> {
    return toOptions(await lists.blocksOf((await dataset()).id, parent), locale);
  }

  /** The narrowest place chosen, if it exists. */
  async function chosen({
    block,
    building,
    streetno,
    estate,
  }: ChosenFlat): Promise<Place | undefined> {
    const id = block ?? building ?? streetno ?? estate;
    if (id === undefined) throw missing('building');
    const { id: current } = await dataset();
    const [located] = await directory.find(current, [id]);
    return located?.place.kind === 'streetno' ? (located.target ?? undefined) : located?.place;
  }

  async function floors(flat: ChosenFlat, locale: Locale): Promise<FloorItem[]> {
    const topFloor = (await chosen(flat))?.facts.topFloor ?? 0;
    return Array.from({ length: topFloor }, (_, at) => ({
      key: `f:${at + 1}`,
      value: `f:${at + 1}`,
      label: floorLabel(at + 1, locale),
    }));
  }

  async function rooms(flat: ChosenFlat, locale: Locale): Promise<RoomItem[]> {
    const place = await chosen(flat);
    if (!place) return [];
    const known = await flats.of((await dataset()).id, place.id);
    return known.map(({ flat, areaSqft }) => ({
      key: `r:${flat}`,
      value: `r:${flat}`,
      label: flatLabel(flat, locale),
      saleableAreaSqft: areaSqft,
    }));
  }

  return {
    areas: (locale: Locale): OptionList => ({
      data: Object.fromEntries(areas.map(({ id, name }) => [id, name[locale]])),
    }),

    districts: ({ area }: ChosenFlat, locale: Locale): OptionList => ({
      data: Object.fromEntries(
        subDistricts
          .filter((fact) => area === undefined || fact.area === area)
          .map(({ id, name }) => [id, name[locale]]),
      ),
    }),

    estates: ({ district }: ChosenFlat, locale: Locale): Promise<OptionList> =>
      listIn('estate', { district, locale }),

    streets: ({ district }: ChosenFlat, locale: Locale): Promise<OptionList> =>
      listIn('street', { district, locale }),

    async streetNumbers({ street }: ChosenFlat, locale: Locale): Promise<OptionList> {
      const numbers = await lists.numbersOf((await dataset()).id, required('street', street));
      return {
        data: Object.fromEntries(
          numbers.map(({ number, target }) => [
            number.id,
            [number[locale], target?.[locale] ?? ''].filter((part) => part !== '').join(' · '),
          ]),
        ),
      };
    },

    async buildings({ streetno, street, estate }: ChosenFlat, locale: Locale): Promise<OptionList> {
      if (streetno !== undefined) {
        const [located] = await directory.find((await dataset()).id, [streetno]);
        return toOptions(located?.target ? [located.target] : [], locale);
      }
      if (street !== undefined)
        return toOptions(standingAt(await lists.numbersOf((await dataset()).id, street)), locale);
      return blocksOf(required('estate', estate), locale);
    },

    async blocks({ building, estate }: ChosenFlat, locale: Locale): Promise<OptionList> {
      return blocksOf(required('estate', building ?? estate), locale);
    },

    floors,
    async floorOptions(flat: ChosenFlat, locale: Locale): Promise<OptionList> {
      return {
        data: Object.fromEntries(
          (await floors(flat, locale)).map(({ value, label }) => [value, label]),
        ),
      };
    },

    rooms,
    async roomOptions(flat: ChosenFlat, locale: Locale): Promise<OptionList> {
      return {
        data: Object.fromEntries(
          (await rooms(flat, locale)).map(({ value, label }) => [value, label]),
        ),
      };
    },

    async carParks({ estate, district }: ChosenFlat, locale: Locale): Promise<OptionList> {
      if (!(await isOpen('carPark'))) return { data: {} };
      const wanted = estate ?? required('district', district);
      const { id } = await dataset();
      const around = (await directory.find(id, [wanted])).map(({ place }) => place);
      const places =
        estate === undefined
          ? [...around, ...(await lists.inDistrict(id, { district: wanted, kind: 'estate' }))]
          : around;
      return {
        data: Object.fromEntries(
          places.map((place) => [carParkChoice(place.id), carParkLabel(place, locale)]),
        ),
      };
    },

    async search(query: string, locale: Locale): Promise<AddressHit[]> {
      if (!(await isOpen('search'))) return [];
      return (await search(await dataset(), query)).map((located) => toHit(located, locale));
    },
  };
}

function toOptions(places: readonly ListedPlace[], locale: Locale): OptionList {
  return {
    data: Object.fromEntries(
      places.map((place) => [
        place.id,
        place[locale] || (findSubDistrict(place.district)?.name[locale] ?? place.id),
      ]),
    ),
  };
}

/** What stands along a street, each once, the important ones first. */
function standingAt(numbers: readonly StreetNumber[]): ListedPlace[] {
  const places = new Map(
    numbers.flatMap(({ target }) => (target ? [[target.id, target] as const] : [])),
  );
  return [...places.values()].sort((one, other) => one.number - other.number);
}

function required(field: string, value: string | undefined): string {
  if (value === undefined) throw missing(field);
  return value;
}

function missing(field: string): ServiceError {
  return new ServiceError('validation_failed', { fields: { [field]: { key: 'required' } } });
}
