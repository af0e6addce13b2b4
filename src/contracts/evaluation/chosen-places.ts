import { z } from 'zod';

/** Identifies a place or a choice; never integer-like, so that maps of options keep their keys. */
export const placeIdSchema = z.string().regex(/^(?:[A-Z]{2}|[a-z]{1,2}:[a-z0-9-]{1,80})$/);

/** Kinds of places, from the widest to the narrowest. */
export const placeLevels = [
  'area',
  'district',
  'estate',
  'street',
  'streetno',
  'building',
  'block',
] as const;
export const placeLevelSchema = z.enum(placeLevels);
export type PlaceLevel = z.infer<typeof placeLevelSchema>;

/** The places chosen on the way to an address; `district` is one of the 103 sub-districts. */
export const chosenPlacesSchema = z.object({
  area: placeIdSchema.optional(),
  district: placeIdSchema.optional(),
  estate: placeIdSchema.optional(),
  street: placeIdSchema.optional(),
  streetno: placeIdSchema.optional(),
  building: placeIdSchema.optional(),
  block: placeIdSchema.optional(),
});
export type ChosenPlaces = z.output<typeof chosenPlacesSchema>;

/** The part of an address that names an area, a district or an estate: lower-case words joined by hyphens. */
export const placeSlugSchema = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
