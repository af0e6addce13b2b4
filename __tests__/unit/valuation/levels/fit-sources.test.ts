import { collectSources, type FitSources } from '@/valuation/levels/fit-sources';
import { type LevelObservation, monthNumber, toKilometres } from '@/valuation/levels/level-place';
import type { PublishedLevel } from '@/valuation/levels/level-row';
import { parseDay } from '@/valuation/model/transaction-row';
import type { Sale } from '@/valuation/model/sale.types';
import { cataloguePlace } from '@test/support/evaluation/catalogue-place';
import { makeSale } from '@test/support/evaluation/synthetic-market';

const day = (text: string): number => parseDay(text) ?? Number.NaN;
const garden = cataloguePlace();
const court = cataloguePlace({
  id: 'e:court',
  en: 'Bay Court',
  hk: '海灣閣',
  position: [22.28, 114.21],
});
const sale = (id: string, changes: Partial<Sale> = {}): Sale =>
  makeSale({
    id,
    soldOnDay: day('2020-06-20'),
    priceHkd: 6_000_000,
    district: 'Eastern',
    estate: 'Harbour Garden',
    areaSqft: 500,
    floor: 10,
    completedOnDay: null,
    latitude: null,
    longitude: null,
    ...changes,
  });
const level = (changes: Partial<PublishedLevel> = {}): PublishedLevel => ({
  names: ['海港花園'],
  district: '東區',
  kind: 'sold',
  month: monthNumber(2026, 7),
  pricePerSqft: 12_000,
  areaSqft: 500,
  count: 3,
  completedYear: null,
  ...changes,
});
const collect = (changes: Partial<FitSources>) =>
  collectSources({
    catalogue: {
      compiledOn: '2026-01-01',
      places: [garden, court],
      streets: [],
      streetDistricts: [],
    },
    sales: [],
    levels: [],
    indexQuarters: [],
    ...changes,
  });
const kindsOf = ({ observations }: { observations: readonly LevelObservation[] }) =>
  observations.map(({ place, kind, count }) => [place, kind, Math.round(count)]);

describe('older sales', () => {
  it('are carried by the official index of their size to the month before the last sale', () => {
    const indexQuarters = [
      [202_003, 100],
      [202_006, 110],
    ].map(([yearMonth = 0, value = 0]) => ({ yearMonth, values: [100, value, 100, 100, 100] }));
    const { observations, historyMonth } = collect({
      indexQuarters,
      sales: [sale('1', { soldOnDay: day('2020-02-15') }), sale('2', { estate: 'Bay Court' })],
    });
    expect(historyMonth).toBe(monthNumber(2020, 5));
    expect(observations[0]?.logPrice).toBeCloseTo(Math.log(12_000) + Math.log(1.1), 2);
    expect(observations[0]).toMatchObject({ kind: 'history', month: historyMonth });
    expect(observations[0]?.logArea).toBeCloseTo(Math.log(500), 9);
  });

  it('keep the floor that they are of, or the usual one', () => {
    const { typicalFloors } = collect({
      sales: [sale('1', { floor: 20 }), sale('2', { estate: 'Bay Court', floor: null })],
    });
    expect(typicalFloors.get(0)).toBeCloseTo(Math.log1p(20), 9);
    expect(typicalFloors.get(1)).toBeCloseTo(Math.log1p(12), 9);
  });

  it('are those of the building where no estate is named', () => {
    const { observations } = collect({
      sales: [sale('1', { estate: ' ', building: ' Bay Court ' })],
    });
    expect(kindsOf({ observations })).toEqual([[1, 'history', 1]]);
  });

  it.each([
    [{ isFirstHand: false, completedOnDay: day('2020-01-01') }, 'history'],
    [{ isFirstHand: true, completedOnDay: day('2020-01-01') }, 'launch'],
    [{ isFirstHand: true, completedOnDay: null }, 'launch'],
    [{ isFirstHand: true, completedOnDay: day('2015-07-20') }, 'launch'],
    [{ isFirstHand: true, completedOnDay: day('2015-05-20') }, 'history'],
  ])('with %j are %s', (changes, kind) => {
    expect(collect({ sales: [sale('1', changes)] }).observations.map((seen) => seen.kind)).toEqual([
      kind,
    ]);
  });

  it('by the developer are one launch a place, at the median of prices and sizes', () => {
    const { observations } = collect({
      sales: [
        [5_000_000, 400],
        [6_000_000, 500],
        [9_000_000, 600],
      ].map(([priceHkd = 0, areaSqft = 0], at) =>
        sale(String(at), { isFirstHand: true, priceHkd, areaSqft }),
      ),
    });
    expect(kindsOf({ observations })).toEqual([[0, 'launch', 3]]);
    expect(observations[0]?.logPrice).toBeCloseTo(Math.log(12_500), 9);
    expect(observations[0]?.logArea).toBeCloseTo(Math.log(500), 9);
  });
});

describe('the facts of a place', () => {
  const located = { latitude: 22.3, longitude: 114.2 };

  it('are completed by its sales where the catalogue has none', () => {
    const { places } = collect({
      sales: [
        sale('1', { ...located, completedOnDay: day('1997-06-15') }),
        sale('2', { estate: 'Bay Court', latitude: 22.281, longitude: 114.211 }),
      ],
    });
    expect(places[0]).toMatchObject({
      ...toKilometres(22.3, 114.2),
      isPositionKnown: true,
      completedYear: 1997,
    });
    expect(places[1]).toMatchObject({ ...toKilometres(22.28, 114.21), completedYear: null });
  });

  it('stay unknown where a sale lacks half of a position', () => {
    for (const half of [{ latitude: 22.3 }, { longitude: 114.2 }])
      expect(collect({ sales: [sale('1', half)] }).places[0]?.isPositionKnown).toBe(false);
  });

  it('take the year of a published level, the first that is known', () => {
    const { places, observations } = collect({
      levels: [level({ completedYear: 1986 }), level({ completedYear: 1990, kind: 'asking' })],
    });
    expect(places[0]?.completedYear).toBe(1986);
    expect(kindsOf({ observations })).toEqual([
      [0, 'sold', 3],
      [0, 'asking', 3],
    ]);
    expect(observations[0]).toMatchObject({
      logPrice: Math.log(12_000),
      logArea: Math.log(500),
      month: monthNumber(2026, 7),
    });
  });
});

describe('a place that the catalogue lacks', () => {
  const unknown = { estate: 'Nowhere', building: 'Nowhere' };

  it('lies in the middle of the places of its district whose position is known', () => {
    const { places, observations, added } = collect({
      sales: [
        sale('1', { ...unknown, district: 'Eastern (Quarry Bay)' }),
        sale('2', { ...unknown, district: 'Yuen Long' }),
      ],
    });
    expect(added).toBe(2);
    expect(observations.map(({ place }) => places[place])).toEqual([
      {
        id: '',
        district: 'd:eastern',
        subDistrict: undefined,
        region: 'Hong Kong',
        ...toKilometres(22.28, 114.21),
        isPositionKnown: false,
        completedYear: null,
        scheme: 'private',
        nameKind: 'unlisted',
        topFloor: null,
      },
      expect.objectContaining({
        district: 'd:yuen-long',
        region: 'New Territories',
        north: 0,
        east: 0,
      }),
    ]);
  });

  it('is one for all that is seen of its name in its district', () => {
    const { observations, added } = collect({
      sales: [sale('1', unknown), sale('2', { ...unknown, district: 'Yuen Long' })],
      levels: [
        level({ names: ['Nowhere'], district: 'Eastern' }),
        level({ names: ['無處'], district: 'Eastern' }),
      ],
    });
    expect(added).toBe(3);
    const [first, elsewhere, again, other] = observations.map(({ place }) => place);
    expect(again).toBe(first);
    expect(new Set([first, elsewhere, other]).size).toBe(3);
  });
});
