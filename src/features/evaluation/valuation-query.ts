import type { ChosenPlaces } from '@/contracts/evaluation/evaluation';
import { parseArea } from './parse-figures';
import { placeParams } from './place-params';
import { emptyForm, ways, type ValuationForm } from './valuation-form';

const ownNames: readonly string[] = [...placeParams, 'way', 'carpark', 'floor', 'room', 'areaSqft', 'ageYears'];
const identifier = /^[A-Za-z0-9:-]{1,90}$/;
const number = /^\d{1,7}(?:\.\d{1,2})?$/;
const floorText = /^(?:f:-?\d{1,3}|\d{1,3})$/;
const maxRoomLength = 20;

/**
 * The form as a query that brings the same property back. An address typed by hand never enters it, and with such an address neither
 * does anything else.
 */
export function writeForm(form: ValuationForm): URLSearchParams {
  const query = new URLSearchParams();
  if (form.way === 'hand' && form.address.trim() !== '') return query;
  if (form.way !== emptyForm.way) query.set('way', form.way);
  for (const name of placeParams) {
    const id = form.places[name];
    if (id !== undefined) query.set(name, id);
  }
  if (form.way === 'carPark') {
    if (form.carpark !== null) query.set('carpark', form.carpark);
    return query;
  }
  const areaSqft = parseArea(form.area, form.areaUnit);
  if (floorText.test(form.floor)) query.set('floor', form.floor);
  if (form.room.trim() !== '') query.set('room', form.room.trim());
  if (areaSqft !== null) query.set('areaSqft', String(areaSqft));
  if (number.test(form.age)) query.set('ageYears', form.age);
  return query;
}

/** Reads what `writeForm` wrote, and what links to a place carry; anything that makes no sense counts as not given. */
export function readForm(query: URLSearchParams): ValuationForm {
  const matching = (name: string, pattern: RegExp): string | undefined => {
    const text = query.get(name);
    return text !== null && pattern.test(text) ? text : undefined;
  };
  const places: ChosenPlaces = Object.fromEntries(placeParams.flatMap((name) => {
    const id = matching(name, identifier);
    return id === undefined ? [] : [[name, id]];
  }));
  const carpark = matching('carpark', identifier) ?? null;
  return {
    ...emptyForm,
    way: ways.find((way) => way === query.get('way')) ?? (carpark === null ? emptyForm.way : 'carPark'),
    places,
    carpark,
    floor: matching('floor', floorText) ?? '',
    room: (query.get('room') ?? '').trim().slice(0, maxRoomLength + 'r:'.length),
    area: matching('areaSqft', number) ?? '',
    age: matching('ageYears', number) ?? '',
  };
}

export const hasForm = (query: URLSearchParams): boolean => ownNames.some((name) => query.has(name));

/** The address's query with the form in it; parameters of others, such as campaigns, stay. */
export function mergeForm(search: string, form: ValuationForm): string {
  const query = new URLSearchParams(search);
  for (const name of ownNames) query.delete(name);
  writeForm(form).forEach((value, name) => query.append(name, value));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
