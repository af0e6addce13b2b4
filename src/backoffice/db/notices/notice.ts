import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database';

/** What instances tell each other the moment it is stored: that content changed, that a message waits. Whoever misses it finds out by asking, which each does from time to time. */
export const notices = ['content', 'outbox'] as const;
export type Notice = (typeof notices)[number];

/** The channel of PostgreSQL that a notice goes through. */
export const channelOf = (notice: Notice): string => `site_${notice}`;

/** Tells every instance once the transaction is stored, and nobody where it is not. */
export async function announce(db: Database | Transaction, notice: Notice): Promise<void> {
  await db.execute(sql`select pg_notify(${channelOf(notice)}, '')`);
}
