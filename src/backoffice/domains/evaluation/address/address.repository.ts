import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { PlaceLevel } from '@/contracts/evaluation/chosen-places';
import type { Database, Transaction } from '@/backoffice/db/database';
import { addressPlaceTable, addressTokenTable } from '@/backoffice/db/schema/evaluation';
import type { TokenPlaces } from './token-places';
import {
  aggregateRows,
  listedRow,
  listedRowSchema,
  placeRow,
  placeRowSchema,
  parseAggregatedRows,
} from './place-rows.repository';
import type { ListedPlace, Place, StreetNumber } from './place.types';

const table = addressPlaceTable;
const { dataset, number, id, district } = getTableColumns(table);

const readPlaces = parseAggregatedRows(placeRowSchema);
const readListed = parseAggregatedRows(listedRowSchema);
const readStreetNumbers = parseAggregatedRows(
  z
    .tuple([listedRowSchema, listedRowSchema.nullable()])
    .transform(([number, target]): StreetNumber => ({ number, target })),
);
const tokenPlacesRowsSchema = z.array(
  z.object({ token: z.string(), count: z.number(), places: z.instanceof(Uint8Array) }),
);

export type AddressRepository = ReturnType<typeof createAddressRepository>;

/** The address tree of one data set. Its queries are prepared, because planning them takes longer than running them. */
export function createAddressRepository(db: Database | Transaction) {
  const queries = createPreparedQueries(db);

  return {
    /** Places of one kind in a district. */
    async listByDistrict(
      dataset: number,
      { district, kind }: { district: string; kind: PlaceLevel },
    ): Promise<ListedPlace[]> {
      return readListed(
        await queries.placesInDistrict().execute({ dataset, kind, within: district }),
      );
    },

    /** Places of one kind directly below a parent, such as the buildings of a street. */
    async listByParent(
      dataset: number,
      { parent, kind }: { parent: string; kind: PlaceLevel },
    ): Promise<ListedPlace[]> {
      return readListed(await queries.placesUnder().execute({ dataset, kind, within: parent }));
    },

    /** The numbers of a street, each with the place at that number. */
    async listStreetNumbers(dataset: number, street: string): Promise<StreetNumber[]> {
      return readStreetNumbers(await queries.streetNumbers().execute({ dataset, street }));
    },

    /** The places among `ids` with their parents, their targets and the targets' parents, in one query. */
    async listWithRelated(dataset: number, ids: readonly string[]): Promise<Place[]> {
      return ids.length === 0
        ? []
        : readPlaces(await queries.relatedToIds().execute({ dataset, asked: ids }));
    },

    /** The places with these numbers with their parents, their targets and the targets' parents, in one query. */
    async listByNumberWithRelated(dataset: number, numbers: readonly number[]): Promise<Place[]> {
      return numbers.length === 0
        ? []
        : readPlaces(await queries.relatedToNumbers().execute({ dataset, asked: numbers }));
    },

    /** The places of these tokens; a token that no place holds is left out. */
    async listTokenPlaces(dataset: number, tokens: readonly string[]): Promise<TokenPlaces[]> {
      return tokens.length === 0
        ? []
        : tokenPlacesRowsSchema.parse(await queries.tokenPlaces().execute({ dataset, tokens }));
    },
  };
}

/** Each prepared on first use: every transaction has its own repositories and runs few of their queries. */
function createPreparedQueries(db: Database | Transaction) {
  return {
    placesInDistrict: lazy(() =>
      prepareList(db, {
        name: 'places_in_district',
        where: eq(district, sql.placeholder('within')),
      }),
    ),
    placesUnder: lazy(() =>
      prepareList(db, { name: 'places_under', where: eq(table.parent, sql.placeholder('within')) }),
    ),
    streetNumbers: lazy(() => prepareStreetNumbers(db)),
    relatedToIds: lazy(() =>
      prepareRelated(db, {
        name: 'places_around',
        isAsked: ({ id }) => sql`${id} = any(${sql.placeholder('asked')}::text[])`,
      }),
    ),
    relatedToNumbers: lazy(() =>
      prepareRelated(db, {
        name: 'places_around_numbers',
        isAsked: ({ number }) => sql`${number} = any(${sql.placeholder('asked')}::int[])`,
      }),
    ),
    tokenPlaces: lazy(() => prepareTokenPlaces(db)),
  };
}

function lazy<T>(create: () => T): () => T {
  let memo: { value: T } | undefined;
  return () => (memo ??= { value: create() }).value;
}

function prepareTokenPlaces(db: Database | Transaction) {
  const { token, count, places } = addressTokenTable;
  return db
    .select({ token, count, places })
    .from(addressTokenTable)
    .where(
      and(
        eq(addressTokenTable.dataset, sql.placeholder('dataset')),
        sql`${token} = any(${sql.placeholder('tokens')}::text[])`,
      ),
    )
    .prepare('address_token_places');
}

function prepareList(db: Database | Transaction, { name, where }: { name: string; where: SQL }) {
  return db
    .select(aggregateRows(listedRow(table), number))
    .from(table)
    .where(
      and(eq(dataset, sql.placeholder('dataset')), eq(table.kind, sql.placeholder('kind')), where),
    )
    .prepare(name);
}

function prepareStreetNumbers(db: Database | Transaction) {
  const targetPlace = alias(table, 'standing');
  const target = sql`case when ${targetPlace.id} is null then null else ${listedRow(targetPlace)} end`;
  return db
    .select(aggregateRows(sql`json_build_array(${listedRow(table)}, ${target})`, number))
    .from(table)
    .leftJoin(
      targetPlace,
      and(eq(targetPlace.dataset, sql.placeholder('dataset')), eq(targetPlace.id, table.target)),
    )
    .where(
      and(
        eq(dataset, sql.placeholder('dataset')),
        eq(table.parent, sql.placeholder('street')),
        eq(table.kind, 'streetno'),
      ),
    )
    .prepare('street_numbers');
}

function prepareRelated(
  db: Database | Transaction,
  {
    name,
    isAsked: matches,
  }: { name: string; isAsked: (requested: Record<'id' | 'number', PgColumn>) => SQL },
) {
  const requested = alias(table, 'asked');
  const target = alias(table, 'target');
  const datasetParameter = sql.placeholder('dataset');
  const relatedIds = db
    .select({
      id: sql<string>`unnest(array[${requested.id}, ${requested.parent}, ${requested.target}, ${target.parent}])`,
    })
    .from(requested)
    .leftJoin(target, and(eq(target.dataset, datasetParameter), eq(target.id, requested.target)))
    .where(and(eq(requested.dataset, datasetParameter), matches(requested)));
  // `any(array(…))` is evaluated once; `in (…)` was re-evaluated for each place by a plan made while the table was small.
  return db
    .select(aggregateRows(placeRow(table)))
    .from(table)
    .where(and(eq(dataset, datasetParameter), sql`${id} = any(array(${relatedIds}))`))
    .prepare(name);
}
