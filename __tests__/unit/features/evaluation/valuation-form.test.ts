import {
  chooseRoom,
  choosePlace,
  choosePlaces,
  emptyForm,
  toQuoteRequest,
  type ValuationForm,
} from '@/features/evaluation/valuation-form';
import { parseForm, serialiseForm, valuationQuery } from '@/features/evaluation/valuation-query';
import {
  withEnabledInputMethod,
  enabledInputMethods,
  requiredLists,
} from '@/features/evaluation/required-lists';

const places = { area: 'HK', district: 's:quarry-bay', estate: 'e:taikoo', block: 'b:taikoo-3' };
const flat: ValuationForm = {
  ...emptyForm,
  places,
  floor: 'f:15',
  room: 'r:A',
  area: '585',
  age: '40',
};
const byHand: ValuationForm = {
  ...emptyForm,
  inputMethod: 'hand',
  propertyType: 'flat',
  places: { area: 'NT', district: 's:tai-po' },
  address: '12 Example Road',
  floor: '３樓',
  area: '60',
  areaUnit: 'sqm',
  age: '３０年',
};
const rooms = [
  { key: 'r:A', value: 'r:A', label: 'Flat A', saleableAreaSqft: 585 },
  { key: 'r:B', value: 'r:B', label: 'Flat B', saleableAreaSqft: null },
];
const allOpen = { search: true, estate: true, street: true, carPark: true, byHand: true };

describe('Choosing a place', () => {
  it('drops what is narrower and the flat in it, and keeps a typed area', () => {
    expect(choosePlace(flat, 'district', 's:north-point')).toMatchObject({
      places: { area: 'HK', district: 's:north-point' },
      floor: '',
      room: '',
      area: '585',
    });
    expect(choosePlace(flat, 'area', 'KL').places).toEqual({ area: 'KL' });
    expect(choosePlace(flat, 'block', '').places).toEqual({
      area: 'HK',
      district: 's:quarry-bay',
      estate: 'e:taikoo',
    });
  });

  it('lets estate and street, number and building exclude each other', () => {
    const inStreet = choosePlace(flat, 'street', 'st:king');
    expect(inStreet.places).toEqual({ area: 'HK', district: 's:quarry-bay', street: 'st:king' });
    const atNumber = choosePlace(inStreet, 'streetno', 'sn:12');
    expect(choosePlace(atNumber, 'building', 'bd:x').places).toEqual({
      ...inStreet.places,
      building: 'bd:x',
    });
    expect(choosePlace(inStreet, 'estate', 'e:kornhill').places).toEqual({
      area: 'HK',
      district: 's:quarry-bay',
      estate: 'e:kornhill',
    });
  });

  it('from the search takes all of it at once', () => {
    expect(
      choosePlaces({ ...byHand, carpark: 'p:x' }, { places, label: 'Taikoo Shing' }),
    ).toMatchObject({
      inputMethod: 'steps',
      places,
      label: 'Taikoo Shing',
      search: 'Taikoo Shing',
      carpark: null,
      floor: '',
    });
  });
});

describe('Choosing a room', () => {
  it('brings its saleable area, which gives way to the next room’s', () => {
    const chosen = chooseRoom({ ...flat, area: '', room: '' }, 'r:A', rooms);
    expect(chosen).toMatchObject({
      room: 'r:A',
      area: '585',
      areaUnit: 'sqft',
      isAreaOfRoom: true,
    });
    expect(chooseRoom(chosen, 'r:B', rooms)).toMatchObject({
      room: 'r:B',
      area: '',
      isAreaOfRoom: false,
    });
    expect(choosePlace(chosen, 'block', 'b:taikoo-4')).toMatchObject({ area: '' });
  });

  it('leaves a typed area where the room’s is not known', () => {
    expect(chooseRoom({ ...flat, area: '600' }, 'r:B', rooms)).toMatchObject({ area: '600' });
    expect(chooseRoom({ ...flat, area: '600' }, 'C', rooms)).toMatchObject({
      room: 'C',
      area: '600',
    });
  });
});

describe('The request', () => {
  it('of a chosen flat carries the ids, the floor as chosen, the room without its mark, area and age', () => {
    expect(toQuoteRequest(flat)).toEqual({
      request: { ...places, floor: 'f:15', room: 'A', areaSqft: 585, ageYears: 40 },
    });
  });

  it('leaves out what was not given', () => {
    expect(toQuoteRequest({ ...emptyForm, places, area: '585' })).toEqual({
      request: { ...places, areaSqft: 585 },
    });
  });

  it('by hand carries the address and figures in any digits and units', () => {
    expect(toQuoteRequest(byHand)).toEqual({
      request: {
        area: 'NT',
        district: 's:tai-po',
        address: '12 Example Road',
        floor: 3,
        areaSqft: 645.8,
        ageYears: 30,
        propertyType: 'flat',
      },
    });
  });

  it('of a car park carries nothing of a flat', () => {
    expect(toQuoteRequest({ ...flat, inputMethod: 'carPark', carpark: 'p:e-taikoo' })).toEqual({
      request: { area: 'HK', district: 's:quarry-bay', carpark: 'p:e-taikoo' },
    });
  });

  it('passes on figures that make no sense, for the API to refuse in words', () => {
    expect(toQuoteRequest({ ...flat, area: '0' })).toMatchObject({ request: { areaSqft: 0 } });
    expect(toQuoteRequest({ ...flat, area: '100,000' })).toMatchObject({
      request: { areaSqft: 100_000 },
    });
  });

  it.each<[string, Partial<ValuationForm>, object]>([
    ['nothing', {}, { district: 'missing' }],
    ['an unreadable area', { places, area: 'big' }, { area: 'wrong' }],
    ['an unreadable floor', { places, area: '585', floor: 'top' }, { floor: 'wrong' }],
    ['an unreadable age', { places, area: '585', age: 'old' }, { age: 'wrong' }],
    [
      'nothing by hand',
      { inputMethod: 'hand' },
      {
        district: 'missing',
        propertyType: 'missing',
        address: 'missing',
        floor: 'missing',
        area: 'missing',
      },
    ],
    ['no car park', { inputMethod: 'carPark' }, { district: 'missing' }],
    [
      'a district and no car park',
      { inputMethod: 'carPark', places: { area: 'HK', district: 's:quarry-bay' } },
      { carpark: 'missing' },
    ],
    [
      'a district alone',
      { places: { area: 'HK', district: 's:quarry-bay' } },
      { place: 'missing' },
    ],
    ['a building alone', { places }, { area: 'missing' }],
  ])('with %s says what is missing or wrong', (_what, form, problems) => {
    expect(toQuoteRequest({ ...emptyForm, ...form })).toEqual({ problems });
  });
});

describe('The address of the page', () => {
  it('brings a flat and a car park back', () => {
    expect(parseForm(serialiseForm(flat))).toEqual(flat);
    const carPark: ValuationForm = {
      ...emptyForm,
      inputMethod: 'carPark',
      places: { area: 'HK', district: 's:quarry-bay' },
      carpark: 'p:e-taikoo',
    };
    expect(parseForm(serialiseForm(carPark))).toEqual(carPark);
  });

  it('keeps an area in square feet', () => {
    expect(serialiseForm({ ...flat, area: '60', areaUnit: 'sqm' }).get('areaSqft')).toBe('645.8');
  });

  it('never holds an address typed by hand, nor anything that goes with it', () => {
    expect(serialiseForm(byHand).toString()).toBe('');
    expect(valuationQuery.merge('?utm_source=card&estate=e%3Aold', byHand)).toBe(
      '?utm_source=card',
    );
    expect(serialiseForm({ ...byHand, address: ' ' }).toString()).toBe(
      'way=hand&area=NT&district=s%3Atai-po&areaSqft=645.8',
    );
  });

  it('leaves the parameters of others alone', () => {
    expect(valuationQuery.merge('?utm_source=card', { ...emptyForm, places: { area: 'HK' } })).toBe(
      '?utm_source=card&area=HK',
    );
  });

  it('ignores what makes no sense', () => {
    expect(
      parseForm(
        new URLSearchParams('area=<b>&estate=e:a&floor=top&areaSqft=-1&ageYears=old&way=fly'),
      ),
    ).toEqual({ ...emptyForm, places: { estate: 'e:a' } });
    expect(
      parseForm(new URLSearchParams(`room=${'x'.repeat(500)}`)).room.length,
    ).toBeLessThanOrEqual(22);
  });
});

describe('The lists wanted', () => {
  const types = (form: Partial<ValuationForm>, open = allOpen) =>
    requiredLists({ ...emptyForm, ...form }, open).map(({ type }) => type);

  it('follow from what is chosen', () => {
    expect(types({})).toEqual(['area']);
    expect(types({ places: { area: 'HK' } })).toEqual(['area', 'district']);
    expect(types({ places: { area: 'HK', district: 's:a' } })).toEqual([
      'area',
      'district',
      'estate',
      'street',
    ]);
    expect(types({ places })).toEqual([
      'area',
      'district',
      'estate',
      'street',
      'block',
      'floorInfo',
      'roomInfo',
    ]);
    expect(types({ places: { area: 'HK', district: 's:a', street: 'st:a' } })).toEqual([
      'area',
      'district',
      'estate',
      'street',
      'streetno',
      'building',
    ]);
    expect(types({ inputMethod: 'hand', places: { area: 'HK', district: 's:a' } })).toEqual([
      'area',
      'district',
    ]);
    expect(types({ inputMethod: 'carPark', places: { area: 'HK', district: 's:a' } })).toEqual([
      'area',
      'district',
      'carpark',
    ]);
  });

  it('leave out inputs that are closed', () => {
    expect(
      types({ places: { area: 'HK', district: 's:a' } }, { ...allOpen, street: false }),
    ).not.toContain('street');
    expect(
      types({ places: { area: 'HK', district: 's:a' } }, { ...allOpen, estate: false }),
    ).not.toContain('estate');
  });
});

describe('The ways that are open', () => {
  it('are what staff left open', () => {
    expect(enabledInputMethods(allOpen)).toEqual(['steps', 'hand', 'carPark']);
    expect(enabledInputMethods({ ...allOpen, estate: false, byHand: false })).toEqual([
      'steps',
      'carPark',
    ]);
    expect(enabledInputMethods({ ...allOpen, estate: false, street: false })).toEqual([
      'hand',
      'carPark',
    ]);
  });

  it('take the place of one that was closed', () => {
    expect(withEnabledInputMethod(byHand, { ...allOpen, byHand: false }).inputMethod).toBe('steps');
    expect(withEnabledInputMethod(byHand, allOpen)).toBe(byHand);
  });
});
