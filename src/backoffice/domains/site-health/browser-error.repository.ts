import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { stackFrameSchema, type BrowserErrorFilter } from '@/contracts/site-health/site-health';
import { deviceClasses } from '@/contracts/site-health/site-health-choices';
import type { Database, Transaction } from '@/backoffice/db/database';
import { countRows } from '@/backoffice/db/list/list-page';
import { browserErrorTable as table } from '@/backoffice/db/schema/desk/site-health';
import type { BrowserErrorRow } from './browser-error.model';

/** Where a page of the list ended. */
export interface BrowserErrorMark {
  at: Date;
  id: string;
}

/** Errors can be made up: once so many different ones are kept, no other is taken until some are removed. */
const maxErrors = 2_000;

const deviceSchema = z.enum(deviceClasses);
const framesSchema = z.array(stackFrameSchema);

export type BrowserErrorRepository = ReturnType<typeof createBrowserErrorRepository>;

/** Errors of scripts in browsers. */
export function createBrowserErrorRepository(db: Database | Transaction) {
  const chosen = ({ release, page, device }: BrowserErrorFilter) =>
    and(
      release === undefined ? undefined : eq(table.release, release),
      page === undefined ? undefined : eq(table.page, page),
      device === undefined ? undefined : eq(table.device, device),
    );
  return {
    /** Adds new errors and the counts of known ones, in a fixed order, so that two instances cannot deadlock. */
    async add(rows: readonly BrowserErrorRow[]): Promise<void> {
      if (rows.length === 0) return;
      await db.execute(sql`
        with given as (
          select fresh.*, known.id is not null as is_known
          from json_to_recordset(${JSON.stringify(rows)}::json) as fresh(id text, name text, code text, release text, frames jsonb,
            page text, language text, device text, count int, "firstSeenAt" timestamptz, "lastSeenAt" timestamptz)
          left join browser_error known using (id)
        ), taken as (
          select given.*, is_known or (select count(*) from browser_error) + row_number() over (partition by is_known order by given.id) <= ${maxErrors} as has_room
          from given
        )
        insert into browser_error as kept (id, name, code, release, frames, page, language, device, count, first_seen_at, last_seen_at)
        select id, name, code, release, frames, page, language, device, count, "firstSeenAt", "lastSeenAt"
        from taken where has_room order by id
        on conflict (id) do update set count = kept.count + excluded.count, release = excluded.release, page = excluded.page,
          language = excluded.language, device = excluded.device, last_seen_at = greatest(kept.last_seen_at, excluded.last_seen_at)`);
    },

    /** The last seen first; at most `limit`, those after the one named by `after`. */
    async list(
      filter: BrowserErrorFilter,
      { limit, after }: { limit: number; after: BrowserErrorMark | null },
    ): Promise<BrowserErrorRow[]> {
      const rows = await db
        .select()
        .from(table)
        .where(
          and(
            chosen(filter),
            after
              ? or(
                  lt(table.lastSeenAt, after.at),
                  and(eq(table.lastSeenAt, after.at), lt(table.id, after.id)),
                )
              : undefined,
          ),
        )
        .orderBy(desc(table.lastSeenAt), desc(table.id))
        .limit(limit);
      return rows.map(asError);
    },

    /** How many the filters leave, up to 10,000. */
    count: (filter: BrowserErrorFilter): Promise<number> => countRows(db, table, chosen(filter)),

    async findById(id: string): Promise<BrowserErrorRow | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id));
      return row ? asError(row) : null;
    },

    /** Removes what was last seen before an instant. */
    async removeUnseenSince(before: Date): Promise<void> {
      await db.delete(table).where(lt(table.lastSeenAt, before));
    },
  };
}

const asError = ({ device, frames, ...row }: typeof table.$inferSelect): BrowserErrorRow => ({
  ...row,
  device: deviceSchema.parse(device),
  frames: framesSchema.parse(frames),
});
