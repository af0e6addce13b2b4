import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { PlaceLevel } from '@/contracts/evaluation/evaluation';
import type { Database, Transaction } from '@/backoffice/db/client';
import { addressPlaceTable, addressTokenTable } from '@/backoffice/db/schema/evaluation';
import type { Posting } from './address-postings';
import {
  inOneRow,
  listedRow,
  listedRowSchema,
  placeRow,
  placeRowSchema,
  readOneRow,
} from './place-rows.repository';
import type { ListedPlace, Place, StreetNumber } from './place.types';

const table = addressPlaceTable;
const { dataset, number, id, district } = getTableColumns(table);

const readPlaces = readOneRow(placeRowSchema);
const readListed = readOneRow(listedRowSchema);
const readStreetNumbers = readOneRow(
  z
    .tuple([listedRowSchema, listedRowSchema.nullable()])
    .transform(([number, target]): StreetNumber => ({ number, target })),
);
const postingRowsSchema = z.array(
  z.object({ token: z.string(), count: z.number(), places: z.instanceof(Uint8Array) }),
);

export type AddressRepository = ReturnType<typeof createAddressRepository>;

/** The address tree of one data set. Its questions are prepared, because planning them takes longer than answering them. */
export function createAddressRepository(db: Database | Transaction) {
  const prepared = questions(db);

  return {
    async listInDistrict(
      dataset: number,
      { district, kind }: { district: string; kind: PlaceLevel },
    ): Promise<ListedPlace[]> {
      return readListed(await prepared.inDistrict().execute({ dataset, kind, within: district }));
    },

    async listUnder(
      dataset: number,
      { parent, kind }: { parent: string; kind: PlaceLevel },
    ): Promise<ListedPlace[]> {
      return readListed(await prepared.under().execute({ dataset, kind, within: parent }));
    },

    /** The numbers of a street, each with what stands there. */
    async listStreetNumbers(dataset: number, street: string): Promise<StreetNumber[]> {
      return readStreetNumbers(await prepared.numbersOf().execute({ dataset, street }));
    },

    /** The places among `ids`, what they stand in, what stands there, and what that stands in: all in one question. */
    async findWithAround(dataset: number, ids: readonly string[]): Promise<Place[]> {
      return ids.length === 0
        ? []
        : readPlaces(await prepared.aroundIds().execute({ dataset, asked: ids }));
    },

    /** The same for the places with these numbers. */
    async findNumbersWithAround(dataset: number, numbers: readonly number[]): Promise<Place[]> {
      return numbers.length === 0
        ? []
        : readPlaces(await prepared.aroundNumbers().execute({ dataset, asked: numbers }));
    },

    /** Which places hold each of these tokens; tokens that no place holds are left out. */
    async findPostings(dataset: number, tokens: readonly string[]): Promise<Posting[]> {
      return tokens.length === 0
        ? []
        : postingRowsSchema.parse(await prepared.postings().execute({ dataset, tokens }));
    },
  };
}

/** Each made at its first use: every transaction has repositories of its own, and asks few of them. */
function questions(db: Database | Transaction) {
  return {
    inDistrict: atFirstUse(() =>
      prepareList(db, {
        name: 'places_in_district',
        where: eq(district, sql.placeholder('within')),
      }),
    ),
    under: atFirstUse(() =>
      prepareList(db, { name: 'places_under', where: eq(table.parent, sql.placeholder('within')) }),
    ),
    numbersOf: atFirstUse(() => prepareStreetNumbers(db)),
    aroundIds: atFirstUse(() =>
      prepareAround(db, {
        name: 'places_around',
        isAsked: ({ id }) => sql`${id} = any(${sql.placeholder('asked')}::text[])`,
      }),
    ),
    aroundNumbers: atFirstUse(() =>
      prepareAround(db, {
        name: 'places_around_numbers',
        isAsked: ({ number }) => sql`${number} = any(${sql.placeholder('asked')}::int[])`,
      }),
    ),
    postings: atFirstUse(() => preparePostings(db)),
  };
}

function atFirstUse<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function preparePostings(db: Database | Transaction) {
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
    .prepare('address_postings');
}

function prepareList(db: Database | Transaction, { name, where }: { name: string; where: SQL }) {
  return db
    .select(inOneRow(listedRow(table), number))
    .from(table)
    .where(
      and(eq(dataset, sql.placeholder('dataset')), eq(table.kind, sql.placeholder('kind')), where),
    )
    .prepare(name);
}

function prepareStreetNumbers(db: Database | Transaction) {
  const standing = alias(table, 'standing');
  const target = sql`case when ${standing.id} is null then null else ${listedRow(standing)} end`;
  return db
    .select(inOneRow(sql`json_build_array(${listedRow(table)}, ${target})`, number))
    .from(table)
    .leftJoin(
      standing,
      and(eq(standing.dataset, sql.placeholder('dataset')), eq(standing.id, table.target)),
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

function prepareAround(
  db: Database | Transaction,
  { name, isAsked }: { name: string; isAsked: (asked: Record<'id' | 'number', PgColumn>) => SQL },
) {
  const asked = alias(table, 'asked');
  const target = alias(table, 'target');
  const given = sql.placeholder('dataset');
  const wanted = db
    .select({
      id: sql<string>`unnest(array[${asked.id}, ${asked.parent}, ${asked.target}, ${target.parent}])`,
    })
    .from(asked)
    .leftJoin(target, and(eq(target.dataset, given), eq(target.id, asked.target)))
    .where(and(eq(asked.dataset, given), isAsked(asked)));
  // `any(array(…))` is answered once; `in (…)` was answered anew for each place by a plan made while the table was small.
  return db
    .select(inOneRow(placeRow(table)))
    .from(table)
    .where(and(eq(dataset, given), sql`${id} = any(array(${wanted}))`))
    .prepare(name);
}
