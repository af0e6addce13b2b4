import type { SubDistrictId } from './districts';
import type { EstateFact } from './estate-fact';
import { hongKongIslandEstates } from './estates/hong-kong-island';
import { islandsEstates } from './estates/islands';
import { kowloonEstates } from './estates/kowloon';
import { newTerritoriesEastEstates } from './estates/new-territories-east';
import { newTerritoriesWestEstates } from './estates/new-territories-west';

/** Every private estate known without an import. */
export const estateFacts: readonly EstateFact[] = [
  ...hongKongIslandEstates,
  ...kowloonEstates,
  ...newTerritoriesEastEstates,
  ...newTerritoriesWestEstates,
  ...islandsEstates,
];

const estateById = new Map<string, EstateFact>(estateFacts.map((fact) => [fact.id, fact]));

/** The built-in estate with this id, or undefined. */
export function findEstateFact(id: string): EstateFact | undefined {
  return estateById.get(id);
}

/** The built-in estates of a sub-district, in the order of the tables. */
export function estateFactsIn(subDistrict: SubDistrictId): readonly EstateFact[] {
  return estateFacts.filter((fact) => fact.location.subDistrict === subDistrict);
}
