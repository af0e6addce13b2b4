import type { Place } from '@/backoffice/domains/evaluation/address/place.types';
import type { Dataset } from '@/backoffice/domains/evaluation/dataset/dataset.repository';
import { buildEstateDirectory } from '@/backoffice/domains/evaluation/estate/estate-directory';
import { createEstateService } from '@/backoffice/domains/evaluation/estate/estate.service';
import { createEstateValuer } from '@/backoffice/domains/evaluation/estate/estate-valuer';
import type { CataloguePlace } from '@/valuation/facts/catalogue/catalogue';
import type { BookLevel, BookLevels } from '@/valuation/levels/level-book';
import type { LevelValuer } from '@/valuation/levels/level-valuer';
import type { Property, Valuation } from '@/valuation/model/sale.types';
import { standIn } from '@test/support/backoffice/service-tools';

const dataset: Dataset = {
  id: 1,
  fingerprint: 'f',
  origin: 'import',
  chunkCount: 1,
  meta: { indexQuarters: [], saleDistricts: {}, counts: {} },
};
const place = (facts: Partial<CataloguePlace> & { id: string }): CataloguePlace => ({
  kind: 'estate',
  en: '',
  hk: '',
  aliases: [],
  subDistrict: 's:quarry-bay',
  evidence: 'traded',
  isPositionExact: true,
  sourceCount: 3,
  blocks: [],
  completedYear: 1990,
  position: [22.28, 114.21] as const,
  blockCount: 1,
  topFloor: 20,
  ...facts,
});
const places = [
  place({ id: 'e:harbour', en: 'Harbour Garden', hk: '海港花園', blockCount: 4 }),
  place({ id: 'e:wide', en: 'Wide Court', hk: '闊苑', position: [22.2809, 114.21] }),
  place({
    id: 'e:far',
    en: 'Far Villa',
    hk: '遠墅',
    subDistrict: 's:sai-kung',
    position: [22.4, 114.3],
  }),
  place({ id: 'e:single', en: 'Old Building', hk: '舊樓' }),
  place({ id: 'e:unnamed', en: '', hk: '無名' }),
];
const known: Record<string, BookLevel['knowledge']> = {
  'e:harbour': 'history',
  'e:wide': 'recent',
  'e:far': 'recent',
  'e:single': 'history',
  'e:unnamed': 'recent',
};
const listed = ({ id, en, hk, subDistrict }: CataloguePlace): Place => ({
  number: 1,
  id,
  kind: 'estate',
  district: subDistrict,
  parent: null,
  target: null,
  en,
  hk,
  cn: hk,
  facts: { topFloor: 20 },
});

function setUp() {
  const asked: Property[] = [];
  const directory = buildEstateDirectory(
    {
      compiledOn: '2026-11-22',
      places,
      streets: [
        {
          en: 'King’s Road',
          hk: '英皇道',
          subDistrict: 's:quarry-bay',
          numbers: [{ number: '1000', place: 0 }],
        },
      ],
      streetDistricts: [],
    },
    standIn<BookLevels>({
      find: (id: string) => {
        const knowledge = known[id];
        return knowledge && standIn<BookLevel>({ knowledge });
      },
    }),
  );
  const levels = {
    of: async () =>
      standIn<LevelValuer>({
        typicalFlat: () => ({ areaSqft: 503, floor: 10, knowledge: 'history' as const }),
        state: standIn<LevelValuer['state']>({ fittedOn: '2026-08-20' }),
      }),
  };
  const builtInIndexQuarters = [{ yearMonth: 202606, values: [100, 100, 100, 100, 100] }];
  const service = createEstateService({
    activeDataset: { get: async () => dataset, invalidate: () => undefined },
    directory: async () => directory,
    valuer: createEstateValuer({
      directory: {
        find: async (_, ids) =>
          places
            .filter(({ id }) => ids.includes(id))
            .map((found) => ({ place: listed(found), parent: null, target: null })),
        findNumbers: async () => [],
      },
      async valueProperty(property) {
        asked.push(property);
        const half = property.places?.includes('e:wide') ? 0.26 : 0.125;
        const value = 10_000 * property.areaSqft * (1 + (property.floor ?? 0) / 100);
        const valuation: Valuation = {
          value,
          low: value * (1 - half),
          high: value * (1 + half),
          rangeProbability: 0.8,
          pricePerSqft: value / property.areaSqft,
          confidence: 90,
          level: 'estate',
          comparables: [],
          needsPerson: false,
          reasons: [],
        };
        const usedLevels = standIn<LevelValuer>({});
        return { valuation, isFromSales: false, levels: usedLevels, valueOf: () => valuation };
      },
      levels,
      builtInIndexQuarters,
    }),
    levels,
    builtInIndexQuarters,
    now: () => new Date('2026-11-22T04:00:00Z'),
  });
  return { service, asked };
}

describe('The pages of estates', () => {
  it('are of estates with an English name of which more is known than one old building', async () => {
    const { data, updatedOn } = await setUp().service.pages();
    expect(data).toEqual([
      {
        area: 'hong-kong-island',
        district: 'quarry-bay',
        listed: ['harbour-garden'],
        unlisted: ['wide-court'],
      },
      {
        area: 'new-territories',
        district: 'sai-kung',
        listed: ['far-villa'],
        unlisted: [],
      },
    ]);
    // The index of June is published on the last day of July, before the fit.
    expect(updatedOn).toBe('2026-08-20');
  });

  it('are counted and priced by area and district', async () => {
    const { data } = await setUp().service.areas();
    expect(data.map(({ slug }) => slug)).toEqual(['hong-kong-island', 'new-territories']);
    expect(data[0]?.districts).toEqual([
      {
        slug: 'quarry-bay',
        nameEn: 'Quarry Bay',
        nameHk: '鰂魚涌',
        nameCn: '鲗鱼涌',
        estateCount: 2,
        pricePerSqft: 11_000,
      },
    ]);
  });

  it('of a district list its estates by name, those without an honest figure without one', async () => {
    const { estates, area } = await setUp().service.district('quarry-bay');
    expect(area.nameEn).toBe('Hong Kong Island');
    expect(estates.map(({ slug, pricePerSqft }) => [slug, pricePerSqft])).toEqual([
      ['harbour-garden', 11_000],
      ['wide-court', null],
    ]);
  });

  it('tell an estate with its flats by size and floor, its address and its neighbours', async () => {
    const { service, asked } = setUp();
    const estate = await service.estate('quarry-bay', 'harbour-garden');
    expect(estate).toMatchObject({
      nameCn: '海港花园',
      ids: { area: 'HK', district: 's:quarry-bay', estate: 'e:harbour' },
      address: { textEn: '1000 King’s Road', textHk: '英皇道1000號', textCn: '英皇道1000号' },
      value: {
        areaSqft: 500,
        floor: 10,
        value: 5_500_000,
        low: 4_810_000,
        high: 6_190_000,
        pricePerSqft: 11_000,
        asOf: '2026-11-22',
        basis: 'history',
      },
      nearby: [{ slug: 'wide-court', distanceMetres: 100, pricePerSqft: null }],
    });
    expect(estate.value?.byFloor.map(({ floor, value }) => [floor, value])).toEqual([
      [2, 5_100_000],
      [7, 5_350_000],
      [13, 5_650_000],
      [19, 5_950_000],
    ]);
    expect(asked.map(({ places }) => places)).toContainEqual(['e:harbour', 's:quarry-bay']);
  });

  it('give no figure where the range would be too wide', async () => {
    const { value } = await setUp().service.estate('quarry-bay', 'wide-court');
    expect(value).toBeNull();
  });

  it.each([
    ['quarry-bay', 'old-building'],
    ['sai-kung', 'harbour-garden'],
    ['nowhere', 'harbour-garden'],
  ])('do not exist at %s/%s', async (district, estate) => {
    await expect(setUp().service.estate(district, estate)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
