import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Images for pages; `id` is the beginning of the SHA-256 of the file that was uploaded. Width and height in pixels. */
export const mediumTable = pgTable(
  'medium',
  {
    id: text('id').primaryKey(),
    altEn: text('alt_en').notNull(),
    altHk: text('alt_hk').notNull(),
    altCn: text('alt_cn').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Raised when its words change. */
    version: integer('version').notNull().default(1),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    addedBy: text('added_by').notNull(),
  },
  (table) => [index('medium_added_at').on(table.addedAt, table.id)],
);

/** The sizes of an image, each a file of the store; `name` is the end of its address. */
export const mediumFileTable = pgTable(
  'medium_file',
  {
    name: text('name').primaryKey(),
    medium: text('medium')
      .notNull()
      .references(() => mediumTable.id, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    isShared: boolean('is_shared').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    fileKey: text('file_key').notNull(),
  },
  (table) => [index('medium_file_medium').on(table.medium)],
);
