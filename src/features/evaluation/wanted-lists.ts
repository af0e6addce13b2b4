import type { ValuationSwitch } from '@/contracts/site';
import { namesProperty } from '@/lib/chosen-places';
import type { OptionQuery, OptionType } from './evaluation.types';
import { ways, type ValuationForm, type Way } from './valuation-form';

export type OpenInputs = Pick<ValuationSwitch, 'search' | 'estate' | 'street' | 'carPark' | 'byHand'>;

/** The ways to name a property that staff left open. */
export function openWays({ estate, street, byHand, carPark }: OpenInputs): Way[] {
  const isOpen: Record<Way, boolean> = { steps: estate || street, hand: byHand, carPark };
  return ways.filter((way) => isOpen[way]);
}

/** The form in a way that is open; as it stands where none is. */
export function inOpenWay(form: ValuationForm, open: OpenInputs): ValuationForm {
  const offered = openWays(open);
  const [first] = offered;
  return first === undefined || offered.includes(form.way) ? form : { ...form, way: first };
}

export interface WantedList {
  type: OptionType | 'floorInfo' | 'roomInfo';
  query: OptionQuery;
}

/** The lists that the pickers need for what is chosen so far. */
export function wantedLists({ way, places }: ValuationForm, open: OpenInputs): WantedList[] {
  const { area, district, estate, street, building } = places;
  const wanted: (WantedList | null)[] = [
    { type: 'area', query: {} },
    area === undefined ? null : { type: 'district', query: { area } },
  ];
  if (way === 'carPark' && open.carPark) wanted.push(district === undefined ? null : { type: 'carpark', query: { area, district } });
  if (way === 'steps') {
    const inDistrict = { area, district };
    if (district !== undefined && open.estate) wanted.push({ type: 'estate', query: inDistrict });
    if (district !== undefined && open.street) wanted.push({ type: 'street', query: inDistrict });
    if (street !== undefined) wanted.push({ type: 'streetno', query: { ...inDistrict, street } }, { type: 'building', query: { ...inDistrict, street } });
    if (building !== undefined || estate !== undefined) wanted.push({ type: 'block', query: { ...inDistrict, estate, building } });
    if (namesProperty(places)) wanted.push({ type: 'floorInfo', query: withoutStreet(places) }, { type: 'roomInfo', query: withoutStreet(places) });
  }
  return wanted.filter((list) => list !== null);
}

function withoutStreet({ estate, streetno, building, block }: OptionQuery): OptionQuery {
  return { estate, streetno, building, block };
}
