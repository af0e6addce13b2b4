import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { PlaceLevel } from '@/contracts/evaluation';
import type { Database, Transaction } from '../../db/client';
import { addressPlaceTable, addressTokenTable } from '../../db/schema/evaluation';
import type { Posting } from './address-postings';
import { placeSchema, type Place } from './place.types';

const table = addressPlaceTable;

type PlaceColumn = 'number' | 'id' | 'kind' | 'district' | 'parent' | 'target' | 'nameEn' | 'nameHk' | 'nameCn' | 'facts';

/** The columns of a place, of the table itself or of an alias of it. */
export function placeColumns<T extends Record<PlaceColumn, PgColumn>>({ number, id, kind, district, parent, target, nameEn: en, nameHk: hk, nameCn: cn, facts }: T) {
  return { number, id, kind, district, parent, target, en, hk, cn, facts };
}

const columns = placeColumns(table);

const listLimit = 5_000;
const postingRowsSchema = z.array(z.object({ token: z.string(), count: z.number(), places: z.instanceof(Uint8Array) }));

/** How much of the postings one search may read: the rarest tokens first, up to this many numbers in all, but always a few tokens. */
const budget = { numbers: 150_000, leastTokens: 4, mostTokens: 48 };

export type AddressRepository = ReturnType<typeof createAddressRepository>;

/** The address tree of one data set. */
export function createAddressRepository(db: Database | Transaction) {
  const parse = (rows: unknown[]): Place[] => z.array(placeSchema).parse(rows);
  let around: ReturnType<typeof prepareAround> | undefined;

  return {
    async listInDistrict(dataset: number, { district, kind }: { district: string; kind: PlaceLevel }): Promise<Place[]> {
      const where = and(eq(table.dataset, dataset), eq(table.district, district), eq(table.kind, kind));
      return parse(await db.select(columns).from(table).where(where).orderBy(asc(table.number)).limit(listLimit));
    },

    async listUnder(dataset: number, { parent, kind }: { parent: string; kind: PlaceLevel }): Promise<Place[]> {
      const where = and(eq(table.dataset, dataset), eq(table.parent, parent), eq(table.kind, kind));
      return parse(await db.select(columns).from(table).where(where).orderBy(asc(table.number)).limit(listLimit));
    },

    /** What stands along a street, each once. */
    async listTargetsOf(dataset: number, street: string): Promise<Place[]> {
      const targets = db
        .selectDistinct({ id: table.target })
        .from(table)
        .where(and(eq(table.dataset, dataset), eq(table.parent, street), eq(table.kind, 'streetno'), isNotNull(table.target)));
      return parse(await db.select(columns).from(table).where(and(eq(table.dataset, dataset), inArray(table.id, targets))).orderBy(asc(table.number)).limit(listLimit));
    },

    /** The places among `ids` that exist, in no order. */
    async findByIds(dataset: number, ids: readonly string[]): Promise<Place[]> {
      if (ids.length === 0) return [];
      return parse(await db.select(columns).from(table).where(and(eq(table.dataset, dataset), inArray(table.id, [...ids]))));
    },

    /** The places among `ids`, what they stand in, what stands there, and what that stands in: all in one question. */
    async findWithAround(dataset: number, ids: readonly string[]): Promise<Place[]> {
      return ids.length === 0 ? [] : parse(await (around ??= prepareAround(db)).execute({ dataset, ids }));
    },

    async findByNumbers(dataset: number, numbers: readonly number[]): Promise<Place[]> {
      if (numbers.length === 0) return [];
      return parse(await db.select(columns).from(table).where(and(eq(table.dataset, dataset), inArray(table.number, [...numbers]))));
    },

    /** Postings of the rarest of these tokens, as many as one search may read. */
    async findPostings(dataset: number, tokens: readonly string[]): Promise<Posting[]> {
      if (tokens.length === 0) return [];
      const { rows } = await db.execute(sql`
        select token, count, places from (
          select token, count, places, sum(count) over ranked as numbers, row_number() over ranked as place
          from ${addressTokenTable}
          where dataset = ${dataset} and token in ${[...tokens]}
          window ranked as (order by count, token rows unbounded preceding)
        ) counted
        where place <= ${budget.mostTokens} and (numbers <= ${budget.numbers} or place <= ${budget.leastTokens})`);
      return postingRowsSchema.parse(rows);
    },
  };
}

/** Prepared, because every first question about a property asks it; at its first use, because every transaction has repositories of its own. */
function prepareAround(db: Database | Transaction) {
  const asked = alias(table, 'asked');
  const target = alias(table, 'target');
  const dataset = sql.placeholder('dataset');
  const wanted = db
    .select({ id: sql<string>`unnest(array[${asked.id}, ${asked.parent}, ${asked.target}, ${target.parent}])` })
    .from(asked)
    .leftJoin(target, and(eq(target.dataset, dataset), eq(target.id, asked.target)))
    .where(and(eq(asked.dataset, dataset), sql`${asked.id} = any(${sql.placeholder('ids')}::text[])`));
  return db.select(columns).from(table).where(and(eq(table.dataset, dataset), inArray(table.id, wanted))).prepare('places_around');
}
