import { builtInDrafts } from '@/backoffice/domains/evaluation/dataset/built-in-dataset';
import {
  compilePlaces,
  numberPlaces,
  placeId,
} from '@/backoffice/domains/evaluation/address/place-compilation';
import type { Catalogue, CataloguePlace } from '@/valuation/facts/catalogue/catalogue';
import levelBook from '@/valuation/levels/level-book.data.json';
import { levelsOf } from '@/valuation/levels/level-book';

describe('identifiers of places', () => {
  it('are the same for two spellings of one name', () => {
    expect(placeId('building', 'd:eastern', 'May Gdns.')).toBe(
      placeId('building', 'd:eastern', 'MAY GARDENS'),
    );
  });

  it('differ by kind and by what the place stands in, and are never integer-like', () => {
    const ids = [
      placeId('block', 'e:a', 'Block 1'),
      placeId('block', 'e:b', 'Block 1'),
      placeId('street', 'e:a', 'Block 1'),
      placeId('streetno', 'st:1', '22'),
    ];
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^(k|st|n):[0-9a-f]{14}$/);
  });
});

const levels = levelsOf(levelBook);
const deviationOf = (id: string): number => levels.find(id)?.deviation ?? 1;

describe('the numbers of places', () => {
  const place = (id: string, facts: Partial<CataloguePlace>): CataloguePlace => ({
    id,
    kind: 'estate',
    en: 'Harbour Court',
    hk: '海港閣',
    aliases: [],
    subDistrict: 's:tai-po',
    evidence: 'traded',
    isPositionExact: false,
    sourceCount: 1,
    blocks: [],
    ...facts,
  });

  it('put the larger of two namesakes first, and estates before single buildings', () => {
    const catalogue: Catalogue = {
      compiledOn: '2026-11-22',
      places: [
        place('e:house', { topFloor: 6 }),
        place('e:towers', { topFloor: 30, blockCount: 4 }),
        place('b:building', { kind: 'building', topFloor: 60 }),
      ],
      streets: [],
      streetDistricts: [],
    };
    const names = numberPlaces(builtInDrafts([], catalogue)).filter(
      ({ kind }) => kind !== 'district',
    );
    expect(names.map(({ id }) => id)).toEqual(['e:towers', 'e:house', 'b:building']);
  });

  it('put the one of two namesakes first that lists name as for sale, where no sale of either is known', () => {
    const catalogue: Catalogue = {
      compiledOn: '2026-11-22',
      places: [
        place('e:quiet', { topFloor: 60 }),
        place('e:lately', { topFloor: 20, onMarket: 'lately' }),
        place('e:now', { topFloor: 20, onMarket: 'now' }),
      ],
      streets: [],
      streetDistricts: [],
    };
    const names = numberPlaces(builtInDrafts([], catalogue)).filter(
      ({ kind }) => kind === 'estate',
    );
    expect(names.map(({ id }) => id)).toEqual(['e:now', 'e:lately', 'e:quiet']);
  });

  it('put the one of two namesakes first that is sold more often, though the other is larger', () => {
    const [often = '', ...others] = levelBook.ids
      .split('\n')
      .filter((id) => levels.find(id)?.knowledge === 'recent')
      .sort((one, other) => deviationOf(one) - deviationOf(other));
    const seldom = others.find((id) => deviationOf(id) > 2 * deviationOf(often)) ?? '';
    const catalogue: Catalogue = {
      compiledOn: '2026-11-22',
      places: [place(seldom, { topFloor: 60 }), place(often, { topFloor: 10 })],
      streets: [],
      streetDistricts: [],
    };
    const names = numberPlaces(builtInDrafts([], catalogue)).filter(
      ({ kind }) => kind === 'estate',
    );
    expect(names.map(({ id }) => id)).toEqual([often, seldom]);
  });
});

describe('the built-in tree', () => {
  const { places } = compilePlaces(builtInDrafts());

  it('has all 103 sub-districts and at least 7,000 estates, each place once', () => {
    expect(places.filter(({ kind }) => kind === 'district')).toHaveLength(103);
    expect(places.filter(({ kind }) => kind === 'estate').length).toBeGreaterThanOrEqual(7_000);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  });

  it('numbers the wider places before the narrower', () => {
    const kinds = ['district', 'estate', 'street', 'building', 'block', 'streetno'];
    const order = places.map(({ kind }) => kinds.indexOf(kind));
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(places.map(({ number }) => number)).toEqual(places.map((_place, at) => at));
  });

  it('offers streets with numbers in nearly every sub-district', () => {
    const districts = new Set(
      places.filter(({ kind }) => kind === 'streetno').map(({ district }) => district),
    );
    expect(districts.size).toBeGreaterThan(85);
  });

  it('hangs every block under an estate or a building of the same sub-district', () => {
    const estates = new Map(
      places
        .filter(({ kind }) => kind === 'estate' || kind === 'building')
        .map((place) => [place.id, place]),
    );
    const strays = places.filter(
      ({ kind, parent, district }) =>
        kind === 'block' && estates.get(parent ?? '')?.district !== district,
    );
    expect(strays).toEqual([]);
  });
});
