import type { Catalogue, CataloguePlace, OnMarket } from '@/valuation/facts/catalogue/catalogue';
import { readCatalogue } from '@/valuation/facts/catalogue/read-catalogue';
import levelBook from '@/valuation/levels/level-book.data.json';
import { levelsOf } from '@/valuation/levels/level-book';
import { blockNamesOf } from '@/valuation/facts/estate-blocks';
import { findEstateFact } from '@/valuation/facts/estate-catalogue';
import { subDistrictsOfAgency } from '@/valuation/facts/district-names';
import { toSimplified } from '../address/han-simplified';
import { districtDrafts, placeId } from '../address/place-compilation';
import type { PlaceDraft, PlaceFacts } from '../address/place.types';
import type { SaleDistrict } from './sale-districts';
import { joinKey } from '../address/text-normalise';

/** An estate as the sales data spell it. */
export type SaleEstate = SaleDistrict & { estate: string };

/** The homes known without an import, with their blocks, streets and numbers, and all sub-districts. */
export function builtInDrafts(
  saleEstates: readonly SaleEstate[] = [],
  catalogue: Catalogue = readCatalogue(),
): PlaceDraft[] {
  const findSaleEstate = saleEstateFinder(saleEstates);
  const targets = catalogue.places.map((place) => {
    const draft = placeDraft(place, findSaleEstate(place));
    return { draft, blocks: blockDrafts(place) };
  });
  const drafts = [
    ...districtDrafts,
    ...targets
      .toSorted((one, other) => Number(isFact(other.draft)) - Number(isFact(one.draft)))
      .flatMap(({ draft, blocks }) => [draft, ...blocks.values()]),
    ...streetDrafts(catalogue, targets),
  ];
  return [...new Map(drafts.map((draft) => [draft.id, draft])).values()];
}

/** Whether an estate is one of the hand-written ones, which come first so that a search by name finds them. */
const isFact = ({ id }: PlaceDraft): boolean => findEstateFact(id) !== undefined;

function saleEstateFinder(saleEstates: readonly SaleEstate[]) {
  const estatesByName = new Map<string, SaleEstate[]>();
  for (const estate of saleEstates)
    estatesByName.set(joinKey(estate.estate), [
      ...(estatesByName.get(joinKey(estate.estate)) ?? []),
      estate,
    ]);
  return ({ kind, en, aliases, subDistrict }: CataloguePlace): SaleEstate | undefined =>
    kind === 'building' || saleEstates.length === 0
      ? undefined
      : [en, ...aliases.filter((alias) => /[a-z]/i.test(alias))]
          .flatMap((spelling) => estatesByName.get(joinKey(spelling)) ?? [])
          .find((sale) => subDistrictsOfAgency(sale.subDistrict).includes(subDistrict));
}

/** Where one language has no name, the other's is shown. */
function namesOf({ en, hk }: { en: string; hk: string }): Pick<PlaceDraft, 'en' | 'hk' | 'cn'> {
  return { en: en || hk, hk: hk || en, cn: toSimplified(hk || en) };
}

/** Where the height is not known. */
const usualStoreys = 8;

/** The usual deviation of the level of a place that is listed as for sale, used for places of whose sales we have no figure. */
const usualDeviation: Readonly<Record<OnMarket, number>> = { now: 0.05, lately: 0.08 };
/** The usual deviation of levels that rest on older sales, and the weight of that knowledge relative to the listings. */
const usualOlderDeviation = 0.11;
const olderWeight = 0.25;

/**
 * How the odds that a flat of a place is sold within a month grow with its size and with how certain its level is, which grows with the number of its
 * sales and with how recent they are. Fitted by logistic regression to which of 15,078 places were sold in August 2026, with levels that had seen no figure of that month.
 */
const saleOdds = { logStoreys: 0.5, logDeviation: -3.4 } as const;

/** What is known of a place's sales: from its level, else from the lists that name it as for sale. */
function salesOf({
  id,
  onMarket,
}: CataloguePlace): Pick<PlaceFacts, 'traded'> & { deviation: number } {
  const { knowledge, deviation = 1 } = levelsOf(levelBook).find(id) ?? {};
  if (knowledge === 'recent') return { traded: 'recently', deviation };
  if (onMarket) {
    const older = (deviation / usualOlderDeviation) ** olderWeight;
    return { traded: 'recently', deviation: usualDeviation[onMarket] * older };
  }
  return knowledge === 'history' ? { traded: 'earlier', deviation } : { deviation };
}

/** The prominence of a place: higher where people ask for it more often, as estimated from its size and sales. */
function prominenceOf(place: CataloguePlace): Pick<PlaceFacts, 'traded' | 'prominence'> {
  const { blockCount, blocks, topFloor } = place;
  const storeys = Math.max(blockCount ?? 1, blocks.length, 1) * (topFloor ?? usualStoreys);
  const { deviation, ...traded } = salesOf(place);
  return {
    ...traded,
    prominence: Math.round(
      100 *
        (saleOdds.logStoreys * Math.log(Math.max(storeys, 1)) +
          saleOdds.logDeviation * Math.log(deviation)),
    ),
  };
}

function placeDraft(place: CataloguePlace, sale: SaleEstate | undefined): PlaceDraft {
  const { id, kind, subDistrict, aliases, topFloor, completedYear, position, subsidised } = place;
  const fact = findEstateFact(id);
  const area = fact?.saleableAreaSqft;
  return {
    id,
    kind,
    district: subDistrict,
    parent: null,
    target: null,
    ...(fact ? { en: fact.name.en, hk: fact.name.hk, cn: fact.name.cn } : namesOf(place)),
    facts: {
      ...(aliases.length > 0 ? { aliases: [...aliases] } : {}),
      ...(topFloor === undefined ? {} : { topFloor }),
      ...(completedYear === undefined ? {} : { completedYear }),
      ...(area ? { areaSqft: [area.min, area.max] } : {}),
      ...(sale ? { sale: saleNames(sale) } : {}),
      ...(position ? { position: [...position] } : {}),
      ...(subsidised ? { subsidised: true } : {}),
      ...prominenceOf(place),
    },
  };
}

function saleNames({ district, subDistrict, estate }: SaleEstate): PlaceFacts['sale'] {
  return { district, subDistrict, estate, building: '' };
}

/** The blocks by their position in the catalogue; those written by hand first, because they are the more complete. */
function blockDrafts({ id: estate, subDistrict, topFloor, blocks }: CataloguePlace) {
  const drafts = new Map<string, PlaceDraft>();
  const keys = new Map<string, PlaceDraft>();
  const add = (names: Pick<PlaceDraft, 'en' | 'hk' | 'cn'>, top: number | undefined) => {
    const known = keys.get(joinKey(names.hk)) ?? keys.get(joinKey(names.en));
    if (known) return known;
    const draft: PlaceDraft = {
      id: placeId('block', estate, names.en),
      kind: 'block',
      district: subDistrict,
      parent: estate,
      target: null,
      ...names,
      facts: top === undefined ? {} : { topFloor: top },
    };
    keys.set(joinKey(names.hk), draft).set(joinKey(names.en), draft);
    return draft;
  };
  const fact = findEstateFact(estate);
  for (const names of fact ? blockNamesOf(fact.id) : []) {
    const draft = add(names, topFloor);
    drafts.set(draft.id, draft);
  }
  for (const [at, block] of blocks.entries())
    drafts.set(`${at}`, add(namesOf(block), block.topFloor ?? topFloor));
  return drafts;
}

function streetDrafts(
  { streets }: Catalogue,
  targets: readonly { draft: PlaceDraft; blocks: ReadonlyMap<string, PlaceDraft> }[],
): PlaceDraft[] {
  return streets.flatMap((street) => {
    const { subDistrict: district, numbers } = street;
    const id = placeId('street', district, street.en || street.hk);
    const draft: PlaceDraft = {
      id,
      kind: 'street',
      district,
      parent: null,
      target: null,
      ...namesOf(street),
      facts: {},
    };
    const numberDrafts = numbers.flatMap(({ number, place, block }): PlaceDraft[] => {
      const target = block === undefined ? undefined : targets[place]?.blocks.get(`${block}`);
      const standing = target ?? targets[place]?.draft;
      if (!standing) return [];
      if (standing.kind === 'building') standing.parent ??= id;
      return [
        {
          id: placeId('streetno', id, `${number} ${standing.id}`),
          kind: 'streetno',
          district,
          parent: id,
          target: standing.id,
          en: number,
          hk: `${number}號`,
          cn: `${number}号`,
          facts: {},
        },
      ];
    });
    return [draft, ...numberDrafts];
  });
}
