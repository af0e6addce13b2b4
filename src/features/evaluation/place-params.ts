import type { ChosenPlaces } from '@/contracts/evaluation/chosen-places';

/** Query parameters of the place identifiers, from the widest to the narrowest. */
export const placeParams = [
  'area',
  'district',
  'estate',
  'street',
  'streetno',
  'building',
  'block',
] as const satisfies readonly (keyof ChosenPlaces)[];
export type PlaceParam = (typeof placeParams)[number];
