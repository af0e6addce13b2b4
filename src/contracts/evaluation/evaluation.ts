import { z } from 'zod';
import type { EndpointDefinition } from '../endpoint-definition';
import { quoteLimits, textLimits } from '../limits/limits';
import { chosenPlacesSchema, placeIdSchema, placeLevelSchema } from './chosen-places';
import {
  driverSchema,
  estatePageAddressSchema,
  neighbourSchema,
  planStreetSchema,
  positionSchema,
  quoteBasisSchema,
  trendPointSchema,
} from './quote-support';
import { isoDate } from '../common-fields';

const floorIdSchema = z.string().regex(/^f:-?\d{1,3}$/);
const chosenFlatSchema = chosenPlacesSchema.extend({ floor: floorIdSchema.optional() });
export type ChosenFlat = z.output<typeof chosenFlatSchema>;

/** `value` → label in the request's language; the client sorts by label (areas: HK, KL, NT, IS). */
export const optionListSchema = z.object({ data: z.record(z.string(), z.string()) });
export type OptionList = z.infer<typeof optionListSchema>;

/**
 * A place found by its name; `link` is the address of the page with this place chosen. Where the search text named a floor, a flat
 * or a block that no list has, they come with it.
 */
export const addressHitSchema = z.object({
  key: z.string(),
  label: z.string(),
  value: z.string(),
  link: z.string(),
  ids: chosenPlacesSchema,
  level: placeLevelSchema,
  floor: floorIdSchema.optional(),
  room: z.string().optional(),
  /** A block or phase inside the place, in the request's language. */
  blockName: z.string().optional(),
});
export type AddressHit = z.infer<typeof addressHitSchema>;

export const floorItemSchema = z.object({ key: z.string(), label: z.string(), value: z.string() });
export type FloorItem = z.infer<typeof floorItemSchema>;

/** Saleable area in square feet where a sale of this flat made it known, else null. */
export const roomItemSchema = floorItemSchema.extend({ saleableAreaSqft: z.number().nullable() });
export type RoomItem = z.infer<typeof roomItemSchema>;

const freeText = (max: number) => z.string().trim().min(1).max(max);

/** What stands at an address; only flats have a figure, a person values all others. */
export const propertyTypes = [
  'flat',
  'villageHouse',
  'subsidisedFlat',
  'shop',
  'office',
  'carPark',
  'other',
] as const;
export type PropertyType = (typeof propertyTypes)[number];
/** Whether the premium of a subsidised flat was paid to the government; its open-market value is its owner's only then. */
export const premiumStates = ['paid', 'unpaid'] as const;

/**
 * By ids: what was chosen. By hand: `address`, `district`, `areaSqft`, `floor`, `ageYears`. Car park: `carpark`. Saleable area in square
 * feet, age in years; a floor is an option's value or a number. Limits of sense are answered as business failures, not as bad input.
 */
export const quoteRequestSchema = z.strictObject({
  ...chosenPlacesSchema.shape,
  carpark: placeIdSchema.optional(),
  address: freeText(textLimits.propertyAddress).optional(),
  floor: z.union([floorIdSchema, z.number().int().min(-1_000).max(1_000)]).optional(),
  room: freeText(textLimits.room).optional(),
  /** A block that no list has; it names the property and does not change its value. */
  blockName: freeText(textLimits.blockName).optional(),
  areaSqft: z.number().min(-quoteLimits.areaSqft).max(quoteLimits.areaSqft).optional(),
  ageYears: z.number().min(-quoteLimits.ageYears).max(quoteLimits.ageYears).optional(),
  propertyType: z.enum(propertyTypes).optional(),
  premium: z.enum(premiumStates).optional(),
});
export type QuoteRequest = z.output<typeof quoteRequestSchema>;

export const quoteLevels = [
  'stack',
  'building',
  'estate',
  'subDistrict',
  'district',
  'region',
] as const;
export const reviewReasonCodes = [
  'fewComparables',
  'wideRange',
  'subsidisedHousing',
  'villageHouse',
  'uncompletedBuilding',
  'unusualSize',
  'noLocalSales',
  'noKnownSales',
  'byHand',
  'carPark',
] as const;

export const comparableSchema = z.object({
  soldOn: isoDate,
  label: z.string(),
  floor: z.string().nullable(),
  room: z.string().nullable(),
  areaSqft: z.number().nullable(),
  priceHkd: z.number(),
  pricePerSqft: z.number().nullable(),
  /** Share of the local correction, 0 to 1. */
  weight: z.number(),
});
export type Comparable = z.infer<typeof comparableSchema>;

/** Money in HK$. `confidence`: 0 to 100, 100 less half the width of the range in per cent; `rangeProbability`: share of sales expected inside it. */
export const quoteDataSchema = z.object({
  low: z.number(),
  value: z.number(),
  high: z.number(),
  confidence: z.number(),
  rangeProbability: z.number(),
  level: z.enum(quoteLevels),
  pricePerSqft: z.number().nullable(),
  asOf: isoDate,
  validUntil: isoDate,
  /** Whether sales stand behind the value; without them the comparables are hidden. */
  hasKnownSales: z.boolean(),
  comparables: z.array(comparableSchema),
  basis: quoteBasisSchema.nullable(),
  /** The places whose figures weigh most, where the value does not follow from sales alone. */
  neighbours: z.array(neighbourSchema),
  /** Streets between these places, for the plan; an API that leaves them out has a plan without names of streets. */
  streets: z.array(planStreetSchema).optional(),
  drivers: z.array(driverSchema),
  trend: z.array(trendPointSchema),
  /** 75 % and 85 % of the value. */
  maxLoan: z.object({ percent75: z.number(), percent85: z.number() }),
  needsPerson: z.boolean(),
  reasons: z.array(z.enum(reviewReasonCodes)),
  property: z.object({
    label: z.string(),
    ids: chosenPlacesSchema,
    areaSqft: z.number().nullable(),
    floor: z.string().nullable(),
    room: z.string().nullable(),
    /** The block as it was typed; it stands in the label, too. */
    blockName: z.string().nullish(),
    ageYears: z.number().nullable(),
    position: positionSchema.nullish(),
    /** The page of its estate; null where the estate has none. */
    page: estatePageAddressSchema.nullish(),
  }),
});
export type QuoteData = z.infer<typeof quoteDataSchema>;

export const quoteFailureCodes = [
  'closed',
  'chooseProperty',
  'placesDoNotMatch',
  'unknownPlace',
  'districtMissing',
  'streetElsewhere',
  'areaMissing',
  'areaOutOfRange',
  'floorDoesNotExist',
  'floorMissing',
  'ageOutOfRange',
  'ageDoesNotMatch',
  'carParkUnknown',
  'noLevels',
  'rangeTooWide',
  'addressUnclear',
  'villageHouse',
  'premiumUnpaid',
  'notAFlat',
] as const;
export type QuoteFailureCode = (typeof quoteFailureCodes)[number];

/**
 * The words of a failure are in the request's language: the first of `data.errorMessage`, `error` and `msg` that is there is shown.
 * `code` names the field it belongs to, `needsPerson` whether a person can value what this service cannot.
 */
const quoteFailureSchema = z
  .object({
    success: z.literal(0),
    data: z
      .object({
        errorMessage: z.string().min(1).optional(),
        code: z.enum(quoteFailureCodes).optional(),
        needsPerson: z.boolean().optional(),
      })
      .nullish(),
    error: z.string().min(1).optional(),
    msg: z.string().min(1).optional(),
  })
  .refine(({ data, error, msg }) => (data?.errorMessage ?? error ?? msg) !== undefined, {
    error: 'one of data.errorMessage, error and msg is needed',
  })
  .describe('Holds at least one of `data.errorMessage`, `error` and `msg`.');

export const quoteResponseSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(1), data: quoteDataSchema }),
  quoteFailureSchema,
]);
export type QuoteResponse = z.infer<typeof quoteResponseSchema>;

const { basis, comparables, neighbours, streets, drivers, trend, reasons, property } =
  quoteDataSchema.shape;
/** Reads a response leniently: an unreadable supplementary part is dropped, and the value is kept. */
const readableQuoteResponseSchema: z.ZodType<QuoteResponse> = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(1),
    data: quoteDataSchema.extend({
      basis: basis.catch(null),
      comparables: comparables.catch([]),
      neighbours: neighbours.catch([]),
      streets: streets.catch([]),
      drivers: drivers.catch([]),
      trend: trend.catch([]),
      reasons: reasons.catch([]),
      property: property.extend({ page: property.shape.page.catch(null) }),
    }),
  }),
  quoteFailureSchema,
]);

export const addressQuerySchema = z.object({
  q: z.string().trim().min(1).max(textLimits.addressSearch),
});

const options = (name: string, summary: string) =>
  ({
    method: 'GET',
    path: `/api/v1/evaluation/${name}`,
    access: 'public',
    summary,
    query: chosenFlatSchema,
    response: optionListSchema,
  }) as const;

export const evaluationEndpoints = {
  addressSearch: {
    method: 'GET',
    path: '/api/v1/evaluation/address/search',
    access: 'public',
    summary: 'Places by name in any of three scripts, best first',
    query: addressQuerySchema,
    response: z.object({ data: z.array(addressHitSchema) }),
  },
  areas: options('areas', 'Areas'),
  districts: options('districts', 'The 103 sub-districts, or those of `area`'),
  estates: options('estates', 'Estates of `district`'),
  streets: options('streets', 'Streets of `district`'),
  streetno: options('streetno', 'Numbers of `street`'),
  buildings: options('buildings', 'Buildings of `streetno`, `street` or `estate`'),
  blocks: options('blocks', 'Blocks of `building` or `estate`'),
  floors: options(
    'floors',
    'Floors of `block`, `building` or `estate`; none where the number of floors is not known',
  ),
  rooms: options('rooms', 'Flats known of `block`, `building` or `estate`; others are typed'),
  carparks: options('carparks', 'Car parks of `estate` or `district`'),
  floorInfo: {
    method: 'GET',
    path: '/api/v1/evaluation/floor/info',
    access: 'public',
    summary: 'Floors of `block`, `building` or `estate` as a list',
    query: chosenFlatSchema,
    response: z.object({ data: z.array(floorItemSchema) }),
  },
  roomInfo: {
    method: 'GET',
    path: '/api/v1/evaluation/room/info',
    access: 'public',
    summary: 'Flats known of `block`, `building` or `estate` with their saleable areas',
    query: chosenFlatSchema,
    response: z.object({ data: z.array(roomItemSchema) }),
  },
  quote: {
    method: 'POST',
    path: '/api/v1/evaluation/quote',
    access: 'public',
    summary: 'Value of a property, with the range that holds 80 % of sales',
    body: quoteRequestSchema,
    response: quoteResponseSchema,
    readable: readableQuoteResponseSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;
