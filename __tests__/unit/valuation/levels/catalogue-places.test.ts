import type { CataloguePlace, CatalogueStreet } from '@/valuation/facts/catalogue/catalogue';
import { subDistricts } from '@/valuation/facts/districts';
import { levelPlacesOf } from '@/valuation/levels/catalogue-places';
import { toKilometres } from '@/valuation/levels/level-place';
import { cataloguePlace } from '@test/support/evaluation/catalogue-place';

const placeOf = (id: string, changes: Partial<CataloguePlace> = {}) =>
  cataloguePlace({ id, en: '', ...changes });
const streetOf = (...places: number[]): CatalogueStreet => ({
  en: '',
  hk: '',
  subDistrict: 's:taikoo-shing',
  numbers: places.map((place) => ({ number: String(place), place })),
});
const placesOf = (places: CataloguePlace[], streets: CatalogueStreet[] = []) =>
  levelPlacesOf({ places, streets }).slice(0, places.length);

describe('the position of a place', () => {
  const positions = [22.2, 22.3, 22.5].map((latitude) => [latitude, 114.2] as const);
  const known = positions.map((position, at) => placeOf(`e:${at}`, { position }));

  it('is its own', () => {
    expect(placesOf(known).map(({ north, east }) => ({ north, east }))).toEqual(
      positions.map((position) => toKilometres(...position)),
    );
    expect(placesOf(known).every(({ isPositionKnown }) => isPositionKnown)).toBe(true);
  });

  it('is the middle of its street where it has none, of the first street that has one', () => {
    const all = [...known, placeOf('e:unknown'), placeOf('e:other')];
    const places = placesOf(all, [streetOf(4), streetOf(3, 0), streetOf(3, 2)]);
    expect(places[3]).toMatchObject({ ...toKilometres(22.2, 114.2), isPositionKnown: true });
    expect(places[4]).toMatchObject({ ...toKilometres(22.3, 114.2), isPositionKnown: false });
  });

  it('is the middle of its sub-district where no street tells it, and of the city where nothing does', () => {
    const places = placesOf([
      ...known,
      placeOf('e:a'),
      placeOf('e:b', { subDistrict: 's:yuen-long' }),
    ]);
    expect(places[3]).toMatchObject({ ...toKilometres(22.3, 114.2), isPositionKnown: false });
    expect(places[4]).toMatchObject({ north: 0, east: 0, isPositionKnown: false });
  });
});

describe('what is known of a place', () => {
  it('is its district, its region, its year and its floors', () => {
    expect(
      placesOf([placeOf('e:a', { completedYear: 1986, topFloor: 28 }), placeOf('e:b')]),
    ).toMatchObject([
      {
        id: 'e:a',
        subDistrict: 's:taikoo-shing',
        region: 'Hong Kong',
        completedYear: 1986,
        topFloor: 28,
      },
      { id: 'e:b', completedYear: null, topFloor: null },
    ]);
    expect(placesOf([placeOf('e:c', { subDistrict: 's:yuen-long' })])[0]?.region).toBe(
      'New Territories',
    );
    expect(placesOf([placeOf('e:d', { subDistrict: 's:mong-kok' })])[0]?.region).toBe('Kowloon');
  });

  it.each([
    [{ subsidised: 'home-ownership' as const }, 'homeOwnership'],
    [{ subsidised: 'public-rental' as const, hk: '彩雲苑' }, 'publicRental'],
    [{ hk: '麗翠苑' }, 'namedCourt'],
    [{ hk: '彩雲邨' }, 'namedEstate'],
    [{ hk: '苑邨大廈' }, 'private'],
  ])('tells from %j how its flats may be sold', (changes, scheme) => {
    expect(placesOf([placeOf('e:a', changes)])[0]?.scheme).toBe(scheme);
  });
});

describe('sub-districts', () => {
  it('are places of which only the middle is known', () => {
    const all = levelPlacesOf({
      places: [placeOf('e:a', { position: [22.3, 114.2] })],
      streets: [],
    });
    expect(all.slice(1).map(({ id }) => id)).toEqual(subDistricts.map(({ id }) => id));
    expect(all.find(({ id }) => id === 's:taikoo-shing')).toMatchObject({
      ...toKilometres(22.3, 114.2),
      isPositionKnown: false,
      completedYear: null,
      scheme: 'private',
      nameKind: 'unlisted',
      topFloor: null,
    });
  });
});
