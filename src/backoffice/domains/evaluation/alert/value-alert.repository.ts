import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { valueAlertTable } from '@/backoffice/db/schema/value-alert';

export interface ValueAlertRow {
  id: string;
  tokenHash: string;
  subjectHash: string;
  /** Encrypted. */
  encrypted: string;
  dataMark: string;
  createdAt: Date;
  confirmedAt: Date | null;
}

export type ValueAlertRepository = ReturnType<typeof createValueAlertRepository>;

/** Requests to be told of a change of value. Hashes come under every key in use, the current one first. */
export function createValueAlertRepository(db: Database | Transaction) {
  return {
    /** Stores a request; false where a confirmed one for this address and property is there. An unconfirmed one is replaced. */
    async createUnlessConfirmed(
      row: ValueAlertRow,
      subjectHashes: readonly string[],
    ): Promise<boolean> {
      await db
        .delete(valueAlertTable)
        .where(
          and(
            inArray(valueAlertTable.subjectHash, [...subjectHashes]),
            isNull(valueAlertTable.confirmedAt),
          ),
        );
      const [confirmed] = await db
        .select({ id: valueAlertTable.id })
        .from(valueAlertTable)
        .where(inArray(valueAlertTable.subjectHash, [...subjectHashes]));
      if (confirmed) return false;
      const created = await db
        .insert(valueAlertTable)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: valueAlertTable.id });
      return created.length > 0;
    },

    /** Confirms the request with this token if it was made since then; also true for one that is confirmed already. */
    async markConfirmed(
      tokenHashes: readonly string[],
      { at, createdSince }: { at: Date; createdSince: Date },
    ): Promise<boolean> {
      const rows = await db
        .update(valueAlertTable)
        .set({ confirmedAt: sql`coalesce(${valueAlertTable.confirmedAt}, ${at.toISOString()})` })
        .where(
          and(
            inArray(valueAlertTable.tokenHash, [...tokenHashes]),
            or(
              isNotNull(valueAlertTable.confirmedAt),
              gte(valueAlertTable.createdAt, createdSince),
            ),
          ),
        )
        .returning({ id: valueAlertTable.id });
      return rows.length > 0;
    },

    /** False where there is no request with this token. */
    async removeByToken(tokenHashes: readonly string[]): Promise<boolean> {
      const rows = await db
        .delete(valueAlertTable)
        .where(inArray(valueAlertTable.tokenHash, [...tokenHashes]))
        .returning({ id: valueAlertTable.id });
      return rows.length > 0;
    },

    /** Confirmed requests with an id greater than `after` whose property has not been valued with the current data, ordered by id. */
    async listOutdated(
      dataMark: string,
      { after, limit }: { after: string; limit: number },
    ): Promise<ValueAlertRow[]> {
      return db
        .select()
        .from(valueAlertTable)
        .where(
          and(
            ne(valueAlertTable.dataMark, dataMark),
            isNotNull(valueAlertTable.confirmedAt),
            gt(valueAlertTable.id, after),
          ),
        )
        .orderBy(asc(valueAlertTable.id))
        .limit(limit);
    },

    /** Records that the property was valued; false where the request was changed or stopped meanwhile. */
    async markValued(
      { id, encrypted: encryptedBefore }: Pick<ValueAlertRow, 'id' | 'encrypted'>,
      { encrypted, dataMark }: Pick<ValueAlertRow, 'encrypted' | 'dataMark'>,
    ): Promise<boolean> {
      const rows = await db
        .update(valueAlertTable)
        .set({ encrypted, dataMark })
        .where(
          and(
            eq(valueAlertTable.id, id),
            eq(valueAlertTable.encrypted, encryptedBefore),
            ne(valueAlertTable.dataMark, dataMark),
          ),
        )
        .returning({ id: valueAlertTable.id });
      return rows.length > 0;
    },

    /** Removes what was not confirmed in time, and what was confirmed long ago. */
    async removeExpired({
      createdBefore,
      confirmedBefore,
    }: {
      createdBefore: Date;
      confirmedBefore: Date;
    }): Promise<void> {
      await db
        .delete(valueAlertTable)
        .where(
          or(
            and(isNull(valueAlertTable.confirmedAt), lt(valueAlertTable.createdAt, createdBefore)),
            lt(valueAlertTable.confirmedAt, confirmedBefore),
          ),
        );
    },
  };
}
