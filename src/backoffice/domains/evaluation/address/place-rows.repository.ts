import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { placeSchema, type ListedPlace, type Place } from './place.types';

type ListedColumn = 'number' | 'id' | 'kind' | 'district' | 'nameEn' | 'nameHk' | 'nameCn';
type PlaceColumn = ListedColumn | 'parent' | 'target' | 'facts';
type Columns<Name extends string> = Record<Name, PgColumn>;

const { number, id, kind, district, parent, target, en, hk, cn, facts } = placeSchema.shape;

/** The columns of a place, of the table itself or of an alias of it. */
export function placeColumns<T extends Columns<PlaceColumn>>({
  number,
  id,
  kind,
  district,
  parent,
  target,
  nameEn: en,
  nameHk: hk,
  nameCn: cn,
  facts,
}: T) {
  return { number, id, kind, district, parent, target, en, hk, cn, facts };
}

/** A place in JSON, to be read by `listedRowSchema`. */
export function listedRow({
  number,
  id,
  kind,
  district,
  nameEn,
  nameHk,
  nameCn,
}: Columns<ListedColumn>): SQL {
  return sql`json_build_array(${number}, ${id}, ${kind}, ${district}, ${nameEn}, ${nameHk}, ${nameCn})`;
}

export const listedRowSchema = z
  .tuple([number, id, kind, district, en, hk, cn])
  .transform(([number, id, kind, district, en, hk, cn]): ListedPlace => ({
    number,
    id,
    kind,
    district,
    en,
    hk,
    cn,
  }));

/** A place in JSON with all that is known of it, to be read by `placeRowSchema`. */
export function placeRow({
  number,
  id,
  kind,
  district,
  parent,
  target,
  nameEn,
  nameHk,
  nameCn,
  facts,
}: Columns<PlaceColumn>): SQL {
  return sql`json_build_array(${number}, ${id}, ${kind}, ${district}, ${parent}, ${target}, ${nameEn}, ${nameHk}, ${nameCn}, ${facts})`;
}

export const placeRowSchema = z
  .tuple([number, id, kind, district, parent, target, en, hk, cn, facts])
  .transform(([number, id, kind, district, parent, target, en, hk, cn, facts]): Place => ({
    number,
    id,
    kind,
    district,
    parent,
    target,
    en,
    hk,
    cn,
    facts,
  }));

/** Aggregates many rows into one JSON value: the embedded database takes longer to return a row than to find it. */
export function aggregateRows(row: SQL, orderBy?: PgColumn): { all: SQL } {
  return {
    all: orderBy
      ? sql`coalesce(json_agg(${row} order by ${orderBy}), '[]')`
      : sql`coalesce(json_agg(${row}), '[]')`,
  };
}

/** Parses the result of `aggregateRows`. */
export function parseAggregatedRows<S extends z.ZodType>(
  schema: S,
): (rows: unknown) => z.output<S>[] {
  const rowsSchema = z.tuple([z.object({ all: z.array(schema) })]);
  return (rows) => rowsSchema.parse(rows)[0].all;
}
