import type { ChosenPlaces } from '@/contracts/evaluation/chosen-places';
import { textLimits } from '@/contracts/limits/limits';
import { createFormQuery } from '@/store/form-url';
import { parseArea } from './parse-figures';
import { placeParams } from './place-params';
import { emptyForm, inputMethods, type ValuationForm } from './valuation-form';

const formParams = [
  ...placeParams,
  'way',
  'carpark',
  'blockName',
  'floor',
  'room',
  'areaSqft',
  'ageYears',
  'premium',
];
const premiums = ['paid', 'unpaid'] as const;
const identifier = /^[A-Za-z0-9:-]{1,90}$/;
const number = /^\d{1,7}(?:\.\d{1,2})?$/;
const floorText = /^(?:f:-?\d{1,3}|\d{1,3})$/;

/**
 * The form as query parameters that restore the property. A manually entered address is never included, and with such an address no other
 * parameter is either.
 */
export function serialiseForm(form: ValuationForm): URLSearchParams {
  const query = new URLSearchParams();
  if (form.inputMethod === 'hand' && form.address.trim() !== '') return query;
  if (form.inputMethod !== emptyForm.inputMethod) query.set('way', form.inputMethod);
  for (const name of placeParams) {
    const id = form.places[name];
    if (id !== undefined) query.set(name, id);
  }
  if (form.inputMethod === 'carPark') {
    if (form.carpark !== null) query.set('carpark', form.carpark);
    return query;
  }
  const areaSqft = parseArea(form.area, form.areaUnit);
  if (form.blockName.trim() !== '') query.set('blockName', form.blockName.trim());
  if (floorText.test(form.floor)) query.set('floor', form.floor);
  if (form.room.trim() !== '') query.set('room', form.room.trim());
  if (areaSqft !== null) query.set('areaSqft', String(areaSqft));
  if (form.premium !== '') query.set('premium', form.premium);
  if (number.test(form.age)) query.set('ageYears', form.age);
  return query;
}

/** Parses what `serialiseForm` produces and the parameters of links to a place; invalid values are ignored. */
export function parseForm(query: URLSearchParams): ValuationForm {
  const matching = (name: string, pattern: RegExp): string | undefined => {
    const text = query.get(name);
    return text !== null && pattern.test(text) ? text : undefined;
  };
  const places: ChosenPlaces = Object.fromEntries(
    placeParams.flatMap((name) => {
      const id = matching(name, identifier);
      return id === undefined ? [] : [[name, id]];
    }),
  );
  const carpark = matching('carpark', identifier) ?? null;
  return {
    ...emptyForm,
    inputMethod:
      inputMethods.find((way) => way === query.get('way')) ??
      (carpark === null ? emptyForm.inputMethod : 'carPark'),
    places,
    carpark,
    blockName: (query.get('blockName') ?? '').trim().slice(0, textLimits.blockName),
    floor: matching('floor', floorText) ?? '',
    room: (query.get('room') ?? '').trim().slice(0, textLimits.room + 'r:'.length),
    area: matching('areaSqft', number) ?? '',
    age: matching('ageYears', number) ?? '',
    premium: premiums.find((state) => state === query.get('premium')) ?? '',
  };
}

export const valuationQuery = createFormQuery({
  params: formParams,
  parse: parseForm,
  serialise: serialiseForm,
});
