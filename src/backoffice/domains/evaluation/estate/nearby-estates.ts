import type { EstateDirectory, EstateEntry } from './estate-directory';

const metresPerLatitude = 111_200;
/** At the latitude of Hong Kong. */
const metresPerLongitude = 102_800;
const maxNearby = 8;
const maxMetres = 3_000;
const metreStep = 10;

/** The estates nearest to one, with the distance as the crow flies in steps of ten metres. */
export function nearbyEstates(
  directory: EstateDirectory,
  { id, position: [latitude, longitude] }: Pick<EstateEntry, 'id' | 'position'>,
): { estate: EstateEntry; distanceMetres: number }[] {
  const near: { estate: EstateEntry; distanceMetres: number }[] = [];
  for (const { estates } of directory.values())
    for (const estate of estates.values()) {
      const north = (estate.position[0] - latitude) * metresPerLatitude;
      const east = (estate.position[1] - longitude) * metresPerLongitude;
      const distance = Math.hypot(north, east);
      if (estate.id === id || distance > maxMetres) continue;
      near.push({ estate, distanceMetres: Math.round(distance / metreStep) * metreStep });
    }
  return near.sort((one, other) => one.distanceMetres - other.distanceMetres).slice(0, maxNearby);
}
