import { and, isNotNull, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isoDate } from '@/contracts/common-fields';
import { rejectField } from '../../common/service-error';
import { pageOf, type LastRow } from './list-page';

/** One order of a list: by a column, and where that says the same by what names the row. */
interface ListOrder<Row> {
  column: AnyPgColumn;
  valueOf: (row: Row) => Date | string | number | null;
  isDescending?: boolean;
  /** The rows that the order is for, where not all are. */
  where?: SQL | undefined;
}

/** The page that is asked for: `cursor` is `next` of the one before it. */
export interface PageRequest<S extends string> {
  sort: S;
  cursor?: string | undefined;
  limit: number;
}

export interface ListPage<Row> {
  rows: Row[];
  next: string | null;
}

/** What a query says for a page; it reads one row more than the page has, which tells whether there is another. */
interface PageQuery {
  where: SQL | undefined;
  orderBy: [SQL, SQL];
  limit: number;
}

/** The orders of a list under the names that its contract gives them, and the cursors by which each goes on. */
export function createListOrders<Row, S extends string>(
  name: { column: AnyPgColumn; valueOf: (row: Row) => string },
  orders: Readonly<Record<S, ListOrder<Row>>>,
) {
  const rowsOf = (sort: S): SQL | undefined => {
    const { column, where } = orders[sort];
    return and(where, column.notNull ? undefined : isNotNull(column));
  };

  return {
    /** The rows that an order is for, for who counts them. */
    rowsOf,

    /** Throws `validation_failed` for the cursor of another order. */
    queryOf({ sort, cursor, limit }: PageRequest<S>): PageQuery {
      const { column, isDescending = false } = orders[sort];
      const { isAfter, orderBy } = pageOf(
        { column, name: name.column, isDescending },
        cursor === undefined ? null : readCursor(cursor, column),
      );
      return { where: and(rowsOf(sort), isAfter), orderBy, limit: limit + 1 };
    },

    /** The page out of the rows that such a query read. */
    pageOf<R extends Row>(rows: readonly R[], { sort, limit }: PageRequest<S>): ListPage<R> {
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      if (last === undefined || rows.length <= limit) return { rows: page, next: null };
      const { column, valueOf } = orders[sort];
      const value = formOf(column).write(valueOf(last) ?? '');
      return { rows: page, next: `${value}.${name.valueOf(last)}` };
    },
  };
}

function readCursor(cursor: string, column: AnyPgColumn): LastRow {
  const [text = ''] = cursor.split('.');
  const value = formOf(column).read(text);
  const name = cursor.slice(text.length + 1);
  if (value === null || name === '') rejectField('cursor', 'wrongFormat');
  return { value, name };
}

/** Fourteen digits of milliseconds end in the year 5138, which databases still read. */
const readDigits = (text: string, most: number): number | null =>
  /^\d+$/.test(text) && text.length <= most ? Number(text) : null;

/** How what a column has is written in a cursor, which takes letters, digits and a few signs, and read again; null for what no column has. */
const forms = {
  instant: {
    write: (value: Date | string | number) => String(new Date(value).getTime()),
    read(text: string) {
      const millis = readDigits(text, 14);
      return millis === null ? null : new Date(millis);
    },
  },
  number: {
    write: String,
    read(text: string) {
      const size = readDigits(text.replace(/^-/, ''), 15);
      return size !== null && text.startsWith('-') ? -size : size;
    },
  },
  // Databases have no year 0.
  day: {
    write: String,
    read: (text: string) => (text < '1' ? null : (isoDate.safeParse(text).data ?? null)),
  },
  text: {
    write: (value: Date | string | number) => Buffer.from(String(value)).toString('base64url'),
    read(text: string) {
      const read = Buffer.from(text, 'base64url').toString();
      // What was not written so reads as other bytes, which a database may refuse.
      return forms.text.write(read) === text && !read.includes('\0') ? read : null;
    },
  },
};

function formOf({ dataType, columnType }: AnyPgColumn) {
  if (dataType === 'date') return forms.instant;
  if (dataType === 'number') return forms.number;
  return columnType === 'PgDateString' ? forms.day : forms.text;
}
