import { planStreets, streetPositionsOf } from '@/backoffice/domains/evaluation/quote/plan-streets';
import type { Catalogue, CataloguePlace } from '@/valuation/facts/catalogue/catalogue';

const building = (
  position: readonly [number, number],
  facts: Partial<CataloguePlace> = {},
): CataloguePlace => ({
  id: 'b:one',
  kind: 'building',
  en: '',
  hk: '樓',
  aliases: [],
  blocks: [],
  sourceCount: 1,
  subDistrict: 's:tai-po',
  evidence: 'traded',
  isPositionExact: true,
  position,
  ...facts,
});
const catalogue: Catalogue = {
  compiledOn: '2026-11-22',
  places: [
    building([22.28, 114.21]),
    building([22.281, 114.21]),
    building([22.2821, 114.21]),
    building([22.2805, 114.216], { blockCount: 6 }),
    building([22.2806, 114.2101], { isPositionExact: false }),
    building([22.4, 114.1]),
    building([22.401, 114.1]),
  ],
  streets: [
    {
      en: "King's Road",
      hk: '英皇道',
      subDistrict: 's:tai-po',
      numbers: [0, 1, 2, 3, 4].map((place) => ({ number: `${place}`, place })),
    },
    {
      en: 'Far Street',
      hk: '遠街',
      subDistrict: 's:tai-po',
      numbers: [5, 6].map((place) => ({ number: `${place}`, place })),
    },
    {
      en: 'Single Lane',
      hk: '單巷',
      subDistrict: 's:tai-po',
      numbers: [{ number: '1', place: 0 }],
    },
  ],
  streetDistricts: [],
};

describe('The streets of a plan', () => {
  const streets = streetPositionsOf(catalogue);

  it('are placed by single buildings of a known position, and by at least two', () => {
    expect(streets.map(({ name, positions }) => [name.hk, positions.length])).toEqual([
      ['英皇道', 3],
      ['遠街', 2],
    ]);
  });

  it('are those among its places, named at the address in their middle', () => {
    const places: [number, number][] = [
      [22.279, 114.209],
      [22.283, 114.212],
    ];
    expect(planStreets(streets, { places, locale: 'hk' })).toEqual([
      { name: '英皇道', position: [22.281, 114.21] },
    ]);
  });

  it('are none where the plan has one place only', () => {
    expect(planStreets(streets, { places: [[22.28, 114.21]], locale: 'en' })).toEqual([]);
  });
});
