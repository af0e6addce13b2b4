import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { securityEventTable } from '@/backoffice/db/schema/security';

export interface SecurityEvent {
  at: Date;
  kind: string;
  customerId: string | null;
  /** Keyed hash. */
  phone: string | null;
  /** Keyed hash. */
  network: string | null;
  device: string;
  staff: string | null;
  /** A word from a fixed list, never user input. */
  detail: string;
}

export type SecurityEventRepository = ReturnType<typeof createSecurityEventRepository>;

/** Security events of accounts and of the site; rows are only inserted. */
export function createSecurityEventRepository(db: Database | Transaction) {
  return {
    async create(event: SecurityEvent): Promise<void> {
      await db.insert(securityEventTable).values(event);
    },

    /** Newest first; of one kind where given. */
    async list({
      kind,
      limit,
    }: {
      kind?: string;
      limit: number;
    }): Promise<(SecurityEvent & { id: number })[]> {
      return db
        .select()
        .from(securityEventTable)
        .where(kind === undefined ? undefined : eq(securityEventTable.kind, kind))
        .orderBy(desc(securityEventTable.id))
        .limit(limit);
    },

    /** Events of one customer, also of records that were merged into theirs, newest first; of some kinds only where given. */
    async listByCustomer({
      customerId,
      mergedIds = [],
      kinds,
      limit,
    }: {
      customerId: string;
      mergedIds?: readonly string[];
      kinds?: readonly string[];
      limit: number;
    }): Promise<(SecurityEvent & { id: number })[]> {
      return db
        .select()
        .from(securityEventTable)
        .where(
          and(
            inArray(securityEventTable.customerId, [customerId, ...mergedIds]),
            kinds && inArray(securityEventTable.kind, [...kinds]),
          ),
        )
        .orderBy(desc(securityEventTable.id))
        .limit(limit);
    },

    /** The database refuses to remove events of the last 365 days. */
    async removeBefore(instant: Date): Promise<void> {
      await db.delete(securityEventTable).where(lt(securityEventTable.at, instant));
    },
  };
}
