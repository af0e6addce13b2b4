import type { PlanStreet, Position } from '@/contracts/evaluation/quote-support';
import type { Locale } from '@/contracts/locale';
import type { Catalogue } from '@/valuation/facts/catalogue/catalogue';
import type { LocalizedName } from '@/valuation/facts/fact';
import { toSimplified } from '../address/han-simplified';
import { distanceMetres } from './neighbours';

/** A street with the positions of single buildings at its numbers. */
export interface StreetPositions {
  name: LocalizedName;
  positions: readonly Position[];
}

const maxStreets = 12;
const minAddresses = 2;
/** The margin around the outermost places of a plan within which streets are included. */
const marginDegrees = 0.0015;

/** Where the streets of the catalogue run, as far as their addresses tell; an estate of several blocks may stand far from its street. */
export function streetPositionsOf({ streets, places }: Catalogue): StreetPositions[] {
  const byName = new Map<string, { name: LocalizedName; positions: Map<number, Position> }>();
  for (const { en, hk, numbers } of streets) {
    if (en === '' || hk === '') continue;
    const street = byName.get(en) ?? {
      name: { en, hk, cn: toSimplified(hk) },
      positions: new Map<number, Position>(),
    };
    for (const { place } of numbers) {
      const standing = places[place];
      const isSingle = (standing?.blockCount ?? 1) < 2 && (standing?.blocks.length ?? 0) < 2;
      if (standing?.position && standing.isPositionExact && isSingle)
        street.positions.set(place, [...standing.position]);
    }
    byName.set(en, street);
  }
  return [...byName.values()]
    .map(({ name, positions }) => ({ name, positions: [...positions.values()] }))
    .filter(({ positions }) => positions.length >= minAddresses);
}

/** The streets among some places, those with the most addresses there first, each named at the address nearest to the middle of them. */
export function planStreets(
  streets: readonly StreetPositions[],
  { places, locale }: { places: readonly Position[]; locale: Locale },
): PlanStreet[] {
  if (places.length < 2) return [];
  const [latitudes, longitudes] = [places.map(([at]) => at), places.map(([, at]) => at)];
  const isBetween = (at: number, among: readonly number[]): boolean =>
    at > Math.min(...among) - marginDegrees && at < Math.max(...among) + marginDegrees;
  return streets
    .flatMap(({ name, positions }) => {
      const near = positions.filter(
        ([latitude, longitude]) =>
          isBetween(latitude, latitudes) && isBetween(longitude, longitudes),
      );
      return near.length < minAddresses ? [] : [{ name, near }];
    })
    .sort((one, other) => other.near.length - one.near.length)
    .slice(0, maxStreets)
    .map(({ name, near }) => ({ name: name[locale], position: nearestToMiddle(near) }));
}

function nearestToMiddle(positions: readonly Position[]): Position {
  const mean = (axis: 0 | 1): number =>
    positions.reduce((sum, position) => sum + position[axis], 0) / positions.length;
  const middle: Position = [mean(0), mean(1)];
  return positions.reduce((best, position) =>
    distanceMetres(position, middle) < distanceMetres(best, middle) ? position : best,
  );
}
