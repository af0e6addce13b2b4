import type { DatasetMeta } from '@/contracts/evaluation/valuation-import';
import { subDistricts } from '@/valuation/facts/districts';
import { subDistrictsOfAgency, subDistrictIdOf } from '@/valuation/facts/district-names';

/** How the sales write a sub-district and the district around it. */
export interface SaleDistrict {
  district: string;
  subDistrict: string;
}

/** For each of our sub-districts the sales' one that it belongs to: the one that mainly means it, or else one that includes it. */
export function saleDistrictsOf(known: readonly SaleDistrict[]): DatasetMeta['saleDistricts'] {
  const meant = known.map((pair) => {
    const first = subDistrictIdOf(pair.subDistrict);
    return { pair, first, all: [first, ...subDistrictsOfAgency(pair.subDistrict)] };
  });
  const pairs = subDistricts.map(
    ({ id }) =>
      [
        id,
        (meant.find(({ first }) => first === id) ?? meant.find(({ all }) => all.includes(id)))
          ?.pair,
      ] as const,
  );
  return Object.fromEntries(
    pairs.filter((entry): entry is [(typeof entry)[0], SaleDistrict] => entry[1] !== undefined),
  );
}
