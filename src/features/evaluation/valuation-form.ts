import type { PropertyType, QuoteRequest, RoomItem } from '@/contracts/evaluation/evaluation';
import type { ChosenPlaces } from '@/contracts/evaluation/chosen-places';
import { identifiesProperty } from '@/lib/chosen-places';
import { parseAge, parseArea, parseFloorNumber, type AreaUnit } from './parse-figures';
import { placeParams, type PlaceParam } from './place-params';

export const inputMethods = ['steps', 'hand', 'carPark'] as const;
export type InputMethod = (typeof inputMethods)[number];

/** Form values of the valuation; texts are kept as typed. */
export interface ValuationForm {
  inputMethod: InputMethod;
  places: ChosenPlaces;
  carpark: string | null;
  /** Text of the search box. */
  search: string;
  /** Name of the place as returned by the search, in the locale of that moment. */
  label: string | null;
  /** A block that is in no list, as typed. */
  blockName: string;
  /** An option's value (`f:12`) or typed text. */
  floor: string;
  /** An option's value (`r:A`) or typed text. */
  room: string;
  area: string;
  areaUnit: AreaUnit;
  /** Whether the area was filled in from the selected room and is replaced with the next one. */
  isAreaOfRoom: boolean;
  age: string;
  address: string;
  /** What stands at an address by hand. */
  propertyType: PropertyType | '';
  /** Of a subsidised flat. */
  premium: NonNullable<QuoteRequest['premium']> | '';
}

export const emptyForm: ValuationForm = {
  inputMethod: 'steps',
  places: {},
  carpark: null,
  search: '',
  label: null,
  blockName: '',
  floor: '',
  room: '',
  area: '',
  areaUnit: 'sqft',
  isAreaOfRoom: false,
  age: '',
  address: '',
  propertyType: '',
  premium: '',
};

export const formFields = [
  'place',
  'carpark',
  'district',
  'propertyType',
  'address',
  'floor',
  'area',
  'age',
] as const;
export type FormField = (typeof formFields)[number];
export type FieldProblems = Partial<Record<FormField, 'missing' | 'wrong'>>;

/** Selects a place at one level; narrower levels and the flat are reset. */
export function choosePlace(form: ValuationForm, level: PlaceParam, value: string): ValuationForm {
  const levelIndex = placeParams.indexOf(level);
  // Estate and street exclude each other, and so do a street number and a building.
  const keptLevels =
    level === 'street'
      ? placeParams.indexOf('estate')
      : level === 'building'
        ? placeParams.indexOf('streetno')
        : levelIndex;
  const keptPlaces = Object.fromEntries(
    placeParams
      .slice(0, keptLevels)
      .flatMap((name) => (form.places[name] === undefined ? [] : [[name, form.places[name]]])),
  );
  return {
    ...withoutLabel(withoutFlat(form)),
    blockName: '',
    premium: '',
    places: value === '' ? keptPlaces : { ...keptPlaces, [level]: value },
    carpark: null,
  };
}

/** Selects a search result with the block, floor and flat named in the search text. */
export function choosePlaces(
  form: ValuationForm,
  {
    places,
    label,
    blockName = '',
    floor = '',
    room = '',
  }: {
    places: ChosenPlaces;
    label: string | null;
    blockName?: string | undefined;
    floor?: string | undefined;
    room?: string | undefined;
  },
): ValuationForm {
  return {
    ...withoutFlat(form),
    inputMethod: 'steps',
    premium: '',
    places,
    carpark: null,
    search: label ?? '',
    label,
    blockName,
    floor,
    room,
  };
}

/** Goes on by hand with an address that the search does not have, in the district of the places around it. */
export function enterByHand(
  form: ValuationForm,
  { address, around = {} }: { address: string; around?: ChosenPlaces | undefined },
): ValuationForm {
  const { area, district } = around;
  return {
    ...withoutFlat(form),
    blockName: '',
    inputMethod: 'hand',
    places: {
      ...(area === undefined ? {} : { area }),
      ...(district === undefined ? {} : { district }),
    },
    carpark: null,
    search: '',
    label: null,
    address,
  };
}

/** Types a block that is in no list; the flat that was chosen is kept. */
export function nameBlock(form: ValuationForm, blockName: string): ValuationForm {
  const places = { ...form.places };
  delete places.block;
  return { ...form, places, blockName };
}

/** Clears the place name set by the search; text typed by the visitor is kept. */
export function withoutLabel(form: ValuationForm): ValuationForm {
  return { ...form, search: form.search === form.label ? '' : form.search, label: null };
}

function withoutFlat(form: ValuationForm): ValuationForm {
  return {
    ...form,
    floor: '',
    room: '',
    ...(form.isAreaOfRoom ? { area: '', isAreaOfRoom: false } : {}),
  };
}

/** Selects a room and fills in its saleable area if known. */
export function chooseRoom(
  form: ValuationForm,
  room: string,
  rooms: readonly RoomItem[],
): ValuationForm {
  const known = rooms.find(({ value }) => value === room)?.saleableAreaSqft ?? null;
  if (known !== null)
    return { ...form, room, area: String(known), areaUnit: 'sqft', isAreaOfRoom: true };
  return { ...form, room, ...(form.isAreaOfRoom ? { area: '', isAreaOfRoom: false } : {}) };
}

export type QuoteAttempt = { request: QuoteRequest } | { problems: FieldProblems };

const floorOption = /^f:-?\d{1,3}$/;

function parseOptional<T>(
  text: string,
  parse: (text: string) => T | null,
): T | 'wrong' | undefined {
  if (text.trim() === '') return undefined;
  return parse(text) ?? 'wrong';
}

/** The quote request of the form, or its missing and unparsable fields; range limits are checked by the API. */
export function toQuoteRequest(form: ValuationForm): QuoteAttempt {
  const { inputMethod, places, carpark } = form;
  const { area, district } = places;
  // Fields that depend on another field are not required before it is filled in.
  const opening: FieldProblems | null = district === undefined ? { district: 'missing' } : null;
  if (inputMethod === 'carPark')
    return carpark === null
      ? { problems: opening ?? { carpark: 'missing' } }
      : { request: { area, district, carpark } };
  if (inputMethod === 'steps' && !identifiesProperty(places))
    return { problems: opening ?? { place: 'missing' } };

  const problems: FieldProblems = {};
  const floor = floorOption.test(form.floor)
    ? form.floor
    : parseOptional(form.floor, parseFloorNumber);
  const areaSqft = parseOptional(form.area, (text) => parseArea(text, form.areaUnit));
  const ageYears = parseOptional(form.age, (text) => parseAge(text));
  const address = form.address.trim();
  const room = form.room.replace(/^r:/, '').trim();
  if (floor === 'wrong') problems.floor = 'wrong';
  if (areaSqft === 'wrong') problems.area = 'wrong';
  if (areaSqft === undefined) problems.area = 'missing';
  if (ageYears === 'wrong') problems.age = 'wrong';
  if (inputMethod === 'hand') {
    if (district === undefined) problems.district = 'missing';
    if (form.propertyType === '') problems.propertyType = 'missing';
    if (address === '') problems.address = 'missing';
    if (floor === undefined) problems.floor = 'missing';
  }
  if (
    floor === 'wrong' ||
    areaSqft === 'wrong' ||
    ageYears === 'wrong' ||
    Object.keys(problems).length > 0
  )
    return { problems };
  const flat = {
    areaSqft,
    ...(floor === undefined ? {} : { floor }),
    ...(ageYears === undefined ? {} : { ageYears }),
    ...(form.premium === '' ? {} : { premium: form.premium }),
  };
  if (inputMethod === 'hand')
    return {
      request: {
        area,
        district,
        address,
        ...flat,
        ...(form.propertyType === '' ? {} : { propertyType: form.propertyType }),
      },
    };
  const blockName = form.blockName.trim();
  return {
    request: {
      ...places,
      ...(blockName === '' ? {} : { blockName }),
      ...flat,
      ...(room === '' ? {} : { room }),
    },
  };
}
