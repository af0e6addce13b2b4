import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A page or an entry of a list that staff have touched: which of its versions is the draft, which one visitors see, and what is planned. */
export const contentDocumentTable = pgTable(
  'content_document',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    draft: integer('draft').notNull(),
    published: integer('published'),
    scheduledVersion: integer('scheduled_version'),
    publishFrom: instant('publish_from'),
    publishUntil: instant('publish_until'),
    /** What comes back at the end of a schedule that has begun; null takes the entry off the site. */
    returnTo: integer('return_to'),
    scheduledBy: text('scheduled_by'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('content_document_from').on(table.publishFrom),
    index('content_document_until').on(table.publishUntil),
  ],
);

/** What a document said. Rows are added and never changed, but for when they were last published. */
export const contentRevisionTable = pgTable(
  'content_revision',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    number: integer('number').notNull(),
    position: integer('position'),
    body: jsonb('body').notNull(),
    /** Texts whose other languages were changed since, by language. */
    older: jsonb('older').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** Null for what came with a release. */
    savedBy: text('saved_by'),
    publishedAt: instant('published_at'),
    publishedBy: text('published_by'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id, table.number] }),
    foreignKey({
      columns: [table.kind, table.id],
      foreignColumns: [contentDocumentTable.kind, contentDocumentTable.id],
    }),
  ],
);

/** Who has a document open to change it, and when the browser last said so. */
export const contentEditorTable = pgTable(
  'content_editor',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    staff: text('staff').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id, table.staff] }),
    index('content_editor_at').on(table.at),
  ],
);
