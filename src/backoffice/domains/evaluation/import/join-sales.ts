import { findSubDistrict, subDistricts, type SubDistrictId } from '@/valuation/facts/districts';
import { subDistrictIdOf, subDistrictsOfAgency } from '@/valuation/facts/district-names';
import { quantileOfSorted } from '@/valuation/numeric/quantile';
import type { Sale } from '@/valuation/model/sale.types';
import { placeId } from '../address/place-compilation';
import type { PlaceDraft, PlaceFacts } from '../address/place.types';
import type { PlaceIndex } from './place-index';
import { joinKey } from '../address/text-normalise';

/** Sales needed before the highest floor sold is taken as the top floor. */
const minSalesForTopFloor = 30;
const daysPerYear = 365.25;

/** The place of a sale: its building or block, and the surrounding estate. */
export interface SalePlace {
  place: string;
  estate: string;
}

/** Finds or adds the place of every sale and merges the sales' facts into the places; results in the order of the sales. */
export function joinSales(index: PlaceIndex, sales: readonly Sale[]): SalePlace[] {
  const estates = new Map<
    string,
    { draft: PlaceDraft; sales: Sale[]; buildings: Map<string, Sale[]> }
  >();
  for (const sale of sales) {
    const key = `${sale.subDistrict}|${sale.estate || sale.building}`;
    let group = estates.get(key);
    if (!group) {
      group = { draft: findOrAddEstate(index, sale), sales: [], buildings: new Map() };
      estates.set(key, group);
    }
    group.sales.push(sale);
    const sameBuilding = group.buildings.get(sale.building);
    if (sameBuilding) sameBuilding.push(sale);
    else group.buildings.set(sale.building, [sale]);
  }
  const places = new Map<Sale, SalePlace>();
  for (const group of estates.values()) assignPlaces(index, group, places);
  return sales.map((sale) => places.get(sale) ?? { place: '', estate: '' });
}

type EstateGroup = { draft: PlaceDraft; sales: Sale[]; buildings: Map<string, Sale[]> };

function assignPlaces(
  index: PlaceIndex,
  { draft, sales, buildings }: EstateGroup,
  places: Map<Sale, SalePlace>,
): void {
  const [first] = sales;
  if (!first) return;
  const estateName = first.estate || first.building;
  const isSingle =
    buildings.size === 1 && index.findBlockByName(draft.id, first.building) === undefined;
  const saleNamesOf = (name: string) => ({
    district: first.district,
    subDistrict: first.subDistrict,
    estate: first.estate,
    building: name,
  });
  mergeFacts(draft, { sales, names: saleNamesOf(isSingle ? first.building : '') });
  for (const [building, buildingSales] of buildings) {
    const isEstate = isSingle || building === '' || joinKey(building) === joinKey(estateName);
    const place = isEstate
      ? draft
      : index.findOrAddBlock(draft, { en: building, hk: building, cn: building });
    if (!isEstate)
      mergeFacts(place, {
        sales: buildingSales,
        names: saleNamesOf(building),
        estateTopFloor: draft.facts.topFloor,
      });
    for (const sale of buildingSales) places.set(sale, { place: place.id, estate: draft.id });
  }
}

/** Finds the estate of this name in the sub-districts that the source's name may denote, then anywhere in the districts of those; adds a new one if there is none. */
export function findOrAddEstate(
  index: PlaceIndex,
  { subDistrict, estate, building }: Pick<Sale, 'subDistrict' | 'estate' | 'building'>,
): PlaceDraft {
  const name = estate || building;
  const candidateDistricts = candidateSubDistricts(subDistrict);
  const districts = [
    ...new Set(
      candidateDistricts
        .map((id) => findSubDistrict(id)?.district)
        .filter((id) => id !== undefined),
    ),
  ];
  const matches = districts.flatMap((district) => index.findEstatesByName(district, [name]));
  const known = candidateDistricts
    .map((id) => matches.find((draft) => draft.district === id))
    .find((draft) => draft !== undefined);
  if (known) return known;
  const [district = ''] = candidateDistricts;
  return index.add({
    id: placeId('estate', district, name),
    kind: 'estate',
    district,
    parent: null,
    target: null,
    en: name,
    hk: name,
    cn: name,
    facts: {},
  });
}

function candidateSubDistricts(subDistrict: string): SubDistrictId[] {
  const first = subDistrictIdOf(subDistrict);
  return [...new Set([...subDistrictsOfAgency(subDistrict), ...(first ? [first] : [])])].filter(
    (id) => subDistricts.some((fact) => fact.id === id),
  );
}

function mergeFacts(
  { facts }: PlaceDraft,
  {
    sales,
    names,
    estateTopFloor,
  }: {
    sales: readonly Sale[];
    names: NonNullable<PlaceFacts['sale']>;
    estateTopFloor?: number | undefined;
  },
): void {
  const areas = sales.map(({ areaSqft }) => areaSqft).sort((one, other) => one - other);
  const completed = sales.map(({ completedOnDay }) => completedOnDay).filter((day) => day !== null);
  const highestFloor = sales.reduce((top, { floor }) => Math.max(top, floor ?? 0), 0);
  const topFloor =
    facts.topFloor === undefined
      ? sales.length >= minSalesForTopFloor && highestFloor > 0
        ? highestFloor
        : estateTopFloor
      : Math.max(facts.topFloor, highestFloor);
  const located = sales.find(({ latitude, longitude }) => latitude !== null && longitude !== null);
  Object.assign(facts, {
    sale: facts.sale?.building ? facts.sale : names,
    sales: (facts.sales ?? 0) + sales.length,
    ...(topFloor === undefined ? {} : { topFloor }),
    ...(facts.completedYear !== undefined || completed.length === 0
      ? {}
      : { completedYear: Math.floor(1970 + Math.max(...completed) / daysPerYear) }),
    ...(facts.areaSqft || areas.length < 5
      ? {}
      : { areaSqft: [quantileOfSorted(areas, 0.1), quantileOfSorted(areas, 0.9)] }),
    ...(facts.position || !located
      ? {}
      : { position: [located.latitude ?? 0, located.longitude ?? 0] }),
  } satisfies Partial<PlaceFacts>);
}
