import { and, arrayOverlaps, eq, gt, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { staffInvitationTable, staffMemberTable } from '@/backoffice/db/schema/staff';

export type InvitationRow = typeof staffInvitationTable.$inferSelect;

export type InvitationRepository = ReturnType<typeof createInvitationRepository>;

/** Open invitations: one a member at most. */
export function createInvitationRepository(db: Database | Transaction) {
  const isOpen = (tokenHashes: readonly string[], now: Date) =>
    and(
      inArray(staffInvitationTable.tokenHash, [...tokenHashes]),
      gt(staffInvitationTable.expiresAt, now),
    );
  return {
    /** A new one ends the one before. */
    async save(row: InvitationRow): Promise<void> {
      await db
        .insert(staffInvitationTable)
        .values(row)
        .onConflictDoUpdate({ target: staffInvitationTable.memberId, set: row });
    },

    /** The open invitation with this token. */
    async findOpen(tokenHashes: readonly string[], now: Date): Promise<InvitationRow | null> {
      const [row] = await db.select().from(staffInvitationTable).where(isOpen(tokenHashes, now));
      return row ?? null;
    },

    /** Uses an open invitation up. */
    async consume(tokenHashes: readonly string[], now: Date): Promise<InvitationRow | null> {
      const [row] = await db
        .delete(staffInvitationTable)
        .where(isOpen(tokenHashes, now))
        .returning();
      return row ?? null;
    },

    /** Ends the open invitations to one of these roles. */
    async removeByRoles(roles: readonly string[]): Promise<void> {
      const invited = db
        .select({ id: staffMemberTable.id })
        .from(staffMemberTable)
        .where(arrayOverlaps(staffMemberTable.roles, [...roles]));
      await db.delete(staffInvitationTable).where(inArray(staffInvitationTable.memberId, invited));
    },

    async remove(memberId: string): Promise<void> {
      await db.delete(staffInvitationTable).where(eq(staffInvitationTable.memberId, memberId));
    },
  };
}
