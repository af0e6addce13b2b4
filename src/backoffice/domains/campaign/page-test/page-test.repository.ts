import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { contentKindSchema, type ContentKind } from '@/contracts/content/content-desk';
import {
  pageTestGoals,
  pageTestVariants,
  type PageTestGoal,
  type PageTestVariant,
} from '@/contracts/campaign/page-test-choices';
import type { Database, Transaction } from '@/backoffice/db/database';
import { countRows, pageOf } from '@/backoffice/db/list/list-page';
import { pageTestTable as table } from '@/backoffice/db/schema/desk/page-test';
import type { VariantCount } from './page-test.model';

/** A test as stored; the first of `versions` is the one that was published, the others are variants `b` and so on. */
export interface PageTestRow {
  id: string;
  name: string;
  kind: ContentKind;
  contentId: string;
  path: string;
  versions: number[];
  goal: PageTestGoal;
  effectPoints: number;
  startedAt: Date;
  startedBy: string;
  endsAt: Date;
  endedAt: Date | null;
  endedBy: string | null;
  chosen: PageTestVariant | null;
}

/** Somebody who holds a variant, as far as it may be stored: `visitor` is a mark that the day's salt made. */
export interface MarkedVariant {
  day: string;
  visitor: string;
  test: string;
  variant: PageTestVariant;
  /** What was reached; null for whoever saw the variant. */
  goal: string | null;
}

/** Where a page of the list ended. */
export interface PageTestMark {
  at: Date;
  id: string;
}

const figure = z.coerce.number();
const countSchema = z.array(
  z.object({ variant: z.enum(pageTestVariants), seen: figure, reached: figure }),
);

export type PageTestRepository = ReturnType<typeof createPageTestRepository>;

/** Tests of versions of pages, and what came of each variant. */
export function createPageTestRepository(db: Database | Transaction) {
  const isOpen = isNull(table.endedAt);
  return {
    /** Writes a test; false where its id is taken. */
    async create(row: PageTestRow): Promise<boolean> {
      const rows = await db
        .insert(table)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: table.id });
      return rows.length > 0;
    },

    /** Null for an unknown id. */
    async findById(id: string): Promise<PageTestRow | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id));
      return row ? asTest(row) : null;
    },

    /** The newest first; at most `limit`, those after the one named by `after`. */
    async list({
      limit,
      after,
    }: {
      limit: number;
      after: PageTestMark | null;
    }): Promise<PageTestRow[]> {
      const { isAfter, orderBy } = pageOf(
        { column: table.startedAt, name: table.id, isDescending: true },
        after && { value: after.at, name: after.id },
      );
      const rows = await db
        .select()
        .from(table)
        .where(isAfter)
        .orderBy(...orderBy)
        .limit(limit);
      return rows.map(asTest);
    },

    /** How many there are, up to 10,000. */
    count: (): Promise<number> => countRows(db, table, undefined),

    /** Tests that nobody ended and whose last day has not passed. */
    async listOpen(now: Date): Promise<PageTestRow[]> {
      const rows = await db
        .select()
        .from(table)
        .where(and(isOpen, gt(table.endsAt, now)))
        .orderBy(desc(table.startedAt));
      return rows.map(asTest);
    },

    /** Ends a test; one that has ended stays as it is. */
    async markEnded(
      id: string,
      set: Pick<PageTestRow, 'endedAt' | 'endedBy' | 'chosen'>,
    ): Promise<void> {
      await db
        .update(table)
        .set(set)
        .where(and(eq(table.id, id), isOpen));
    },

    /** What came of each variant in all days. */
    async sumByTest(test: string): Promise<Partial<Record<PageTestVariant, VariantCount>>> {
      const { rows } = await db.execute(sql`
        select variant, sum(seen) as seen, sum(reached) as reached from page_test_count where test = ${test} group by variant`);
      return Object.fromEntries(
        countSchema.parse(rows).map(({ variant, ...count }) => [variant, count]),
      );
    },

    /**
     * Counts in one statement those who saw a variant, each visitor once a day. Given again, nothing changes. Marks and sums are stored in a fixed
     * order, so that two instances cannot deadlock. Tests that do not exist are left out.
     */
    async addSeen(events: readonly MarkedVariant[]): Promise<void> {
      if (events.length === 0) return;
      await db.execute(sql`
        with given as materialized (
          select distinct given.*, '~' || test || variant as mark
          from json_to_recordset(${JSON.stringify(events)}::json) as given(day date, visitor text, test text, variant text) join page_test on page_test.id = given.test
        ), fresh as (
          insert into visit_seen (day, visitor, touch) select day, visitor, mark from given
          order by 1, 2, 3 on conflict do nothing returning day, visitor, touch as mark
        )
        insert into page_test_count as kept (test, variant, day, seen, reached)
        select test, variant, day, count(*)::int, 0 from given join fresh using (day, visitor, mark) group by 1, 2, 3 order by 1, 2, 3
        on conflict (test, variant, day) do update set seen = kept.seen + excluded.seen`);
    },

    /** Counts likewise those who reached the goal of a test on a day on which they saw a variant of it. */
    async addReached(events: readonly MarkedVariant[]): Promise<void> {
      if (events.length === 0) return;
      await db.execute(sql`
        with given as materialized (
          select distinct given.day, given.visitor, given.test, given.variant, '~' || test || variant || '!' as mark
          from json_to_recordset(${JSON.stringify(events)}::json) as given(day date, visitor text, test text, variant text, goal text)
          join page_test on page_test.id = given.test and page_test.goal = given.goal
          join visit_seen on (visit_seen.day, visit_seen.visitor, visit_seen.touch) = (given.day, given.visitor, '~' || test || variant)
        ), fresh as (
          insert into visit_seen (day, visitor, touch) select day, visitor, mark from given
          order by 1, 2, 3 on conflict do nothing returning day, visitor, touch as mark
        )
        insert into page_test_count as kept (test, variant, day, seen, reached)
        select test, variant, day, 0, count(*)::int from given join fresh using (day, visitor, mark) group by 1, 2, 3 order by 1, 2, 3
        on conflict (test, variant, day) do update set reached = kept.reached + excluded.reached`);
    },
  };
}

const asTest = (row: typeof table.$inferSelect): PageTestRow => ({
  ...row,
  kind: contentKindSchema.parse(row.kind),
  versions: z.array(z.number().int()).parse(row.versions),
  goal: z.enum(pageTestGoals).parse(row.goal),
  chosen: z.enum(pageTestVariants).nullable().parse(row.chosen),
});
