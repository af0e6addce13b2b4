import type { Place } from '@/backoffice/domains/evaluation/address/place.types';
import type { Dataset } from '@/backoffice/domains/evaluation/dataset/dataset.repository';
import {
  createQuoteService,
  type QuoteServiceOptions,
} from '@/backoffice/domains/evaluation/quote/quote.service';
import type { QuoteRequest } from '@/contracts/evaluation/evaluation';
import type { ValuationSwitch } from '@/contracts/site/site';
import type { Property, Valuation } from '@/valuation/model/sale.types';
import { collectedLog, standIn } from '@test/support/backoffice/service-tools';

type LevelValuer = Awaited<ReturnType<QuoteServiceOptions['levels']['of']>>;

const dataset: Dataset = {
  id: 1,
  fingerprint: 'f',
  origin: 'import',
  chunkCount: 1,
  meta: { indexQuarters: [], saleDistricts: {}, counts: {} },
};
const valuation: Valuation = {
  low: 4_600_001,
  value: 5_004_000,
  high: 5_399_999,
  rangeProbability: 0.8,
  confidence: 91.26,
  level: 'building',
  pricePerSqft: 12_500.4,
  comparables: [],
  needsPerson: false,
  reasons: [],
};
const tower: Place = {
  number: 1,
  id: 'b:tower',
  kind: 'building',
  district: 's:tuen-mun',
  parent: null,
  target: null,
  en: 'Tower',
  hk: '大廈',
  cn: '大厦',
  facts: { topFloor: 20 },
};
const byHand: QuoteRequest = {
  district: 's:tuen-mun',
  address: '1 Main Street',
  areaSqft: 400,
  floor: 3,
};

function setUp({
  hasData = true,
  switches,
  valued = valuation,
}: { hasData?: boolean; switches?: Partial<ValuationSwitch>; valued?: Valuation | Error } = {}) {
  const asked: Property[] = [];
  const service = createQuoteService({
    streets: () => new Map(),
    streetPositions: () => [],
    activeDataset: standIn<QuoteServiceOptions['activeDataset']>({
      get: async () => (hasData ? dataset : null),
    }),
    directory: standIn<QuoteServiceOptions['directory']>({
      find: async (_, ids) =>
        ids.includes(tower.id) ? [{ place: tower, parent: null, target: null }] : [],
    }),
    flats: { listByPlace: async () => [{ flat: 'A', areaSqft: 412 }] },
    sales: standIn<QuoteServiceOptions['sales']>({}),
    valuers: { getModel: async () => null },
    levels: {
      of: async () =>
        standIn<LevelValuer>({
          value(property) {
            asked.push(property);
            if (valued instanceof Error) throw valued;
            return valued;
          },
          supportOf: () => undefined,
        }),
    },
    builtInIndexQuarters: [],
    valuationSwitch: async () =>
      switches
        ? standIn<ValuationSwitch>({
            estate: true,
            street: true,
            carPark: true,
            byHand: true,
            ...switches,
          })
        : null,
    pageOf: async () => null,
    now: () => new Date('2026-01-30T17:00:00Z'),
    log: collectedLog().log,
  });
  return { service, asked };
}

const failureOf = async (request: QuoteRequest, options?: Parameters<typeof setUp>[0]) => {
  const { success, data } = await setUp(options).service.quote(request, 'en');
  return { success, ...data };
};

describe('A quote', () => {
  it('of an address by hand is rounded outwards, dated in Hong Kong and left to a person', async () => {
    const answer = await setUp().service.quote(byHand, 'en');
    expect(answer).toMatchObject({
      success: 1,
      data: {
        low: 4_600_000,
        value: 5_000_000,
        high: 5_400_000,
        confidence: 91.3,
        pricePerSqft: 12_500,
        asOf: '2026-01-31',
        validUntil: '2026-02-28',
        needsPerson: true,
        reasons: ['byHand', 'noKnownSales'],
        hasKnownSales: false,
        property: { label: '1 Main Street, Tuen Mun', floor: '3/F', areaSqft: 400 },
      },
    });
  });

  it('takes the area of a flat that was sold, and the one given before that', async () => {
    const { service, asked } = setUp();
    const flat = { building: tower.id, room: 'r:a', floor: 'f:7' };
    expect(await service.quote(flat, 'hk')).toMatchObject({
      data: { property: { areaSqft: 412, room: 'a' } },
    });
    await service.quote({ ...flat, areaSqft: 500 }, 'hk');
    expect(new Set(asked.map(({ areaSqft }) => areaSqft))).toEqual(
      new Set([412, 462, 362, 500, 550, 450]),
    );
  });

  it.each<[string, QuoteRequest, string]>([
    ['an unknown place', { building: 'b:nowhere' }, 'unknownPlace'],
    [
      'a building outside the district',
      { building: tower.id, district: 's:x' },
      'placesDoNotMatch',
    ],
    ['a flat of unknown area', { building: tower.id, room: 'r:Z' }, 'areaMissing'],
    ['a floor above the roof', { building: tower.id, floor: 21 }, 'floorDoesNotExist'],
    ['no place at all', {}, 'chooseProperty'],
    ['an address without a district', { ...byHand, district: undefined }, 'districtMissing'],
    ['an address without a floor', { ...byHand, floor: undefined }, 'floorMissing'],
    ['a car park nobody knows', { carpark: 'c:x' }, 'unknownPlace'],
  ])('for %s says so instead of failing', async (_, request, code) => {
    expect(await failureOf(request)).toMatchObject({ success: 0, code });
  });

  it('is closed where staff closed its input, and open for the others', async () => {
    expect(await failureOf(byHand, { switches: { byHand: false } })).toMatchObject({
      success: 0,
      code: 'closed',
    });
    expect(await failureOf(byHand, { switches: { estate: false } })).toMatchObject({ success: 1 });
  });

  it('needs data', async () => {
    expect(await failureOf(byHand, { hasData: false })).toMatchObject({ code: 'noLevels' });
  });

  it('of a range too wide to be of use is left to a person', async () => {
    const wide = { ...valuation, low: 1_000_000, high: 20_000_000, confidence: 0 };
    expect(await failureOf(byHand, { valued: wide })).toMatchObject({
      success: 0,
      code: 'rangeTooWide',
    });
  });

  it('hides no error of ours', async () => {
    await expect(failureOf(byHand, { valued: new Error('broken') })).rejects.toThrow('broken');
  });
});
