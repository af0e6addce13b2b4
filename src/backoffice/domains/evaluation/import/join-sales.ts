import { findSubDistrict, subDistricts, type SubDistrictId } from '@/valuation/facts/districts';
import { subDistrictIdOf, subDistrictsOfAgency } from '@/valuation/facts/district-names';
import { quantileOfSorted } from '@/valuation/numeric/quantile';
import type { Sale } from '@/valuation/model/sale.types';
import { placeId } from '../address/place-compilation';
import type { PlaceDraft, PlaceFacts } from '../address/place.types';
import type { PlaceIndex } from './place-index';
import { joinKey } from '../address/text-normalise';

/** A top floor read from sales counts only where so many were sold that it is hardly missing. */
const salesForTopFloor = 30;
const daysPerYear = 365.25;

/** Where a sale belongs: its building or block, and the estate around it. */
export interface SalePlace {
  place: string;
  estate: string;
}

/** Finds or makes the place of every sale and writes what the sales tell into the places; answers come in the order of the sales. */
export function joinSales(index: PlaceIndex, sales: readonly Sale[]): SalePlace[] {
  const estates = new Map<
    string,
    { draft: PlaceDraft; sales: Sale[]; buildings: Map<string, Sale[]> }
  >();
  for (const sale of sales) {
    const key = `${sale.subDistrict}|${sale.estate || sale.building}`;
    let group = estates.get(key);
    if (!group) {
      group = { draft: estateOf(index, sale), sales: [], buildings: new Map() };
      estates.set(key, group);
    }
    group.sales.push(sale);
    const sameBuilding = group.buildings.get(sale.building);
    if (sameBuilding) sameBuilding.push(sale);
    else group.buildings.set(sale.building, [sale]);
  }
  const places = new Map<Sale, SalePlace>();
  for (const group of estates.values()) placeGroup(index, group, places);
  return sales.map((sale) => places.get(sale) ?? { place: '', estate: '' });
}

type EstateGroup = { draft: PlaceDraft; sales: Sale[]; buildings: Map<string, Sale[]> };

function placeGroup(
  index: PlaceIndex,
  { draft, sales, buildings }: EstateGroup,
  places: Map<Sale, SalePlace>,
): void {
  const [first] = sales;
  if (!first) return;
  const estateName = first.estate || first.building;
  const isSingle = buildings.size === 1 && index.blockNamed(draft.id, first.building) === undefined;
  const named = (name: string) => ({
    district: first.district,
    subDistrict: first.subDistrict,
    estate: first.estate,
    building: name,
  });
  mergeFacts(draft, { sales, names: named(isSingle ? first.building : '') });
  for (const [building, sold] of buildings) {
    const isEstate = isSingle || building === '' || joinKey(building) === joinKey(estateName);
    const place = isEstate
      ? draft
      : index.blockIn(draft, { en: building, hk: building, cn: building });
    if (!isEstate)
      mergeFacts(place, {
        sales: sold,
        names: named(building),
        estateTopFloor: draft.facts.topFloor,
      });
    for (const sale of sold) places.set(sale, { place: place.id, estate: draft.id });
  }
}

/** A known estate of this name in the sub-districts that the source may mean, or in their districts; else a new one. */
export function estateOf(
  index: PlaceIndex,
  { subDistrict, estate, building }: Pick<Sale, 'subDistrict' | 'estate' | 'building'>,
): PlaceDraft {
  const name = estate || building;
  const meant = candidates(subDistrict);
  const districts = [
    ...new Set(meant.map((id) => findSubDistrict(id)?.district).filter((id) => id !== undefined)),
  ];
  const named = districts.flatMap((district) => index.estateNamed(district, [name]));
  const known = meant
    .map((id) => named.find((draft) => draft.district === id))
    .find((draft) => draft !== undefined);
  if (known) return known;
  const [district = ''] = meant;
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

function candidates(subDistrict: string): SubDistrictId[] {
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
  const highest = sales.reduce((top, { floor }) => Math.max(top, floor ?? 0), 0);
  const topFloor =
    facts.topFloor === undefined
      ? sales.length >= salesForTopFloor && highest > 0
        ? highest
        : estateTopFloor
      : Math.max(facts.topFloor, highest);
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
