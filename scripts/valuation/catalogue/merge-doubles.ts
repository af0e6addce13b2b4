import { joinKey } from '@/backoffice/domains/evaluation/address/text-normalise';
import { appendTo } from '@/lib/object/append-to';
import { findSubDistrict, type SubDistrictId } from '@/valuation/facts/districts';
import { findEstateFact } from '@/valuation/facts/estate-catalogue';
import { medianOf } from '@/valuation/numeric/quantile';
import { kilometresBetween, mostFrequent } from './locate-rows';
import type { PlaceCollection } from './place-collection';
import type { PlaceInProgress } from './place-in-progress';

type Position = NonNullable<PlaceInProgress['position']>;

const samePositionKm = 0.1;
const sameGroundsKm = 0.35;
/** A place at the border of two districts, which one list puts into this one and another into that one. */
const overTheBorderKm = 2.5;
const neighbours = 5;

/** Merges what the sources tell twice of one place: in spellings that mean the same, or in two districts. Returns how many were merged. */
export function mergeDoubles(collection: PlaceCollection): number {
  const middles = middlesOf(collection.places);
  return (
    mergeGroups(collection, {
      keyOf: ({ hk, en }) => joinKey(hk || en),
      isTwin: (one, other) => areOne(one, other, middles),
    }) +
    mergeGroups(collection, {
      keyOf: ({ en }) => (/^\d/.test(en) ? '' : joinKey(en)),
      isTwin: areOneInEnglish,
    })
  );
}

function mergeGroups(
  collection: PlaceCollection,
  {
    keyOf,
    isTwin,
  }: {
    /** What doubles have in common; places for which it is empty have none. */
    keyOf: (place: PlaceInProgress) => string;
    isTwin: (one: PlaceInProgress, other: PlaceInProgress) => boolean;
  },
): number {
  const groups = new Map<string, PlaceInProgress[]>();
  for (const place of collection.places) appendTo(groups, keyOf(place), place);
  groups.delete('');
  let merged = 0;
  for (const group of groups.values()) {
    const kept: PlaceInProgress[] = [];
    for (const place of group.toSorted((one, other) => knownOf(other) - knownOf(one))) {
      const twin = kept.find((other) => isTwin(other, place));
      if (!twin) {
        kept.push(place);
        continue;
      }
      const subDistrict = subDistrictOf(twin, { double: place, places: collection.places });
      collection.merge(twin, place);
      twin.subDistrict = subDistrict;
      merged += 1;
    }
  }
  return merged;
}

/** What a name says beyond the kind of building. */
const coreOf = ({ hk }: PlaceInProgress): string =>
  hk.replace(/盧/g, '廬').replace(/(?:大廈|大樓|洋樓|唐樓|樓|閣)$/u, '');

/** The same English name and year at the same position, under Chinese names that differ only in the kind of building (好景樓, 好景洋樓) or in a word before it (名門, 渣甸山名門). */
function areOneInEnglish(one: PlaceInProgress, other: PlaceInProgress): boolean {
  const [shorter = '', longer = ''] = [coreOf(one), coreOf(other)].sort(
    (first, second) => first.length - second.length,
  );
  if (shorter.length < 2 || !longer.endsWith(shorter)) return false;
  const { position: from, completedYear: year } = one;
  const { position: to, completedYear: otherYear } = other;
  if (year && otherYear && year !== otherYear) return false;
  if (from && to) return kilometresBetween(from, to) <= samePositionKm;
  return year !== undefined && year === otherYear && one.subDistrict === other.subDistrict;
}

const isFact = ({ id }: PlaceInProgress): boolean => findEstateFact(id) !== undefined;
const districtOf = ({ subDistrict }: Pick<PlaceInProgress, 'subDistrict'>) =>
  findSubDistrict(subDistrict)?.district;

/** How much is known of a place: the record that is kept is the one of which most is. */
function knownOf(place: PlaceInProgress): number {
  return (
    (isFact(place) ? 100 : 0) +
    (place.isPositionExact ? 20 : 0) +
    (place.evidence === 'traded' ? 20 : 0) +
    (place.en === '' ? 0 : 10) +
    (place.completedYear ? 10 : 0) +
    place.sourceCount
  );
}

function areOne(
  one: PlaceInProgress,
  other: PlaceInProgress,
  middles: ReadonlyMap<SubDistrictId, Position>,
): boolean {
  const isEnglishKnown = one.en !== '' && other.en !== '';
  const isEnglishSame = joinKey(one.en) === joinKey(other.en);
  if (isEnglishKnown && !isEnglishSame) return false;
  const between = (from: Position | undefined, to: Position | undefined): number =>
    from && to ? kilometresBetween(from, to) : Infinity;
  const areExact = one.isPositionExact && other.isPositionExact;
  if (areExact && between(one.position, other.position) <= samePositionKm) return true;
  if (districtOf(one) === districtOf(other))
    return !areExact || between(one.position, other.position) <= sameGroundsKm;
  const isYearSame = one.completedYear !== undefined && one.completedYear === other.completedYear;
  if (areExact || !isEnglishKnown || !isYearSame) return false;
  const place = (at: PlaceInProgress) => at.position ?? middles.get(at.subDistrict);
  return between(place(one), place(other)) <= overTheBorderKm;
}

function middlesOf(places: readonly PlaceInProgress[]): Map<SubDistrictId, Position> {
  const positions = new Map<SubDistrictId, Position[]>();
  for (const { subDistrict, position, isPositionExact } of places)
    if (position && isPositionExact)
      positions.set(subDistrict, [...(positions.get(subDistrict) ?? []), position]);
  return new Map(
    [...positions].map(([id, known]) => [
      id,
      [
        medianOf(known.map(([latitude]) => latitude)),
        medianOf(known.map(([, longitude]) => longitude)),
      ],
    ]),
  );
}

/** Of the sub-districts that the sources name, the one in the district where most of the nearest other places are. */
function subDistrictOf(
  kept: PlaceInProgress,
  { double, places }: { double: PlaceInProgress; places: readonly PlaceInProgress[] },
): SubDistrictId {
  const candidates = [kept, double];
  const at = candidates.find(({ isPositionExact }) => isPositionExact)?.position;
  if (isFact(kept) || !at || districtOf(kept) === districtOf(double)) return kept.subDistrict;
  const around = places
    .flatMap((place) =>
      place.position && place.isPositionExact && !candidates.includes(place)
        ? [{ place, distance: kilometresBetween(place.position, at) }]
        : [],
    )
    .sort((one, other) => one.distance - other.distance)
    .slice(0, neighbours)
    .map(({ place }) => districtOf(place));
  const district = mostFrequent(around);
  return (candidates.find((place) => districtOf(place) === district) ?? kept).subDistrict;
}
