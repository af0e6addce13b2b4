import type { Localised } from '@/contracts/locale';
import type { NamedPlace } from '@/contracts/evaluation/estate';
import type { Catalogue, CataloguePlace } from '@/valuation/facts/catalogue/catalogue';
import { areas, subDistricts, type SubDistrictFact } from '@/valuation/facts/districts';
import { blockNamesOf } from '@/valuation/facts/estate-blocks';
import { findEstateFact } from '@/valuation/facts/estate-catalogue';
import type { LocalizedName } from '@/valuation/facts/fact';
import type { BookLevels } from '@/valuation/levels/level-book';
import { toSimplified } from '../address/han-simplified';
import { joinKey } from '../address/text-normalise';
import { distinctionsOf, type Distinction } from './estate-distinctions';
import { assignSlugs, slugOf } from './place-slugs';

/** An estate with a page; its facts are those of the built-in catalogue, whatever was imported. */
export interface EstateEntry extends NamedPlace {
  id: string;
  district: DistrictEntry;
  /** Shown beside the name where another estate has the same name. */
  distinction: Distinction | null;
  address: Localised<'text'> | null;
  position: readonly [latitude: number, longitude: number];
  completedYear: number | null;
  blockCount: number | null;
  topFloor: number | null;
  isSubsidised: boolean;
  /** Saleable areas of its smaller and larger flats, where known. */
  areaSqft: { min: number; max: number } | null;
  blocks: readonly (Localised<'name'> & { topFloor: number | null })[];
}

export interface DistrictEntry extends NamedPlace {
  id: SubDistrictFact['id'];
  areaId: SubDistrictFact['area'];
  area: NamedPlace;
  /** By their slugs, in the order of their English names. */
  estates: ReadonlyMap<string, EstateEntry>;
}

/** Districts with estates, by their slugs. */
export type EstateDirectory = ReadonlyMap<string, DistrictEntry>;

const localisedName = ({ en, hk, cn }: LocalizedName): Localised<'name'> => ({
  nameEn: en,
  nameHk: hk,
  nameCn: cn,
});

const areaPlaces = new Map<string, NamedPlace>(
  areas.map(({ id, name }) => [id, { slug: slugOf(name.en), ...localisedName(name) }]),
);

/** Where one language has no name, the other's is shown. */
const namesOf = ({ en, hk }: { en: string; hk: string }): LocalizedName => ({
  en: en || hk,
  hk: hk || en,
  cn: toSimplified(hk || en),
});

/**
 * The estates that have pages: whose English name, year and position are known, and of whose level something is known since 2021, or which
 * have several blocks and older sales. Of a single old building nothing could be said but what its district's page says.
 */
export function buildEstateDirectory(catalogue: Catalogue, levels: BookLevels): EstateDirectory {
  const hasPage = ({ id, kind, evidence, en, ...facts }: CataloguePlace): boolean => {
    if (kind !== 'estate' || evidence !== 'traded') return false;
    if (!/[A-Za-z]/.test(en) || !facts.completedYear || !facts.position) return false;
    const { knowledge } = levels.find(id) ?? {};
    const hasBlocks = (facts.blockCount ?? 0) > 1 || facts.blocks.length > 1;
    return knowledge === 'recent' || (knowledge === 'history' && hasBlocks);
  };
  const addresses = streetAddresses(catalogue);
  const byDistrict = new Map<string, { place: CataloguePlace; at: number }[]>();
  catalogue.places.forEach((place, at) => {
    if (!hasPage(place)) return;
    const known = byDistrict.get(place.subDistrict);
    if (known) known.push({ place, at });
    else byDistrict.set(place.subDistrict, [{ place, at }]);
  });
  const directory: EstateDirectory = new Map(
    subDistricts.flatMap(({ id, name, area }) => {
      const places = byDistrict.get(id) ?? [];
      const areaPlace = areaPlaces.get(area);
      if (places.length === 0 || !areaPlace) return [];
      const estates = new Map<string, EstateEntry>();
      const district: DistrictEntry = {
        id,
        slug: id.slice('s:'.length),
        ...localisedName(name),
        areaId: area,
        area: areaPlace,
        estates,
      };
      const slugs = assignSlugs(places.map((item) => ({ ...item, ...item.place })));
      for (const [slug, { place, at }] of [...slugs].sort(([one], [other]) =>
        one < other ? -1 : 1,
      ))
        estates.set(
          slug,
          estateEntry(place, { slug, district, address: addresses.get(at) ?? null }),
        );
      return [[district.slug, district] as const];
    }),
  );
  addDistinctions([...directory.values()].flatMap(({ estates }) => [...estates.values()]));
  return directory;
}

function addDistinctions(estates: readonly EstateEntry[]): void {
  const distinctions = distinctionsOf(estates);
  for (const estate of estates) estate.distinction = distinctions.get(estate.id) ?? null;
}

function estateEntry(
  place: CataloguePlace,
  { slug, district, address }: Pick<EstateEntry, 'slug' | 'district' | 'address'>,
): EstateEntry {
  const fact = findEstateFact(place.id);
  return {
    id: place.id,
    slug,
    district,
    distinction: null,
    ...localisedName(fact ? fact.name : namesOf(place)),
    address,
    position: place.position ?? [0, 0],
    completedYear: place.completedYear ?? null,
    blockCount: place.blockCount ?? null,
    topFloor: place.topFloor ?? null,
    isSubsidised: place.subsidised !== undefined,
    areaSqft: fact?.saleableAreaSqft ?? null,
    blocks: blocksOf(place),
  };
}

/** Those written by hand first, because they are the more complete. */
function blocksOf({ id, blocks, ...place }: CataloguePlace): EstateEntry['blocks'] {
  const topFloor = place.topFloor ?? null;
  const fact = findEstateFact(id);
  const known = new Map<string, EstateEntry['blocks'][number]>();
  const add = (name: LocalizedName, top: number | null) => {
    const keys = [joinKey(name.en), joinKey(name.hk)];
    if (keys.some((key) => known.has(key))) return;
    const block = { ...localisedName(name), topFloor: top };
    for (const key of keys) known.set(key, block);
  };
  for (const name of fact ? blockNamesOf(fact.id) : []) add(name, topFloor);
  for (const block of blocks) add(namesOf(block), block.topFloor ?? topFloor);
  return [...new Set(known.values())];
}

/** The first number of the first street at which a place stands, by the place's position in the catalogue. */
function streetAddresses({ streets }: Catalogue): Map<number, Localised<'text'>> {
  const addresses = new Map<number, Localised<'text'>>();
  for (const street of streets) {
    if (street.en === '' || street.hk === '') continue;
    for (const { number, place } of street.numbers)
      if (!addresses.has(place))
        addresses.set(place, {
          textEn: `${number} ${street.en}`,
          textHk: `${street.hk}${number}號`,
          textCn: `${toSimplified(street.hk)}${number}号`,
        });
  }
  return addresses;
}
