import { z } from 'zod';
import type { EndpointDefinition } from '../endpoint-definition';
import { localised } from '../localised';
import { chosenPlacesSchema, placeSlugSchema } from './chosen-places';
import { isoDate } from '../common-fields';

/** A place with the part of its address; a language without a name of its own repeats another's. */
export const namedPlaceSchema = z.object({ slug: placeSlugSchema, ...localised('name') });
export type NamedPlace = z.infer<typeof namedPlaceSchema>;

const year = z.number().int().nullable();
const pricePerSqft = z.number();

/** A sub-district with the number of its estates and their median price of a square foot; null where no estimate is honest. */
export const districtSummarySchema = namedPlaceSchema.extend({
  estateCount: z.number().int(),
  pricePerSqft: pricePerSqft.nullable(),
});

/** An area with its sub-districts. */
export const estateAreaSchema = namedPlaceSchema.extend({
  districts: z.array(districtSummarySchema),
});
export type EstateArea = z.infer<typeof estateAreaSchema>;

/** What is said beside the name of an estate, because another one has the same: its district, or its address where both stand in one. */
const distinction = z.object(localised('text')).nullish();

/** An estate in a list. `pricePerSqft` of its typical flat in HK$, null where a person has to value it. */
export const estateSummarySchema = namedPlaceSchema.extend({
  distinction,
  completedYear: year,
  blockCount: z.number().int().nullable(),
  pricePerSqft: pricePerSqft.nullable(),
});
export type EstateSummary = z.infer<typeof estateSummarySchema>;

export const estateDistrictSchema = namedPlaceSchema.extend({
  area: namedPlaceSchema,
  pricePerSqft: pricePerSqft.nullable(),
  estates: z.array(estateSummarySchema),
});
export type EstateDistrict = z.infer<typeof estateDistrictSchema>;

/** What a value rests on: imported sales, figures of the estate since 2021, its older sales, or the estates around it. */
export const estateBases = ['sales', 'recent', 'history', 'neighbours'] as const;

/** A flat of an estate; money in HK$. */
export const typicalFlatSchema = z.object({
  areaSqft: z.number(),
  floor: z.number().nullable(),
  pricePerSqft,
  value: z.number(),
});

/** The value of an estate's typical flat on a day, with the range expected to hold this share of sales. */
export const estateValueSchema = typicalFlatSchema.extend({
  low: z.number(),
  high: z.number(),
  rangeProbability: z.number(),
  asOf: isoDate,
  basis: z.enum(estateBases),
  bySize: z.array(typicalFlatSchema),
  byFloor: z.array(typicalFlatSchema),
  /** HK$ a square foot, carried by the official index; what comes after its last quarter is an estimate. */
  trend: z.array(z.object({ date: isoDate, value: z.number(), isEstimate: z.boolean() })),
});
export type EstateValue = z.infer<typeof estateValueSchema>;

export const estateBlockSchema = z.object({
  ...localised('name'),
  topFloor: z.number().int().nullable(),
});

export const estateSchema = namedPlaceSchema.extend({
  distinction,
  area: namedPlaceSchema,
  district: namedPlaceSchema,
  /** The place identifiers with which a flat of this estate is valued. */
  ids: chosenPlacesSchema,
  address: z.object(localised('text')).nullable(),
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  completedYear: year,
  blockCount: z.number().int().nullable(),
  topFloor: z.number().int().nullable(),
  isSubsidised: z.boolean(),
  blocks: z.array(estateBlockSchema),
  /** Null where the range would be too wide: a person values flats there, and the page stays out of search engines. */
  value: estateValueSchema.nullable(),
  nearby: z.array(
    estateSummarySchema.extend({ district: namedPlaceSchema, distanceMetres: z.number() }),
  ),
});
export type Estate = z.infer<typeof estateSchema>;

/** The estates of a district that have a page; `unlisted` are those that stay out of search engines. */
export const estatePagesSchema = z.object({
  /** When the figures last changed. */
  updatedOn: isoDate,
  data: z.array(
    z.object({
      area: placeSlugSchema,
      district: placeSlugSchema,
      listed: z.array(placeSlugSchema),
      unlisted: z.array(placeSlugSchema),
    }),
  ),
});
export type EstatePages = z.infer<typeof estatePagesSchema>;

const districtParams = z.object({ district: placeSlugSchema });

export const estateEndpoints = {
  estateAreas: {
    method: 'GET',
    path: '/api/v1/evaluation/estate-areas',
    access: 'public',
    summary: 'Areas and districts whose estates have pages',
    response: z.object({ data: z.array(estateAreaSchema) }),
  },
  estatePages: {
    method: 'GET',
    path: '/api/v1/evaluation/estate-pages',
    access: 'public',
    summary: 'Addresses of the pages of estates',
    response: estatePagesSchema,
  },
  estateDistrict: {
    method: 'GET',
    path: '/api/v1/evaluation/estates/{district}',
    access: 'public',
    summary: 'The estates of a district',
    params: districtParams,
    response: estateDistrictSchema,
  },
  estate: {
    method: 'GET',
    path: '/api/v1/evaluation/estates/{district}/{estate}',
    access: 'public',
    summary: 'An estate with the value of its flats',
    params: districtParams.extend({ estate: placeSlugSchema }),
    response: estateSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;
