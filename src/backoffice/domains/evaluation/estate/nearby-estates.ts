import type { EstateDirectory, EstateEntry } from './estate-directory';

const metresPerLatitude = 111_200;
/** At the latitude of Hong Kong. */
const metresPerLongitude = 102_800;
const maxNearby = 8;
const maxMetres = 3_000;
const metreStep = 10;

interface NearbyEstate {
  estate: EstateEntry;
  distanceMetres: number;
}

/** The estates nearest to one, with the distance as the crow flies in steps of ten metres. */
export function nearbyEstates(
  directory: EstateDirectory,
  { id, position: [latitude, longitude] }: Pick<EstateEntry, 'id' | 'position'>,
): NearbyEstate[] {
  const near: NearbyEstate[] = [];
  let furthest = maxMetres;
  for (const { estates } of directory.values())
    for (const estate of estates.values()) {
      const north = Math.abs(estate.position[0] - latitude) * metresPerLatitude;
      if (north > furthest || estate.id === id) continue;
      const east = (estate.position[1] - longitude) * metresPerLongitude;
      const distanceMetres = Math.sqrt(north * north + east * east);
      if (distanceMetres > furthest) continue;
      const at = near.findIndex((other) => other.distanceMetres > distanceMetres);
      near.splice(at < 0 ? near.length : at, 0, { estate, distanceMetres });
      if (near.length > maxNearby) near.pop();
      if (near.length === maxNearby) furthest = near.at(-1)?.distanceMetres ?? furthest;
    }
  return near.map(({ estate, distanceMetres }) => ({
    estate,
    distanceMetres: Math.round(distanceMetres / metreStep) * metreStep,
  }));
}
