import type { ChosenPlaces, QuoteRequest, RoomItem } from '@/contracts/evaluation/evaluation';
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
}

export const emptyForm: ValuationForm = {
  inputMethod: 'steps',
  places: {},
  carpark: null,
  search: '',
  label: null,
  floor: '',
  room: '',
  area: '',
  areaUnit: 'sqft',
  isAreaOfRoom: false,
  age: '',
  address: '',
};

export const formFields = [
  'place',
  'carpark',
  'district',
  'address',
  'floor',
  'area',
  'age',
] as const;
export type FormField = (typeof formFields)[number];
export type FieldErrors = Partial<Record<FormField, 'missing' | 'wrong'>>;

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
    places: value === '' ? keptPlaces : { ...keptPlaces, [level]: value },
    carpark: null,
  };
}

/** Selects what the search found, with the floor and flat that its text named. */
export function choosePlaces(
  form: ValuationForm,
  {
    places,
    label,
    floor = '',
    room = '',
  }: {
    places: ChosenPlaces;
    label: string | null;
    floor?: string | undefined;
    room?: string | undefined;
  },
): ValuationForm {
  return {
    ...withoutFlat(form),
    inputMethod: 'steps',
    places,
    carpark: null,
    search: label ?? '',
    label,
    floor,
    room,
  };
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

export type QuoteAttempt = { request: QuoteRequest } | { errors: FieldErrors };

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
  // What opens only with another field is not asked for before it.
  const opening: FieldErrors | null = district === undefined ? { district: 'missing' } : null;
  if (inputMethod === 'carPark')
    return carpark === null
      ? { errors: opening ?? { carpark: 'missing' } }
      : { request: { area, district, carpark } };
  if (inputMethod === 'steps' && !identifiesProperty(places))
    return { errors: opening ?? { place: 'missing' } };

  const errors: FieldErrors = {};
  const floor = floorOption.test(form.floor)
    ? form.floor
    : parseOptional(form.floor, parseFloorNumber);
  const areaSqft = parseOptional(form.area, (text) => parseArea(text, form.areaUnit));
  const ageYears = parseOptional(form.age, parseAge);
  const address = form.address.trim();
  const room = form.room.replace(/^r:/, '').trim();
  if (floor === 'wrong') errors.floor = 'wrong';
  if (areaSqft === 'wrong') errors.area = 'wrong';
  if (areaSqft === undefined) errors.area = 'missing';
  if (ageYears === 'wrong') errors.age = 'wrong';
  if (inputMethod === 'hand') {
    if (district === undefined) errors.district = 'missing';
    if (address === '') errors.address = 'missing';
    if (floor === undefined) errors.floor = 'missing';
  }
  if (
    floor === 'wrong' ||
    areaSqft === 'wrong' ||
    ageYears === 'wrong' ||
    Object.keys(errors).length > 0
  )
    return { errors };
  const flat = {
    areaSqft,
    ...(floor === undefined ? {} : { floor }),
    ...(ageYears === undefined ? {} : { ageYears }),
  };
  if (inputMethod === 'hand') return { request: { area, district, address, ...flat } };
  return { request: { ...places, ...flat, ...(room === '' ? {} : { room }) } };
}
