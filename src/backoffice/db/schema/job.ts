import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The scheduled jobs: who runs each now, and how its last runs went. A row appears with the first run. */
export const jobTable = pgTable('job', {
  name: text('name').primaryKey(),
  /** The run that holds the lease; null while the job is not running. */
  leaseOwner: text('lease_owner'),
  leaseExpiresAt: instant('lease_expires_at'),
  lastStartedAt: instant('last_started_at').notNull(),
  lastDurationMs: integer('last_duration_ms'),
  lastSucceededAt: instant('last_succeeded_at'),
  lastFailedAt: instant('last_failed_at'),
  lastFailure: text('last_failure'),
});
