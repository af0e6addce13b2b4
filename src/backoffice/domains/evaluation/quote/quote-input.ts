import type { QuoteRequest } from '@/contracts/evaluation/evaluation';
import { dayMs } from '@/lib/hong-kong-day';
import { findSubDistrict } from '@/valuation/facts/districts';
import type { EpochDay } from '@/valuation/model/sale.types';
import { parseFloor } from '@/valuation/model/transaction-row';
import type { Dataset } from '../dataset/dataset.repository';
import { areaOf, type LocatedPlace } from '../address/place-labels';
import type { PlaceDirectory } from '../address/place-directory';
import type { Place } from '../address/place.types';
import { QuoteFailure } from './quote-failure';

/** Flats outside these limits are referred to staff; the smallest flats sold have about 130 square feet. */
export const areaLimitsSqft = { min: 50, max: 10_000 } as const;
export const ageLimitsYears = { min: 0, max: 120 } as const;
/** No residential building of Hong Kong has more storeys. */
const highestFloor = 100;

/** The floor number of a request, checked against the building's own where it is known. Throws `QuoteFailure`. */
export function validateFloor(
  floor: QuoteRequest['floor'],
  topFloor: number | undefined,
): number | null {
  if (floor === undefined) return null;
  const number = typeof floor === 'number' ? floor : parseFloor(floor.slice('f:'.length));
  const limit = topFloor ?? highestFloor;
  if (number === null || number < 0 || number > limit)
    throw new QuoteFailure('floorDoesNotExist', { limit });
  return number;
}

/** A saleable area within the limits. Throws `QuoteFailure`. */
export function validateArea(areaSqft: number | undefined): number {
  if (areaSqft === undefined) throw new QuoteFailure('areaMissing');
  const { min, max } = areaLimitsSqft;
  if (areaSqft < min || areaSqft > max)
    throw new QuoteFailure('areaOutOfRange', {
      limit: `${min}–${max.toLocaleString('en')}`,
      needsPerson: areaSqft > max,
    });
  return areaSqft;
}

/** Phases of one estate were completed up to so many years from the year that is known of it. */
const maxAgeDifference = 15;

/** An age within the limits and near the one that is known, or null. Throws `QuoteFailure`. */
export function validateAge(
  ageYears: number | undefined,
  known?: { completedYear: number | undefined; today: EpochDay },
): number | null {
  if (ageYears === undefined) return null;
  if (ageYears < ageLimitsYears.min || ageYears > ageLimitsYears.max)
    throw new QuoteFailure('ageOutOfRange', {
      limit: `${ageLimitsYears.min}–${ageLimitsYears.max}`,
    });
  const year = known?.completedYear;
  if (known && year !== undefined) {
    const thisYear = new Date(known.today * dayMs).getUTCFullYear();
    if (Math.abs(thisYear - ageYears - year) > maxAgeDifference)
      throw new QuoteFailure('ageDoesNotMatch', { limit: year });
  }
  return ageYears;
}

/** The sub-district of an address entered by hand. Throws `QuoteFailure`. */
export function validateDistrict({ area, district }: QuoteRequest): string {
  if (district === undefined) throw new QuoteFailure('districtMissing');
  const fact = findSubDistrict(district);
  if (!fact) throw new QuoteFailure('unknownPlace');
  if (area !== undefined && fact.area !== area) throw new QuoteFailure('placesDoNotMatch');
  return fact.id;
}

export interface SelectedProperty {
  /** The narrowest selected place: a block, a building or an estate. */
  located: LocatedPlace;
  /** The surrounding estate, if any. */
  estate: Place | null;
}

/** The property that the selected identifiers denote. Throws `QuoteFailure` for unknown or inconsistent ones. */
export async function findSelectedProperty(
  directory: PlaceDirectory,
  { dataset, request }: { dataset: Dataset; request: QuoteRequest },
): Promise<SelectedProperty> {
  const { area, district, estate, street, streetno, building, block } = request;
  const ids = [estate, street, streetno, building, block].filter((id) => id !== undefined);
  const located = await directory.find(dataset.id, ids);
  const byId = new Map(located.map((item) => [item.place.id, item]));
  if (byId.size !== new Set(ids).size) throw new QuoteFailure('unknownPlace');
  const find = (id: string | undefined) => (id === undefined ? null : (byId.get(id) ?? null));
  const number = find(streetno);
  const [atNumber] = number?.target ? await directory.find(dataset.id, [number.target.id]) : [];
  const narrowest = find(block) ?? find(building) ?? atNumber ?? find(estate);
  if (!narrowest) throw new QuoteFailure('chooseProperty');
  const selectedPlaces = {
    estate: find(estate),
    street: find(street),
    streetno: number,
    building: find(building),
    block: find(block),
  };
  const isInside = [...byId.values()].every(
    ({ place }) =>
      (district === undefined || place.district === district) &&
      (area === undefined || areaOf(place.district) === area),
  );
  if (!isInside || !areConsistent(selectedPlaces)) throw new QuoteFailure('placesDoNotMatch');
  const { place, parent } = narrowest;
  return {
    located: narrowest,
    estate: place.kind === 'estate' ? place : parent?.kind === 'estate' ? parent : null,
  };
}

type SelectedPlaces = Record<
  'estate' | 'street' | 'streetno' | 'building' | 'block',
  LocatedPlace | null
>;

function areConsistent({ estate, street, streetno, building, block }: SelectedPlaces): boolean {
  const idOf = (item: LocatedPlace | null) => item?.place.id;
  const isKind = (item: LocatedPlace | null, ...kinds: string[]) =>
    item === null || kinds.includes(item.place.kind);
  if (
    !isKind(estate, 'estate') ||
    !isKind(street, 'street') ||
    !isKind(streetno, 'streetno') ||
    !isKind(building, 'building', 'block', 'estate') ||
    !isKind(block, 'block')
  )
    return false;
  if (street && streetno && streetno.place.parent !== idOf(street)) return false;
  if (streetno && building && streetno.place.target !== idOf(building)) return false;
  if (
    estate &&
    building &&
    idOf(building) !== idOf(estate) &&
    building.place.parent !== idOf(estate)
  )
    return false;
  if (block && building && idOf(building) !== idOf(block) && block.place.parent !== idOf(building))
    return false;
  if (block && estate && block.place.parent !== idOf(estate)) return false;
  return true;
}
