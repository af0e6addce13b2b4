import { z } from 'zod';
import { placeLevels } from '@/contracts/evaluation/chosen-places';

/** What is known of a place besides its names; areas in square feet, `sale` is the spelling of the sales data. */
export const placeFactsSchema = z.object({
  aliases: z.array(z.string()).optional(),
  topFloor: z.number().int().optional(),
  completedYear: z.number().int().optional(),
  areaSqft: z.tuple([z.number(), z.number()]).optional(),
  position: z.tuple([z.number(), z.number()]).optional(),
  sale: z
    .object({
      district: z.string(),
      subDistrict: z.string(),
      estate: z.string(),
      building: z.string(),
    })
    .optional(),
  sales: z.number().int().optional(),
  /** Whether its own sales are known: those of the last years, or older ones only. */
  traded: z.enum(['recently', 'earlier']).optional(),
  /** How likely a search means this place rather than another of the same name: points for its size and for its known sales. */
  prominence: z.number().int().optional(),
  /** Sold with a premium still owed to the government, as far as is known. */
  subsidised: z.boolean().optional(),
});
export type PlaceFacts = z.output<typeof placeFactsSchema>;

const name = z.string().max(300);

/** One place of the tree. Areas are not stored: there are four. */
export const placeSchema = z.object({
  number: z.number().int().nonnegative(),
  id: z.string().min(1).max(90),
  kind: z.enum(placeLevels),
  /** Its sub-district; a sub-district names itself. */
  district: z.string().max(90),
  parent: z.string().max(90).nullable(),
  target: z.string().max(90).nullable(),
  en: name,
  hk: name,
  cn: name,
  facts: placeFactsSchema,
});
export type Place = z.output<typeof placeSchema>;

/** A place as a list option. */
export type ListedPlace = Pick<Place, 'number' | 'id' | 'kind' | 'district' | 'en' | 'hk' | 'cn'>;

/** A street number with the place at that number. */
export interface StreetNumber {
  number: ListedPlace;
  target: ListedPlace | null;
}

/** A place before it has its number. */
export type PlaceDraft = Omit<Place, 'number'>;

/** The numbers of the places that hold a token, packed and in base64. */
export const tokenRowSchema = z.object({
  token: z.string().min(1).max(40),
  count: z.number().int().positive(),
  places: z.base64(),
});
export type TokenRow = z.output<typeof tokenRowSchema>;

export const saleRowSchema = z.object({
  id: z.number().int().nonnegative(),
  place: z.string().max(90),
  estate: z.string().max(90),
  isCarPark: z.union([z.literal(0), z.literal(1)]),
  soldOnDay: z.number().int(),
  priceHkd: z.number().positive(),
  areaSqft: z.number().positive().nullable(),
  floor: z.string().max(20),
  flat: z.string().max(40),
});
export type SaleRow = z.output<typeof saleRowSchema>;
