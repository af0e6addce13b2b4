import { and, desc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { customerSessionTable } from '@/backoffice/db/schema/customer';

export interface SessionRow {
  id: string;
  tokenHash: string;
  customerId: string;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
  endsAt: Date;
  revokedAt: Date | null;
}

/** When a session counts as live. */
export interface LivenessCutoffs {
  now: Date;
  idleSince: Date;
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;

/** Sessions of customers by the keyed hashes of their tokens. A live one is neither revoked, idle for too long nor past its end. */
export function createSessionRepository(db: Database | Transaction) {
  const isLive = ({ now, idleSince }: LivenessCutoffs) =>
    and(
      isNull(customerSessionTable.revokedAt),
      gt(customerSessionTable.lastSeenAt, idleSince),
      gt(customerSessionTable.endsAt, now),
    );
  return {
    async create(row: SessionRow): Promise<void> {
      await db.insert(customerSessionTable).values(row);
    },

    /** Marks a live session as used now and returns it; null if there is none. One statement, so that the session can't end in between. */
    async markUsed(
      tokenHashes: readonly string[],
      at: LivenessCutoffs,
    ): Promise<SessionRow | null> {
      const [row] = await db
        .update(customerSessionTable)
        .set({ lastSeenAt: at.now })
        .where(and(inArray(customerSessionTable.tokenHash, [...tokenHashes]), isLive(at)))
        .returning();
      return row ?? null;
    },

    async findById(id: string): Promise<SessionRow | null> {
      const [row] = await db
        .select()
        .from(customerSessionTable)
        .where(eq(customerSessionTable.id, id));
      return row ?? null;
    },

    /** Whether there is such a session, live or ended. */
    async isKnown(tokenHashes: readonly string[]): Promise<boolean> {
      const rows = await db
        .select({ id: customerSessionTable.id })
        .from(customerSessionTable)
        .where(inArray(customerSessionTable.tokenHash, [...tokenHashes]));
      return rows.length > 0;
    },

    /** The session that was used last comes first. */
    async listLive(customerId: string, at: LivenessCutoffs): Promise<SessionRow[]> {
      return db
        .select()
        .from(customerSessionTable)
        .where(and(eq(customerSessionTable.customerId, customerId), isLive(at)))
        .orderBy(desc(customerSessionTable.lastSeenAt));
    },

    /** Ends one live session of a customer; returns whether there was one. */
    async revoke({
      id,
      customerId,
      at,
    }: {
      id: string;
      customerId: string;
      at: Date;
    }): Promise<boolean> {
      const rows = await db
        .update(customerSessionTable)
        .set({ revokedAt: at })
        .where(
          and(
            eq(customerSessionTable.id, id),
            eq(customerSessionTable.customerId, customerId),
            isNull(customerSessionTable.revokedAt),
          ),
        )
        .returning({ id: customerSessionTable.id });
      return rows.length > 0;
    },

    /** Ends the session with this token, by its keyed hashes; nothing where there is none. */
    async revokeByToken(tokenHashes: readonly string[], at: Date): Promise<void> {
      await db
        .update(customerSessionTable)
        .set({ revokedAt: at })
        .where(
          and(
            inArray(customerSessionTable.tokenHash, [...tokenHashes]),
            isNull(customerSessionTable.revokedAt),
          ),
        );
    },

    /** Ends every session of a customer, `except` left out where given. */
    async revokeAll({
      customerId,
      except = '',
      at,
    }: {
      customerId: string;
      except?: string;
      at: Date;
    }): Promise<void> {
      await db
        .update(customerSessionTable)
        .set({ revokedAt: at })
        .where(
          and(
            eq(customerSessionTable.customerId, customerId),
            ne(customerSessionTable.id, except),
            isNull(customerSessionTable.revokedAt),
          ),
        );
    },

    /** Removes sessions whose longest life was over before `instant`. */
    async removeEndedBefore(instant: Date): Promise<void> {
      await db.delete(customerSessionTable).where(lt(customerSessionTable.endsAt, instant));
    },
  };
}
