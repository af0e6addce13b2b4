import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Versions of a document that parts of the visitors of its page see; `versions` begins with the one that was published. */
export const pageTestTable = pgTable(
  'page_test',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    contentId: text('content_id').notNull(),
    path: text('path').notNull(),
    versions: jsonb('versions').notNull(),
    goal: text('goal').notNull(),
    effectPoints: doublePrecision('effect_points').notNull(),
    startedAt: instant('started_at').notNull(),
    startedBy: text('started_by').notNull(),
    endsAt: instant('ends_at').notNull(),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by'),
    chosen: text('chosen'),
  },
  (table) => [index('page_test_started_at').on(table.startedAt, table.id)],
);

/** People of a day of Hong Kong who saw a variant, and of them those who reached the goal; sums only. */
export const pageTestCountTable = pgTable(
  'page_test_count',
  {
    test: text('test')
      .notNull()
      .references(() => pageTestTable.id, { onDelete: 'cascade' }),
    variant: text('variant').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    seen: integer('seen').notNull().default(0),
    reached: integer('reached').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.test, table.variant, table.day] })],
);
