import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { countRows } from '@/backoffice/db/list/list-page';
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

export interface EventFilter {
  kind?: string | undefined;
}

export type SecurityEventRepository = ReturnType<typeof createSecurityEventRepository>;

/** Security events of accounts and of the site; rows are only inserted. */
export function createSecurityEventRepository(db: Database | Transaction) {
  const chosen = ({ kind }: EventFilter) =>
    kind === undefined ? undefined : eq(securityEventTable.kind, kind);
  return {
    async create(event: SecurityEvent): Promise<void> {
      await db.insert(securityEventTable).values(event);
    },

    /** Newest first, from behind the one numbered `before` where given. */
    async list(
      filter: EventFilter,
      { before, limit }: { before?: number | undefined; limit: number },
    ): Promise<(SecurityEvent & { id: number })[]> {
      return db
        .select()
        .from(securityEventTable)
        .where(
          and(chosen(filter), before === undefined ? undefined : lt(securityEventTable.id, before)),
        )
        .orderBy(desc(securityEventTable.id))
        .limit(limit);
    },

    /** How many there are, up to 10,000. */
    count: (filter: EventFilter): Promise<number> =>
      countRows(db, securityEventTable, chosen(filter)),

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
