import { createEvaluationService } from '@/backoffice/domains/evaluation/evaluation.service';
import type { EvaluationServiceOptions } from '@/backoffice/domains/evaluation/evaluation.service';
import type { Place } from '@/backoffice/domains/evaluation/address/place.types';
import type { ChosenFlat } from '@/contracts/evaluation/evaluation';
import type { ValuationSwitch } from '@/contracts/site/site';
import { standIn } from '@test/support/backoffice/service-tools';

type Dataset = NonNullable<Awaited<ReturnType<EvaluationServiceOptions['activeDataset']['get']>>>;

const place = (id: string, changes: Partial<Place> = {}): Place => ({
  number: 1,
  id,
  kind: 'building',
  district: 's:tuen-mun',
  parent: null,
  target: null,
  en: `${id} en`,
  hk: `${id} hk`,
  cn: `${id} cn`,
  facts: {},
  ...changes,
});
const tower = place('b:tower', { number: 2, facts: { topFloor: 3 } });
const house = place('b:house', { number: 1 });
const number = (id: string) => place(id, { kind: 'streetno' });

function setUp({
  switches,
  hasData = true,
}: { switches?: Partial<ValuationSwitch>; hasData?: boolean } = {}) {
  const places = [
    { place: tower, parent: null, target: null },
    { place: number('n:1'), parent: null, target: tower },
    { place: number('n:9'), parent: null, target: null },
    { place: place('e:garden', { kind: 'estate' }), parent: null, target: null },
    { place: place('s:tuen-mun', { kind: 'district' }), parent: null, target: null },
  ];
  return createEvaluationService({
    activeDataset: standIn<EvaluationServiceOptions['activeDataset']>({
      get: async () => (hasData ? standIn<Dataset>({ id: 1 }) : null),
    }),
    lists: {
      listByDistrict: async (_, { district, kind }) => [place(`${kind} of ${district}`)],
      listBlocks: async (_, parent) => [place(`block of ${parent}`, { en: '' })],
      listStreetNumbers: async () => [
        { number: number('n:1'), target: tower },
        { number: number('n:2'), target: house },
        { number: number('n:3'), target: tower },
        { number: number('n:9'), target: null },
      ],
    },
    directory: standIn<EvaluationServiceOptions['directory']>({
      find: async (_, ids) => places.filter((located) => ids.includes(located.place.id)),
    }),
    flats: {
      listByPlace: async (_, id) => (id === tower.id ? [{ flat: 'A', areaSqft: 412 }] : []),
    },
    search: async () => ({
      places: places.slice(0, 1),
      floor: undefined,
      room: undefined,
      block: undefined,
      phase: undefined,
    }),
    valuationSwitch: async () =>
      switches
        ? standIn<ValuationSwitch>({
            search: true,
            estate: true,
            street: true,
            carPark: true,
            ...switches,
          })
        : null,
  });
}

type Service = ReturnType<typeof setUp>;
const district = { district: 's:tuen-mun' };
const pickers: Record<string, { ask: (service: Service) => Promise<unknown>; parent: string }> = {
  estates: { ask: (service) => service.estates({}, 'en'), parent: 'district' },
  streets: { ask: (service) => service.streets({}, 'en'), parent: 'district' },
  'street numbers': { ask: (service) => service.streetNumbers({}, 'en'), parent: 'street' },
  buildings: { ask: (service) => service.buildings({}, 'en'), parent: 'estate' },
  blocks: { ask: (service) => service.blocks({}, 'en'), parent: 'estate' },
  floors: { ask: (service) => service.floors({}, 'en'), parent: 'building' },
  flats: { ask: (service) => service.rooms({}, 'en'), parent: 'building' },
  'car parks': { ask: (service) => service.carParks({}, 'en'), parent: 'district' },
};

describe('A picker', () => {
  it.each(Object.entries(pickers))('of %s needs the place around them', async (_, picker) => {
    await expect(picker.ask(setUp())).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { [picker.parent]: { key: 'required' } } },
    });
  });

  const inputs: Record<string, (service: Service) => Promise<unknown>> = {
    estates: (service) => service.estates(district, 'en'),
    blocks: (service) => service.blocks({ estate: 'e:garden' }, 'en'),
    floors: (service) => service.floors({ building: tower.id }, 'en'),
    'car parks': (service) => service.carParks(district, 'en'),
    hits: (service) => service.search('tower', 'en'),
  };
  it.each(Object.entries(inputs))('of %s is unavailable without data', async (_, ask) => {
    await expect(ask(setUp({ hasData: false }))).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('that staff closed offers nothing, and the others go on', async () => {
    const closed = setUp({ switches: { estate: false, carPark: false, search: false } });
    expect(await closed.estates(district, 'en')).toEqual({ data: {} });
    expect(await closed.carParks(district, 'en')).toEqual({ data: {} });
    expect(await closed.search('tower', 'en')).toEqual([]);
    expect(Object.keys((await closed.streets(district, 'en')).data)).toEqual([
      'street of s:tuen-mun',
    ]);
  });

  it('is open where staff never set a switch', async () => {
    expect((await setUp().estates(district, 'hk')).data).toEqual({
      'estate of s:tuen-mun': 'estate of s:tuen-mun hk',
    });
  });

  it('says the district of a place that has no name in the language', async () => {
    expect((await setUp().blocks({ estate: 'e:garden' }, 'en')).data).toEqual({
      'block of e:garden': 'Tuen Mun',
    });
  });
});

describe('The buildings', () => {
  it('of a street stand once each, the important ones first', async () => {
    const { data } = await setUp().buildings({ street: 's:street' }, 'en');
    expect(Object.keys(data)).toEqual(['b:house', 'b:tower']);
  });

  it('of a street number are the one at that number, or none', async () => {
    expect((await setUp().buildings({ streetno: 'n:1', street: 's' }, 'cn')).data).toEqual({
      'b:tower': 'b:tower cn',
    });
    expect((await setUp().buildings({ streetno: 'n:9' }, 'en')).data).toEqual({});
  });

  it('are named beside the street numbers that lead to them', async () => {
    const { data } = await setUp().streetNumbers({ street: 's' }, 'en');
    expect(data).toMatchObject({ 'n:1': 'n:1 en · b:tower en', 'n:9': 'n:9 en' });
  });
});

describe('The floors and flats', () => {
  const values = async (flat: ChosenFlat) =>
    (await setUp().floors(flat, 'en')).map(({ value }) => value);

  it('are those of the building at a street number', async () => {
    expect(await values({ streetno: 'n:1' })).toEqual(['f:1', 'f:2', 'f:3']);
    expect(await setUp().rooms({ streetno: 'n:1' }, 'en')).toMatchObject([
      { value: 'r:A', saleableAreaSqft: 412 },
    ]);
  });

  it('are none where height and sales are not known', async () => {
    expect(await values({ building: 'e:garden' })).toEqual([]);
    expect(await values({ building: 'no such place' })).toEqual([]);
    expect(await setUp().rooms({ building: 'e:garden' }, 'en')).toEqual([]);
  });
});
