import type { Catalogue } from '@/valuation/facts/catalogue/catalogue';
import { estateFacts } from '@/valuation/facts/estate-catalogue';

/** The estates that are written by hand, without their streets: what tests of imports build upon, to be quick. */
export function readCatalogue(): Catalogue {
  const places = estateFacts.map(({ id, name, aliases, location, topFloor, completed }) => ({
    id,
    kind: 'estate' as const,
    en: name.en,
    hk: name.hk,
    aliases,
    subDistrict: location.subDistrict,
    evidence: 'traded' as const,
    isPositionExact: true,
    sourceCount: 1,
    blocks: [],
    ...(completed ? { completedYear: completed.toYear } : {}),
    ...(topFloor ? { topFloor: topFloor.floor } : {}),
    ...(location.lat !== undefined && location.lon !== undefined
      ? { position: [location.lat, location.lon] as const }
      : {}),
  }));
  return { compiledOn: '2026-11-22', places, streets: [], streetDistricts: [] };
}
