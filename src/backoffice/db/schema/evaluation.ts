import {
  bigint,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  check,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** One complete set of valuation data: the built-in facts or an import. Only the active one is read. */
export const valuationDatasetTable = pgTable('valuation_dataset', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  fingerprint: text('fingerprint').notNull().unique(),
  origin: text('origin').notNull(),
  chunkCount: integer('chunk_count').notNull(),
  meta: jsonb('meta').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const valuationActiveTable = pgTable(
  'valuation_active',
  { id: smallint('id').primaryKey(), dataset: integer('dataset').notNull() },
  (table) => [check('valuation_active_single', sql`${table.id} = 1`)],
);

export const valuationChunkTable = pgTable(
  'valuation_chunk',
  { dataset: integer('dataset').notNull(), number: integer('number').notNull() },
  (table) => [primaryKey({ columns: [table.dataset, table.number] })],
);

/** Places of the address tree; `number` is the place's number in `token_place`, the most important place first. */
export const addressPlaceTable = pgTable(
  'address_place',
  {
    dataset: integer('dataset').notNull(),
    number: integer('number').notNull(),
    id: text('id').notNull(),
    kind: text('kind').notNull(),
    district: text('district').notNull(),
    /** The estate of a block, the street of a street number, else null. */
    parent: text('parent'),
    /** What stands at a street number. */
    target: text('target'),
    nameEn: text('name_en').notNull(),
    nameHk: text('name_hk').notNull(),
    nameCn: text('name_cn').notNull(),
    facts: jsonb('facts').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dataset, table.number] }),
    unique('address_place_id').on(table.dataset, table.id),
    index('address_place_district').on(table.dataset, table.district, table.kind),
    index('address_place_parent').on(table.dataset, table.parent),
  ],
);

/** Which places hold a token (three Latin letters, their sound, or two Chinese characters): differences of ascending numbers, packed. */
export const addressTokenTable = pgTable(
  'address_token',
  {
    dataset: integer('dataset').notNull(),
    token: text('token').notNull(),
    count: integer('count').notNull(),
    places: bytes('places').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dataset, table.token] })],
);

/** Sales as comparables; days since 1970-01-01, price in HK$, saleable area in square feet. */
export const valuationSaleTable = pgTable(
  'valuation_sale',
  {
    dataset: integer('dataset').notNull(),
    id: integer('id').notNull(),
    place: text('place').notNull(),
    estate: text('estate').notNull(),
    isCarPark: smallint('is_car_park').notNull(),
    soldOnDay: integer('sold_on_day').notNull(),
    priceHkd: bigint('price_hkd', { mode: 'number' }).notNull(),
    areaSqft: doublePrecision('area_sqft'),
    floor: text('floor').notNull(),
    flat: text('flat').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dataset, table.id] }),
    index('valuation_sale_place').on(table.dataset, table.place),
  ],
);

/** The trained model as gzipped JSON, cut into parts. */
export const valuationModelPartTable = pgTable(
  'valuation_model_part',
  {
    dataset: integer('dataset').notNull(),
    part: integer('part').notNull(),
    body: bytes('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dataset, table.part] })],
);
