import { and, asc, eq, gt, gte, ilike, isNull, lt, lte, max, or, sql, sum } from 'drizzle-orm';
import type { ShortLinkFilter } from '@/contracts/campaign/short-link';
import { localeSchema } from '@/contracts/localised';
import type { Locale } from '@/contracts/locale';
import type { Database, Transaction } from '@/backoffice/db/database';
import { countRows, pageOf } from '@/backoffice/db/list/list-page';
import {
  shortLinkClickTable,
  shortLinkTable as table,
} from '@/backoffice/db/schema/desk/short-link';

/** A link as stored; `language` is null for the visitor's. */
export interface ShortLinkRow {
  code: string;
  name: string;
  path: string;
  language: Locale | null;
  source: string;
  medium: string;
  campaign: string;
  content: string | null;
  term: string | null;
  expiresAt: Date | null;
  createdAt: Date;
  createdBy: string;
}

/** A link with how often it was followed, and on which day last. */
export interface CountedLink {
  link: ShortLinkRow;
  clicks: number;
  lastClickOn: string | null;
}

/** How often a link was followed on a day. */
export interface DayClicks {
  code: string;
  day: string;
  clicks: number;
}

/** Where a page of the list ended. */
export interface ShortLinkMark {
  at: Date;
  code: string;
}

export type ShortLinkRepository = ReturnType<typeof createShortLinkRepository>;

/** Short links and how often they were followed. */
export function createShortLinkRepository(db: Database | Transaction) {
  const chosen = ({ text, state }: ShortLinkFilter, now: Date) => {
    const pattern = `%${(text ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const { code, name, path, campaign, source, expiresAt } = table;
    return and(
      text === undefined
        ? undefined
        : or(...[code, name, path, campaign, source].map((column) => ilike(column, pattern))),
      state === 'live' ? or(isNull(expiresAt), gt(expiresAt, now)) : undefined,
      state === 'ended' ? lte(expiresAt, now) : undefined,
    );
  };
  const counted = () =>
    db
      .select({
        link: table,
        clicks: sum(shortLinkClickTable.clicks),
        lastClickOn: max(shortLinkClickTable.day),
      })
      .from(table)
      .leftJoin(shortLinkClickTable, eq(shortLinkClickTable.code, table.code))
      .groupBy(table.code);
  return {
    /** Writes a link; false where its code is taken. */
    async create(row: ShortLinkRow): Promise<boolean> {
      const rows = await db
        .insert(table)
        .values(row)
        .onConflictDoNothing()
        .returning({ code: table.code });
      return rows.length > 0;
    },

    /** Null for an unknown code. */
    async findByCode(code: string): Promise<ShortLinkRow | null> {
      const [row] = await db.select().from(table).where(eq(table.code, code));
      return row ? asLink(row) : null;
    },

    /** Null for an unknown code. */
    async findCounted(code: string): Promise<CountedLink | null> {
      const [row] = await counted().where(eq(table.code, code));
      return row ? asCounted(row) : null;
    },

    /** The newest first; at most `limit`, those after the one named by `after`. `now` decides which have ended. */
    async list(
      filter: ShortLinkFilter,
      { now, limit, after }: { now: Date; limit: number; after: ShortLinkMark | null },
    ): Promise<CountedLink[]> {
      const { isAfter, orderBy } = pageOf(
        { column: table.createdAt, name: table.code, isDescending: true },
        after && { value: after.at, name: after.code },
      );
      const rows = await counted()
        .where(and(chosen(filter, now), isAfter))
        .orderBy(...orderBy)
        .limit(limit);
      return rows.map(asCounted);
    },

    /** How many the filters leave, up to 10,000. */
    count: (filter: ShortLinkFilter, now: Date): Promise<number> =>
      countRows(db, table, chosen(filter, now)),

    /** An unknown code changes nothing. */
    async update(code: string, set: Pick<ShortLinkRow, 'name' | 'expiresAt'>): Promise<void> {
      await db.update(table).set(set).where(eq(table.code, code));
    },

    /** Days from `firstDay` on with a click, in order. */
    listDays: (code: string, firstDay: string): Promise<{ day: string; clicks: number }[]> =>
      db
        .select({ day: shortLinkClickTable.day, clicks: shortLinkClickTable.clicks })
        .from(shortLinkClickTable)
        .where(and(eq(shortLinkClickTable.code, code), gte(shortLinkClickTable.day, firstDay)))
        .orderBy(asc(shortLinkClickTable.day)),

    /** Adds clicks to those of their days, in a fixed order, so that two instances cannot deadlock; each code and day stands there once. */
    async addClicks(clicks: readonly DayClicks[]): Promise<void> {
      if (clicks.length === 0) return;
      const { code, day } = shortLinkClickTable;
      await db
        .insert(shortLinkClickTable)
        .values(
          [...clicks].sort((one, other) =>
            `${one.code} ${one.day}`.localeCompare(`${other.code} ${other.day}`),
          ),
        )
        .onConflictDoUpdate({
          target: [code, day],
          set: { clicks: sql`${shortLinkClickTable.clicks} + excluded.clicks` },
        });
    },

    /** Removes the counts of days before `firstDay`. */
    async removeClicksBefore(firstDay: string): Promise<void> {
      await db.delete(shortLinkClickTable).where(lt(shortLinkClickTable.day, firstDay));
    },
  };
}

const asLink = (row: typeof table.$inferSelect): ShortLinkRow => ({
  ...row,
  language: row.language === null ? null : localeSchema.parse(row.language),
});

const asCounted = ({
  link,
  clicks,
  lastClickOn,
}: {
  link: typeof table.$inferSelect;
  clicks: string | null;
  lastClickOn: string | null;
}): CountedLink => ({ link: asLink(link), clicks: Number(clicks ?? 0), lastClickOn });
