import { and, desc, eq, gt, inArray, isNull, lt, max } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { staffSessionTable } from '@/backoffice/db/schema/staff';

export type StaffSessionRow = typeof staffSessionTable.$inferSelect;

/** When a session counts as live. */
export interface StaffLiveness {
  now: Date;
  idleSince: Date;
}

export type StaffSessionRepository = ReturnType<typeof createStaffSessionRepository>;

/** Sessions of staff by the keyed hashes of their tokens. A live one is neither revoked, idle for too long nor past its end. */
export function createStaffSessionRepository(db: Database | Transaction) {
  const isLive = ({ now, idleSince }: StaffLiveness) =>
    and(
      isNull(staffSessionTable.revokedAt),
      gt(staffSessionTable.lastSeenAt, idleSince),
      gt(staffSessionTable.endsAt, now),
    );
  return {
    async create(row: StaffSessionRow): Promise<void> {
      await db.insert(staffSessionTable).values(row);
    },

    /** Marks a live session as used now and returns it; null if there is none. */
    async markUsed(
      tokenHashes: readonly string[],
      at: StaffLiveness,
    ): Promise<StaffSessionRow | null> {
      const [row] = await db
        .update(staffSessionTable)
        .set({ lastSeenAt: at.now })
        .where(and(inArray(staffSessionTable.tokenHash, [...tokenHashes]), isLive(at)))
        .returning();
      return row ?? null;
    },

    async findById(id: string): Promise<StaffSessionRow | null> {
      const [row] = await db.select().from(staffSessionTable).where(eq(staffSessionTable.id, id));
      return row ?? null;
    },

    /** The one used last comes first. */
    async listLive(memberId: string, at: StaffLiveness): Promise<StaffSessionRow[]> {
      return db
        .select()
        .from(staffSessionTable)
        .where(and(eq(staffSessionTable.memberId, memberId), isLive(at)))
        .orderBy(desc(staffSessionTable.lastSeenAt));
    },

    /** When a member was last at the desk; null for never, as far as sessions are kept. */
    async findLastSeen(memberId: string): Promise<Date | null> {
      const [row] = await db
        .select({ at: max(staffSessionTable.lastSeenAt) })
        .from(staffSessionTable)
        .where(eq(staffSessionTable.memberId, memberId));
      return row?.at ?? null;
    },

    /** Notes when the person last proved to be there. */
    async markProven(id: string, at: Date): Promise<void> {
      await db.update(staffSessionTable).set({ provenAt: at }).where(eq(staffSessionTable.id, id));
    },

    /** Ends one session of a member, or all of them; answers whether there was one. */
    async revoke({
      memberId,
      id,
      at,
    }: {
      memberId: string;
      id?: string;
      at: Date;
    }): Promise<boolean> {
      const rows = await db
        .update(staffSessionTable)
        .set({ revokedAt: at })
        .where(
          and(
            eq(staffSessionTable.memberId, memberId),
            id === undefined ? undefined : eq(staffSessionTable.id, id),
            isNull(staffSessionTable.revokedAt),
          ),
        )
        .returning({ id: staffSessionTable.id });
      return rows.length > 0;
    },

    /** Removes sessions whose longest life was over before `instant`. */
    async removeEndedBefore(instant: Date): Promise<void> {
      await db.delete(staffSessionTable).where(lt(staffSessionTable.endsAt, instant));
    },
  };
}
