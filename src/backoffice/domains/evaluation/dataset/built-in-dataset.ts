import { blockNamesOf } from '@/valuation/facts/estate-blocks';
import { estateFacts } from '@/valuation/facts/estate-catalogue';
import type { EstateFact } from '@/valuation/facts/estate-fact';
import { subDistrictsOfAgency } from '@/valuation/facts/district-names';
import { districtDrafts, placeId } from '../address/place-compilation';
import type { PlaceDraft, PlaceFacts } from '../address/place.types';
import type { SaleDistrict } from './sale-districts';
import { joinKey } from '../address/text-normalise';

/** An estate as the sales data spell it. */
export type SaleEstate = SaleDistrict & { estate: string };

/** The estates and blocks known without an import, with all sub-districts. */
export function builtInDrafts(saleEstates: readonly SaleEstate[] = []): PlaceDraft[] {
  const estatesByName = new Map<string, SaleEstate[]>();
  for (const estate of saleEstates)
    estatesByName.set(joinKey(estate.estate), [
      ...(estatesByName.get(joinKey(estate.estate)) ?? []),
      estate,
    ]);
  const findSaleEstate = ({ name, aliases, location }: EstateFact) =>
    [name.en, ...aliases]
      .flatMap((spelling) => estatesByName.get(joinKey(spelling)) ?? [])
      .find(({ subDistrict }) => subDistrictsOfAgency(subDistrict).includes(location.subDistrict));
  return [
    ...districtDrafts,
    ...estateFacts.flatMap((fact) => [
      estateDraft(fact, findSaleEstate(fact)),
      ...blockDrafts(fact),
    ]),
  ];
}

function estateDraft(
  {
    id,
    name: { en, hk, cn },
    aliases,
    location,
    topFloor,
    completed,
    saleableAreaSqft,
  }: EstateFact,
  sale: SaleEstate | undefined,
): PlaceDraft {
  const hasPosition = location.lat !== undefined && location.lon !== undefined;
  return {
    id,
    kind: 'estate',
    district: location.subDistrict,
    parent: null,
    target: null,
    en,
    hk,
    cn,
    facts: {
      ...(aliases.length > 0 ? { aliases: [...aliases] } : {}),
      ...(topFloor ? { topFloor: topFloor.floor } : {}),
      ...(completed ? { completedYear: completed.toYear } : {}),
      ...(saleableAreaSqft ? { areaSqft: [saleableAreaSqft.min, saleableAreaSqft.max] } : {}),
      ...(sale ? { sale: saleNames(sale) } : {}),
      ...(hasPosition ? { position: [location.lat ?? 0, location.lon ?? 0] } : {}),
    },
  };
}

function saleNames({ district, subDistrict, estate }: SaleEstate): PlaceFacts['sale'] {
  return { district, subDistrict, estate, building: '' };
}

function blockDrafts({ id: estate, location, topFloor }: EstateFact): PlaceDraft[] {
  return blockNamesOf(estate).map((name) => ({
    id: placeId('block', estate, name.en),
    kind: 'block',
    district: location.subDistrict,
    parent: estate,
    target: null,
    ...name,
    facts: topFloor ? { topFloor: topFloor.floor } : {},
  }));
}
