import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Keys of machines. A token is shown once, when it is made; here stands its SHA-256. Ended keys stay, so that the trail can name them. */
export const apiKeyTable = pgTable('api_key', {
  id: text('id').primaryKey(),
  /** What the trail calls it; never used a second time. */
  name: text('name').notNull().unique(),
  tokenHash: text('token_hash').notNull().unique(),
  permissions: text('permissions').array().notNull(),
  /** The member of staff, or `DESK_TOKEN`. */
  createdBy: text('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  /** To the minute. */
  lastUsedAt: instant('last_used_at'),
});
