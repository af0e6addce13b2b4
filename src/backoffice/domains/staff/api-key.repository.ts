import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import { permissions, type Permission } from '@/contracts/staff/permissions';
import type { Database, Transaction } from '@/backoffice/db/database';
import { apiKeyTable } from '@/backoffice/db/schema/staff';

export interface ApiKeyRow {
  id: string;
  name: string;
  tokenHash: string;
  permissions: Permission[];
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
}

export type ApiKeyRepository = ReturnType<typeof createApiKeyRepository>;

/** Keys of machines, live and ended. */
export function createApiKeyRepository(db: Database | Transaction) {
  return {
    /** Writes a key unless there is one of its name or token; returns whether it was written. */
    async create(row: ApiKeyRow): Promise<boolean> {
      const rows = await db
        .insert(apiKeyTable)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: apiKeyTable.id });
      return rows.length > 0;
    },

    /** Whether there was never a key. */
    async isEmpty(): Promise<boolean> {
      const rows = await db.select({ id: apiKeyTable.id }).from(apiKeyTable).limit(1);
      return rows.length === 0;
    },

    /** The key with this token unless it has expired or was revoked. */
    async findLive(tokenHash: string, now: Date): Promise<ApiKeyRow | null> {
      const [row] = await db
        .select()
        .from(apiKeyTable)
        .where(
          and(
            eq(apiKeyTable.tokenHash, tokenHash),
            isNull(apiKeyTable.revokedAt),
            gt(apiKeyTable.expiresAt, now),
          ),
        );
      return row ? asApiKey(row) : null;
    },

    /** Notes when a key was used last. */
    async markUsed(id: string, at: Date): Promise<void> {
      await db.update(apiKeyTable).set({ lastUsedAt: at }).where(eq(apiKeyTable.id, id));
    },

    /** The newest first. */
    async list(): Promise<ApiKeyRow[]> {
      const rows = await db
        .select()
        .from(apiKeyTable)
        .orderBy(desc(apiKeyTable.createdAt), asc(apiKeyTable.name));
      return rows.map(asApiKey);
    },

    /** Ends a key and answers it; null where there was no live one. */
    async revoke(id: string, at: Date): Promise<ApiKeyRow | null> {
      const [row] = await db
        .update(apiKeyTable)
        .set({ revokedAt: at })
        .where(and(eq(apiKeyTable.id, id), isNull(apiKeyTable.revokedAt)))
        .returning();
      return row ? asApiKey(row) : null;
    },
  };
}

function asApiKey(row: typeof apiKeyTable.$inferSelect): ApiKeyRow {
  // A permission that this release no longer knows permits nothing.
  return { ...row, permissions: permissions.filter((one) => row.permissions.includes(one)) };
}
