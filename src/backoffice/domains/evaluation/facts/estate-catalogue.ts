import type { SubDistrictId } from '@/backoffice/domains/evaluation/facts/districts';
import type { EstateFact } from '@/backoffice/domains/evaluation/facts/estate-fact';
import { hongKongIslandEstates } from '@/backoffice/domains/evaluation/facts/estates/hong-kong-island';
import { islandsEstates } from '@/backoffice/domains/evaluation/facts/estates/islands';
import { kowloonEstates } from '@/backoffice/domains/evaluation/facts/estates/kowloon';
import { newTerritoriesEastEstates } from '@/backoffice/domains/evaluation/facts/estates/new-territories-east';
import { newTerritoriesWestEstates } from '@/backoffice/domains/evaluation/facts/estates/new-territories-west';

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
