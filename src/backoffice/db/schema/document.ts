import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Documents of applications. The row is written once the file is safe; the name as sent is encrypted. */
export const documentTable = pgTable(
  'document',
  {
    id: text('id').primaryKey(),
    applicationNumber: text('application_number').notNull(),
    slot: text('slot').notNull(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    type: text('type').notNull(),
    sha256: text('sha256').notNull(),
    isLocked: boolean('is_locked').notNull(),
    status: text('status').notNull(),
    /** Null if no manual review is needed. */
    review: text('review'),
    /** Why staff refused it; null where they did not, or did not say. */
    refusal: text('refusal'),
    /** How it reached the member of staff who added it; both null where its applicant sent it. */
    cameBy: text('came_by'),
    addedBy: text('added_by'),
    /** Where the bytes are; null once they were deleted. */
    fileKey: text('file_key'),
    uploadedAt: instant('uploaded_at').notNull(),
    scanAttempts: integer('scan_attempts').notNull().default(0),
    /** Null when there is nothing to scan. */
    nextScanAt: instant('next_scan_at'),
  },
  (table) => [
    index('document_application').on(table.applicationNumber, table.uploadedAt),
    index('document_to_scan')
      .on(table.nextScanAt)
      .where(sql`${table.nextScanAt} is not null`),
  ],
);

/** One row per application and document slot, locked while a document is added, so that concurrent uploads can't exceed the limit. */
export const documentSlotTable = pgTable(
  'document_slot',
  {
    applicationNumber: text('application_number').notNull(),
    slot: text('slot').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationNumber, table.slot] })],
);

/** Orphan files, referenced by no document: being received, or to be deleted. Those past `removableAt` are removed. */
export const orphanFileTable = pgTable(
  'loose_file',
  {
    fileKey: text('file_key').primaryKey(),
    /** From then on no upload is using the file any more. */
    removableAt: instant('removable_at').notNull(),
  },
  (table) => [index('loose_file_removable').on(table.removableAt)],
);
