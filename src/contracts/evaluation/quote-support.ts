import { z } from 'zod';
import { chosenPlacesSchema, placeSlugSchema } from './chosen-places';
import { isoDate } from '../common-fields';

/** Degrees north and east. */
export const positionSchema = z.tuple([z.number(), z.number()]);
export type Position = z.infer<typeof positionSchema>;

/** The parts of the address of an estate's page. */
export const estatePageAddressSchema = z.object({
  district: placeSlugSchema,
  estate: placeSlugSchema,
});
export type EstatePageAddress = z.infer<typeof estatePageAddressSchema>;

export const basisKinds = ['sales', 'recentFigures', 'olderSales', 'neighbours', 'area'] as const;
/**
 * What a value rests on: sales near it, figures of the place since the older sales, its older sales only, the estates around it, or only
 * its neighbourhood. `ownShare`: what the place's own figures weigh beside those of others, 0 to 1; null where sales are weighed one by
 * one. `month`: of the level, such as `2026-07`.
 */
export const quoteBasisSchema = z.object({
  kind: z.enum(basisKinds),
  ownShare: z.number().nullable(),
  month: z.string().nullable(),
});
export type QuoteBasis = z.infer<typeof quoteBasisSchema>;

/** An estate or a building nearby whose figures weigh in the value; the price is our estimate of a flat of the same size and floor there. */
export const neighbourSchema = z.object({
  label: z.string(),
  ids: chosenPlacesSchema,
  distanceMetres: z.number().nullable(),
  pricePerSqft: z.number(),
  /** Share of all figures that weigh in the value, 0 to 1. */
  weight: z.number(),
  position: positionSchema.nullable(),
});
export type Neighbour = z.infer<typeof neighbourSchema>;

/** A street between the places of the plan, with the position of one of its addresses. */
export const planStreetSchema = z.object({ name: z.string(), position: positionSchema });
export type PlanStreet = z.infer<typeof planStreetSchema>;

export const driverKinds = ['floor', 'area', 'age'] as const;
/** What the model answers for the same property with one thing changed: `change` floors, square feet or years, and the difference in HK$. */
export const driverSchema = z.object({
  kind: z.enum(driverKinds),
  change: z.number(),
  differenceHkd: z.number(),
});
export type Driver = z.infer<typeof driverSchema>;

/**
 * HK$ a square foot (car parks: HK$) of this property at the quarter's end, today's value carried by the official price index. The last
 * point is today's: what lies between it and the last published quarter is an estimate.
 */
export const trendPointSchema = z.object({
  date: isoDate,
  value: z.number(),
  isEstimate: z.boolean().optional(),
});
export type TrendPoint = z.infer<typeof trendPointSchema>;
