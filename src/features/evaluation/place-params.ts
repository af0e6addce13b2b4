import type { ChosenPlaces } from '@/contracts/evaluation/evaluation';

/** The identifiers of places, from the widest to the narrowest, as the address of the page names them. */
export const placeParams = ['area', 'district', 'estate', 'street', 'streetno', 'building', 'block'] as const satisfies readonly (keyof ChosenPlaces)[];
export type PlaceParam = (typeof placeParams)[number];
