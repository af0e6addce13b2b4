import type { DatasetMeta } from '@/contracts/evaluation/valuation-import';
import { subDistricts } from '@/valuation/facts/districts';
import { subDistrictsOfAgency, subDistrictIdOf } from '@/valuation/facts/district-names';

/** The sales data's spelling of a sub-district and its district. */
export interface SaleDistrict {
  district: string;
  subDistrict: string;
}

/** Maps each of our sub-districts to the sales data's name for it: the name that mainly denotes it, or else one that includes it. */
export function saleDistrictsOf(known: readonly SaleDistrict[]): DatasetMeta['saleDistricts'] {
  const candidates = known.map((pair) => {
    const first = subDistrictIdOf(pair.subDistrict);
    return { pair, first, all: [first, ...subDistrictsOfAgency(pair.subDistrict)] };
  });
  const pairs = subDistricts.map(
    ({ id }) =>
      [
        id,
        (
          candidates.find(({ first }) => first === id) ??
          candidates.find(({ all }) => all.includes(id))
        )?.pair,
      ] as const,
  );
  return Object.fromEntries(
    pairs.filter((entry): entry is [(typeof entry)[0], SaleDistrict] => entry[1] !== undefined),
  );
}
