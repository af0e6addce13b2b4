import { contentPaths } from '@/config/paths';
import type { AddressHit } from '@/contracts/evaluation/evaluation';
import type { ChosenPlaces } from '@/contracts/evaluation/chosen-places';
import type { Locale } from '@/contracts/locale';
import { placeTexts } from '@/lib/texts/place-texts';
import { areas, findSubDistrict } from '@/valuation/facts/districts';
import { joinAddress, joinStreetNumber } from '@/lib/texts/join-address';
import type { ListedPlace, Place } from './place.types';
import { blockKeyOf, phaseKeyOf } from './query-parts';
import { foldHan } from './text-normalise';

/** A place with its parent (estate or street) and, for a street number, the place at that number. */
export interface LocatedPlace {
  place: Place;
  parent: Place | null;
  target: Place | null;
}

export function areaOf(district: string): string | undefined {
  return findSubDistrict(district)?.area;
}

/** The identifiers of a place and of its ancestors. */
export function chosenPlaces({ place, parent, target }: LocatedPlace): ChosenPlaces {
  const area = areaOf(place.district);
  const surroundings = { ...(area ? { area } : {}), district: place.district };
  switch (place.kind) {
    case 'estate':
      return { ...surroundings, estate: place.id };
    case 'street':
      return { ...surroundings, street: place.id };
    case 'streetno':
      return {
        ...surroundings,
        ...(parent ? { street: parent.id } : {}),
        streetno: place.id,
        ...(target ? { building: target.id } : {}),
      };
    case 'building':
      return { ...surroundings, ...(parent ? { street: parent.id } : {}), building: place.id };
    case 'block':
      return {
        ...surroundings,
        ...(parent?.kind === 'estate'
          ? { estate: parent.id }
          : parent
            ? { building: parent.id }
            : {}),
        block: place.id,
      };
    case 'area':
    case 'district':
      return surroundings;
  }
}

/** The whole address as a language writes it, each name once; `blockName` is a block of the place that no list has. */
export function fullLabel(
  { place, parent, target }: LocatedPlace,
  locale: Locale,
  blockName = '',
): string {
  const district =
    place.kind === 'district'
      ? findArea(areaOf(place.district), locale)
      : (findSubDistrict(place.district)?.name[locale] ?? '');
  const placeName = place[locale];
  const around = parent && !isNamedAfter(place, parent) ? parent[locale] : '';
  // Buildings without a name of their own are called by their address.
  const targetName = target && !/\d/.test(target[locale]) ? target[locale] : '';
  const names =
    place.kind === 'streetno' && around !== '' && placeName !== ''
      ? [joinStreetNumber({ street: around, number: placeName }, locale)]
      : [placeName, around];
  return joinAddress(withoutRepeats([blockName, targetName, ...names, district]), locale);
}

/** Buildings without a name of their own are called by their street. */
function isNamedAfter(place: Place, parent: Place): boolean {
  return (
    place.kind === 'building' &&
    (foldHan(place.hk).includes(foldHan(parent.hk)) || place.en.includes(parent.en))
  );
}

/** An address entered by hand with its sub-district, unless it names it already. */
export function manualAddressLabel(
  { address, district }: { address: string; district: string },
  locale: Locale,
): string {
  if (address.toLowerCase().includes(district.toLowerCase())) return address;
  return joinAddress([address, district], locale);
}

/** Removes repeated parts of an address, which runs from the narrowest to the widest: of equal parts, such as an estate and a sub-district named after it, only the widest stays. */
function withoutRepeats(parts: readonly string[]): string[] {
  const isLast = (part: string, at: number): boolean =>
    parts.findLastIndex((other) => other.toLowerCase() === part.toLowerCase()) === at;
  return parts.filter((part, at) => part !== '' && isLast(part, at));
}

function findArea(id: string | undefined, locale: Locale): string {
  return areas.find((area) => area.id === id)?.name[locale] ?? '';
}

/** What a search text says of a flat besides the place that was found. */
export interface SaidParts {
  floor: number | undefined;
  room: string | undefined;
  /** Number or letter of its block and of its phase. */
  block: string | undefined;
  phase: string | undefined;
}

const placesOfFlats: readonly Place['kind'][] = ['estate', 'building', 'streetno', 'block'];

/** The block and phase that were said and are not those of the place itself, such as `Block 3, Phase 2`; empty without any. */
function saidBlock({ place, target }: LocatedPlace, said: SaidParts, locale: Locale): string {
  const t = placeTexts.in(locale);
  const { kind, en, hk } = target ?? place;
  const isNew = (key: string, keyOf: (name: string) => string | undefined): boolean =>
    kind !== 'block' && keyOf(en) !== key && keyOf(hk) !== key;
  const { block, phase } = said;
  const isBlockSaid = block !== undefined && isNew(block, blockKeyOf);
  const isPhaseSaid = phase !== undefined && isNew(phase, phaseKeyOf);
  return joinAddress(
    [
      isBlockSaid ? t('block', { block: block.toUpperCase() }) : '',
      isPhaseSaid ? t('phase', { phase: phase.toUpperCase() }) : '',
    ].filter((part) => part !== ''),
    locale,
  );
}

function namedFlat(
  located: LocatedPlace,
  said: SaidParts,
  locale: Locale,
): Pick<AddressHit, 'floor' | 'room' | 'blockName'> {
  if (!placesOfFlats.includes(located.place.kind)) return {};
  const { floor, room } = said;
  const blockName = saidBlock(located, said, locale);
  return {
    ...(floor !== undefined ? { floor: `f:${floor}` } : {}),
    ...(room ? { room } : {}),
    ...(blockName === '' ? {} : { blockName }),
  };
}

/** A place as it is offered, with the block, floor and flat that the search text named. */
export function toAddressHit(
  located: LocatedPlace,
  { locale, ...said }: { locale: Locale } & SaidParts,
): AddressHit {
  const { id, kind } = located.place;
  const ids = chosenPlaces(located);
  return {
    key: id,
    value: id,
    label: fullLabel(located, locale),
    link: `${contentPaths.onlineProperty}?${new URLSearchParams(ids)}`,
    ids,
    level: kind,
    ...namedFlat(located, said, locale),
  };
}

export function floorLabel(floor: number, locale: Locale): string {
  const t = placeTexts.in(locale);
  return floor === 0 ? t('groundFloor') : t('floor', { floor });
}

export function flatLabel(flat: string, locale: Locale): string {
  const t = placeTexts.in(locale);
  return t('flat', { flat });
}

/** A car park of an estate or a building, or any other one in a district. */
export function carParkLabel(place: ListedPlace, locale: Locale): string {
  const t = placeTexts.in(locale);
  const values = { place: place[locale] };
  return place.kind === 'district' ? t('otherCarPark', values) : t('carPark', values);
}
