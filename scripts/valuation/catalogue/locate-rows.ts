import {
  findSubDistrict,
  subDistricts,
  type DistrictId,
  type SubDistrictId,
} from '@/valuation/facts/districts';
import type { SourceRow } from './source-rows';

export interface LocatedRow extends SourceRow {
  district: DistrictId;
  subDistrict: SubDistrictId;
}

const neighbours = 5;
const kilometresPerDegree = { latitude: 111, longitude: 103 };

interface Point {
  position: [number, number];
  subDistrict: SubDistrictId;
}

/** Streets of new towns that no list places yet: all of Kai Tak's begin with one of two characters, and no other of Kowloon City do. */
const newStreets: readonly {
  district: DistrictId;
  streets: RegExp;
  subDistrict: SubDistrictId;
}[] = [{ district: 'd:kowloon-city', streets: /^[承沐]/u, subDistrict: 's:kai-tak' }];

const newStreetOf = ({ district, street }: SourceRow): SubDistrictId | undefined =>
  newStreets.find((known) => known.district === district && known.streets.test(street))
    ?.subDistrict;

/** Gives every row its sub-district: its own, else that of a new street, else that of most of its nearest neighbours, else that of its street, else the district's largest. */
export function locateRows(rows: readonly SourceRow[]): LocatedRow[] {
  const points = new Map<DistrictId | undefined, Point[]>();
  const byStreet = new Map<string, SubDistrictId[]>();
  const byDistrict = new Map<DistrictId, SubDistrictId[]>();
  const append = <K, V>(map: Map<K, V[]>, key: K, value: V) =>
    map.set(key, [...(map.get(key) ?? []), value]);
  const allPoints: Point[] = [];
  for (const { subDistrict, district, position, isPositionExact, street } of rows) {
    if (!subDistrict || !district) continue;
    if (position && isPositionExact) {
      const list = points.get(district) ?? [];
      list.push({ position, subDistrict });
      points.set(district, list);
      allPoints.push({ position, subDistrict });
    }
    append(byStreet, `${district}|${street}`, subDistrict);
    append(byDistrict, district, subDistrict);
  }
  return rows.flatMap((row) => {
    const { district, position, street, subDistrict } = row;
    const known =
      subDistrict ??
      newStreetOf(row) ??
      (row.isPositionExact ? undefined : townOf(row)) ??
      (position &&
        mostFrequent(nearest(points.get(district) ?? (district ? [] : allPoints), position))) ??
      (street === '' ? undefined : mostFrequent(byStreet.get(`${district}|${street}`) ?? [])) ??
      (district && mostFrequent(byDistrict.get(district) ?? []));
    const within = known && findSubDistrict(known)?.district;
    return known && within ? [{ ...row, subDistrict: known, district: within }] : [];
  });
}

/** Government addresses outside the city begin with the town. */
function townOf({ street, district }: SourceRow): SubDistrictId | undefined {
  return subDistricts.find(
    (fact) => fact.district === district && street.startsWith(`${fact.name.hk} `),
  )?.id;
}

type Position = readonly [latitude: number, longitude: number];

/** The distance of two positions in Hong Kong. */
export function kilometresBetween(one: Position, other: Position): number {
  return Math.hypot(
    (one[0] - other[0]) * kilometresPerDegree.latitude,
    (one[1] - other[1]) * kilometresPerDegree.longitude,
  );
}

function nearest(points: readonly Point[], at: Position): SubDistrictId[] {
  return points
    .map(({ position, subDistrict }) => ({
      subDistrict,
      distance: kilometresBetween(position, at),
    }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, neighbours)
    .map((point) => point.subDistrict);
}

/** The id named most often; of equals the one named first. */
export function mostFrequent<T>(items: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0];
}
