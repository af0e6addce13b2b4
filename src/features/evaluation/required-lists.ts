import type { ValuationSwitch } from '@/contracts/site/site';
import { identifiesProperty } from '@/lib/chosen-places';
import type { ListRequest, OptionQuery } from './evaluation.types';
import { inputMethods, type ValuationForm, type InputMethod } from './valuation-form';

export type EnabledInputs = Pick<
  ValuationSwitch,
  'search' | 'estate' | 'street' | 'carPark' | 'byHand'
>;

/** The input methods that staff have enabled. */
export function enabledInputMethods({
  estate,
  street,
  byHand,
  carPark,
}: EnabledInputs): InputMethod[] {
  const isEnabled: Record<InputMethod, boolean> = {
    steps: estate || street,
    hand: byHand,
    carPark,
  };
  return inputMethods.filter((inputMethod) => isEnabled[inputMethod]);
}

/** The form with an enabled input method; unchanged if none is enabled. */
export function withEnabledInputMethod(
  form: ValuationForm,
  enabledInputs: EnabledInputs,
): ValuationForm {
  const offered = enabledInputMethods(enabledInputs);
  const [first] = offered;
  return first === undefined || offered.includes(form.inputMethod)
    ? form
    : { ...form, inputMethod: first };
}

/** The option lists required for the current selection. */
export function requiredLists(
  { inputMethod, places }: ValuationForm,
  enabledInputs: EnabledInputs,
): ListRequest[] {
  const { area, district, estate, street, building } = places;
  const wanted: (ListRequest | null)[] = [
    { type: 'area', query: {} },
    area === undefined ? null : { type: 'district', query: { area } },
  ];
  if (inputMethod === 'carPark' && enabledInputs.carPark)
    wanted.push(district === undefined ? null : { type: 'carpark', query: { area, district } });
  if (inputMethod === 'steps') {
    const inDistrict = { area, district };
    if (district !== undefined && enabledInputs.estate)
      wanted.push({ type: 'estate', query: inDistrict });
    if (district !== undefined && enabledInputs.street)
      wanted.push({ type: 'street', query: inDistrict });
    if (street !== undefined)
      wanted.push(
        { type: 'streetno', query: { ...inDistrict, street } },
        { type: 'building', query: { ...inDistrict, street } },
      );
    if (building !== undefined || estate !== undefined)
      wanted.push({ type: 'block', query: { ...inDistrict, estate, building } });
    if (identifiesProperty(places))
      wanted.push(
        { type: 'floorInfo', query: withoutStreet(places) },
        { type: 'roomInfo', query: withoutStreet(places) },
      );
  }
  return wanted.filter((list) => list !== null);
}

function withoutStreet({ estate, streetno, building, block }: OptionQuery): OptionQuery {
  return { estate, streetno, building, block };
}
