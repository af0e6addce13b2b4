import { findDistrict, findSubDistrict } from '@/valuation/facts/districts';
import { packModel } from '@/valuation/snapshot/model-file';
import { serialiseModel } from '@/valuation/snapshot/model-snapshot';
import { publishedIndexQuarters } from '@/valuation/market/rvd-price-index.data';
import { OfficialIndex } from '@/valuation/market/official-index';
import type { Sale } from '@/valuation/model/sale.types';
import { trainModel } from '@/valuation/model/train-model';
import type { PlaceDraft, SaleRow } from '@/backoffice/domains/evaluation/address/place.types';
import { createRandom } from './synthetic-addresses';

const saleCount = 40_000;
const soldBuildingCount = 1_500;
const firstDay = 17_897;
const days = 900;
const modelPartBytes = 400_000;

export interface SoldFlats {
  rows: SaleRow[];
  sales: Sale[];
  /** Buildings with sales, which the benchmark requests. */
  soldBuildings: readonly PlaceDraft[];
}

/** Sales in some of the buildings, whose facts then refer to them. */
export function generateSoldFlats(drafts: readonly PlaceDraft[], count: number): SoldFlats {
  const random = createRandom(41);
  const buildings = drafts.filter(({ kind }) => kind === 'building');
  const sold = Array.from(
    { length: soldBuildingCount },
    (_, at) => buildings[Math.floor((at * buildings.length) / soldBuildingCount)],
  ).filter((place) => place !== undefined);
  for (const place of sold)
    place.facts = { ...place.facts, topFloor: 40, completedYear: 1990, sale: saleNames(place) };
  const flats = Array.from({ length: count }, (_, id): { place: PlaceDraft; sale: Sale } => {
    const place = sold[random(sold.length)] ?? buildings[0];
    if (!place) throw new Error('No building was invented');
    const flat = 'ABCDEFGH'.charAt(random(8));
    const areaSqft = 350 + 40 * 'ABCDEFGH'.indexOf(flat);
    const floor = 1 + random(40);
    const level = 12_000 + 40 * (place.en.length % 30) + 60 * floor + 50 * (random(100) - 50);
    return {
      place,
      sale: {
        ...saleNames(place),
        id: String(id),
        flat,
        floor,
        areaSqft,
        soldOnDay: firstDay + Math.floor((id * days) / count),
        priceHkd: areaSqft * level,
        completedOnDay: 7_300,
        latitude: null,
        longitude: null,
        isFirstHand: false,
        isCompletionBlank: false,
      },
    };
  });
  return {
    soldBuildings: sold,
    sales: flats.map(({ sale }) => sale),
    rows: flats.map(({ sale, place }, id) => ({
      id,
      place: place.id,
      estate: place.id,
      isCarPark: 0,
      soldOnDay: sale.soldOnDay,
      priceHkd: sale.priceHkd,
      areaSqft: sale.areaSqft,
      floor: String(sale.floor),
      flat: sale.flat,
    })),
  };
}

export interface SyntheticSales extends Omit<SoldFlats, 'sales'> {
  modelParts: { part: number; body: string }[];
}

/** The same with a model trained on these sales. */
export function generateSales(drafts: readonly PlaceDraft[]): SyntheticSales {
  const { rows, sales, soldBuildings } = generateSoldFlats(drafts, saleCount);
  const compressed = packModel(
    serialiseModel(trainModel(sales, { officialIndex: new OfficialIndex(publishedIndexQuarters) })),
  );
  const modelParts = Array.from(
    { length: Math.ceil(compressed.length / modelPartBytes) },
    (_, part) => ({
      part,
      body: compressed
        .subarray(part * modelPartBytes, (part + 1) * modelPartBytes)
        .toString('base64'),
    }),
  );
  return { soldBuildings, rows, modelParts };
}

function saleNames({ district, en }: PlaceDraft): {
  district: string;
  subDistrict: string;
  estate: string;
  building: string;
} {
  const fact = findSubDistrict(district);
  return {
    district: (fact && findDistrict(fact.district)?.name.en) ?? '',
    subDistrict: fact?.name.en ?? '',
    estate: en,
    building: en,
  };
}
