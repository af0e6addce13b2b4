import type { ChosenPlaces, QuoteRequest, RoomItem } from '@/contracts/evaluation/evaluation';
import { namesProperty } from '@/lib/chosen-places';
import { parseAge, parseArea, parseFloorNumber, type AreaUnit } from './parse-figures';
import { placeParams, type PlaceParam } from './place-params';

export const ways = ['steps', 'hand', 'carPark'] as const;
export type Way = (typeof ways)[number];

/** What is chosen and typed; texts stay as they were typed. */
export interface ValuationForm {
  way: Way;
  places: ChosenPlaces;
  carpark: string | null;
  /** What stands in the search box. */
  search: string;
  /** The place as the search named it, in the language of that moment. */
  label: string | null;
  /** An option's value (`f:12`) or typed text. */
  floor: string;
  /** An option's value (`r:A`) or typed text. */
  room: string;
  area: string;
  areaUnit: AreaUnit;
  /** Whether the area came with the chosen room and gives way to the next one's. */
  isAreaOfRoom: boolean;
  age: string;
  address: string;
}

export const emptyForm: ValuationForm = {
  way: 'steps', places: {}, carpark: null, search: '', label: null, floor: '', room: '', area: '', areaUnit: 'sqft', isAreaOfRoom: false, age: '', address: '',
};

export const formFields = ['place', 'carpark', 'district', 'address', 'floor', 'area', 'age'] as const;
export type FormField = (typeof formFields)[number];
export type FormProblems = Partial<Record<FormField, 'missing' | 'wrong'>>;

/** Chooses at one level: anything narrower, and the flat in it, is chosen anew. */
export function choosePlace(form: ValuationForm, level: PlaceParam, value: string): ValuationForm {
  const upTo = placeParams.indexOf(level);
  // Estate and street exclude each other, and so do a street number and a building.
  const wider = level === 'street' ? placeParams.indexOf('estate') : level === 'building' ? placeParams.indexOf('streetno') : upTo;
  const kept = Object.fromEntries(placeParams.slice(0, wider).flatMap((name) => (form.places[name] === undefined ? [] : [[name, form.places[name]]])));
  return { ...withoutLabel(withoutFlat(form)), places: value === '' ? kept : { ...kept, [level]: value }, carpark: null };
}

export function choosePlaces(form: ValuationForm, { places, label }: { places: ChosenPlaces; label: string | null }): ValuationForm {
  return { ...withoutFlat(form), way: 'steps', places, carpark: null, search: label ?? '', label };
}

/** Forgets the name that the search gave to a place; words of the visitor's own stay in the box. */
export function withoutLabel(form: ValuationForm): ValuationForm {
  return { ...form, search: form.search === form.label ? '' : form.search, label: null };
}

function withoutFlat(form: ValuationForm): ValuationForm {
  return { ...form, floor: '', room: '', ...(form.isAreaOfRoom ? { area: '', isAreaOfRoom: false } : {}) };
}

/** Chooses a room and, where it is known, its saleable area. */
export function chooseRoom(form: ValuationForm, room: string, rooms: readonly RoomItem[]): ValuationForm {
  const known = rooms.find(({ value }) => value === room)?.saleableAreaSqft ?? null;
  if (known !== null) return { ...form, room, area: String(known), areaUnit: 'sqft', isAreaOfRoom: true };
  return { ...form, room, ...(form.isAreaOfRoom ? { area: '', isAreaOfRoom: false } : {}) };
}

export type QuoteAttempt = { request: QuoteRequest } | { problems: FormProblems };

const floorOption = /^f:-?\d{1,3}$/;

function read<T>(text: string, parse: (text: string) => T | null): T | 'wrong' | undefined {
  if (text.trim() === '') return undefined;
  return parse(text) ?? 'wrong';
}

/** What the form asks for, or which of its fields are missing or cannot be read; limits of sense are the API's to say. */
export function toQuoteRequest(form: ValuationForm): QuoteAttempt {
  const { way, places, carpark } = form;
  const { area, district } = places;
  if (way === 'carPark') return carpark === null ? { problems: { carpark: 'missing' } } : { request: { area, district, carpark } };

  const problems: FormProblems = {};
  const floor = floorOption.test(form.floor) ? form.floor : read(form.floor, parseFloorNumber);
  const areaSqft = read(form.area, (text) => parseArea(text, form.areaUnit));
  const ageYears = read(form.age, parseAge);
  const address = form.address.trim();
  const room = form.room.replace(/^r:/, '').trim();
  if (floor === 'wrong') problems.floor = 'wrong';
  if (areaSqft === 'wrong') problems.area = 'wrong';
  if (areaSqft === undefined) problems.area = 'missing';
  if (ageYears === 'wrong') problems.age = 'wrong';
  if (way === 'steps' && !namesProperty(places)) problems.place = 'missing';
  if (way === 'hand') {
    if (district === undefined) problems.district = 'missing';
    if (address === '') problems.address = 'missing';
    if (floor === undefined) problems.floor = 'missing';
  }
  if (floor === 'wrong' || areaSqft === 'wrong' || ageYears === 'wrong' || Object.keys(problems).length > 0) return { problems };
  const flat = { areaSqft, ...(floor === undefined ? {} : { floor }), ...(ageYears === undefined ? {} : { ageYears }) };
  if (way === 'hand') return { request: { area, district, address, ...flat } };
  return { request: { ...places, ...flat, ...(room === '' ? {} : { room }) } };
}
