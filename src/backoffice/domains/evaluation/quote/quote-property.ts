import { dayMs } from '@/lib/hong-kong-day';
import { findDistrict, findSubDistrict } from '@/valuation/facts/districts';
import { findEstateFact } from '@/valuation/facts/estate-catalogue';
import { isNamedLikeSubsidised, looksLikeVillageHouse } from '@/valuation/model/property-flags';
import type { EpochDay, Property, ReviewReason } from '@/valuation/model/sale.types';
import type { Dataset } from '../dataset/dataset.repository';
import type { SelectedProperty } from './quote-input';
import type { Place, PlaceFacts } from '../address/place.types';

const daysPerYear = 365.25;
export interface Flat {
  areaSqft: number;
  floor: number | null;
  room: string;
  ageYears: number | null;
}

/** How the sales data spell a sub-district; where they never name it, its own names. */
function saleDistrict(
  dataset: Dataset,
  district: string,
): { district: string; subDistrict: string } {
  const fact = findSubDistrict(district);
  return (
    dataset.meta.saleDistricts[district] ?? {
      district: (fact && findDistrict(fact.district)?.name.en) ?? '',
      subDistrict: fact?.name.en ?? '',
    }
  );
}

function completedOnDay(
  { ageYears }: Flat,
  { places, today }: { places: readonly Place[]; today: EpochDay },
): EpochDay | null {
  if (ageYears !== null) return Math.round(today - ageYears * daysPerYear);
  const year = places.map(({ facts }) => facts.completedYear).find((known) => known !== undefined);
  return year === undefined ? null : Math.round(Date.UTC(year, 6, 1) / dayMs);
}

/** The selected flat in the spelling of the sales data, as input of the model. */
export function selectedToProperty(
  { located: { place }, estate }: SelectedProperty,
  { dataset, flat, today }: { dataset: Dataset; flat: Flat; today: EpochDay },
): Property {
  const names = saleNames(place, estate) ?? {
    ...saleDistrict(dataset, place.district),
    estate: estate?.en ?? place.en,
    building: place.en,
  };
  const knownPlaces = estate && estate.id !== place.id ? [place, estate] : [place];
  const position = knownPlaces.map(({ facts }) => facts.position).find((at) => at !== undefined);
  return {
    ...names,
    places: [...knownPlaces.map(({ id }) => id), place.district],
    flat: flat.room,
    floor: flat.floor,
    areaSqft: flat.areaSqft,
    completedOnDay: completedOnDay(flat, { places: knownPlaces, today }),
    latitude: position?.[0] ?? null,
    longitude: position?.[1] ?? null,
    isFirstHand: false,
    isCompletionBlank: false,
  };
}

function saleNames(place: Place, estate: Place | null): PlaceFacts['sale'] {
  if (place.facts.sale) return place.facts.sale;
  return estate?.facts.sale
    ? { ...estate.facts.sale, building: place.id === estate.id ? '' : place.en }
    : undefined;
}

/** An address entered by hand in the spelling of the sales data, as input of the model. */
export function manualToProperty(
  { district, flat }: { district: string; flat: Flat },
  { dataset, today }: { dataset: Dataset; today: EpochDay },
): Property {
  return {
    ...saleDistrict(dataset, district),
    places: [district],
    estate: '',
    building: '',
    flat: '',
    floor: flat.floor,
    areaSqft: flat.areaSqft,
    completedOnDay: completedOnDay(flat, { places: [], today }),
    latitude: null,
    longitude: null,
    isFirstHand: false,
    isCompletionBlank: false,
  };
}

/** Review reasons that only the Chinese names reveal; the estates of the built-in catalogue are private. */
export function reviewReasonsFromNames({
  located: { place },
  estate,
}: SelectedProperty): ReviewReason[] {
  const namedPlace = estate ?? place;
  if (findEstateFact(namedPlace.id)) return [];
  const isVillage = looksLikeVillageHouse({ estate: namedPlace.hk, building: place.hk });
  return [
    ...(isNamedLikeSubsidised(namedPlace) ? (['subsidisedHousing'] as const) : []),
    ...(isVillage ? (['villageHouse'] as const) : []),
  ];
}
