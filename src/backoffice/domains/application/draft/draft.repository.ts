import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { z } from 'zod';
import {
  applicationProducts,
  type ApplicationProduct,
} from '@/contracts/application/application-choices';
import { localeSchema } from '@/contracts/localised';
import type { Locale } from '@/contracts/locale';
import type { Database, Transaction } from '@/backoffice/db/database';
import {
  applicationDraftAccessTable,
  applicationDraftTable,
} from '@/backoffice/db/schema/application';

/** As stored: `form` and `phone` are encrypted. */
export interface DraftRow {
  id: string;
  product: ApplicationProduct;
  language: Locale;
  form: string;
  version: number;
  resumeReference: string;
  phone: string | null;
  phoneHash: string | null;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
}

export type DraftRepository = ReturnType<typeof createDraftRepository>;

const productSchema = z.enum(applicationProducts);
const {
  id,
  product,
  language,
  form,
  version,
  resumeReference,
  phone,
  phoneHash,
  createdAt,
  updatedAt,
  expiresAt,
} = applicationDraftTable;
const columns = {
  id,
  product,
  language,
  form,
  version,
  resumeReference,
  phone,
  phoneHash,
  createdAt,
  updatedAt,
  expiresAt,
};

/** Applications being filled in, and the browsers that may open them. Expired ones are never found. */
export function createDraftRepository(db: Database | Transaction) {
  const read = (row: typeof applicationDraftTable.$inferSelect | undefined): DraftRow | null =>
    row
      ? {
          ...row,
          product: productSchema.parse(row.product),
          language: localeSchema.parse(row.language),
        }
      : null;
  return {
    async create(row: DraftRow): Promise<void> {
      await db.insert(applicationDraftTable).values(row);
    },

    /** Lets the browser that holds a token open the draft. */
    async addAccess(
      tokenHash: string,
      { draftId, now }: { draftId: string; now: Date },
    ): Promise<void> {
      await db
        .insert(applicationDraftAccessTable)
        .values({ tokenHash, draftId, createdAt: now })
        .onConflictDoNothing();
    },

    /** Whether the token, given as its hashes, opens any draft. */
    async isKnownToken(tokenHashes: readonly string[]): Promise<boolean> {
      const rows = await db
        .select({ draftId: applicationDraftAccessTable.draftId })
        .from(applicationDraftAccessTable)
        .where(inArray(applicationDraftAccessTable.tokenHash, [...tokenHashes]))
        .limit(1);
      return rows.length > 0;
    },

    /** The draft of a browser that was changed last. */
    async findLatest(
      tokenHashes: readonly string[],
      {
        now,
        product: wanted,
        reference,
      }: { now: Date; product?: ApplicationProduct; reference?: string },
    ): Promise<DraftRow | null> {
      const conditions = [
        inArray(applicationDraftAccessTable.tokenHash, [...tokenHashes]),
        gt(expiresAt, now),
        ...(wanted ? [eq(product, wanted)] : []),
        ...(reference ? [eq(id, reference)] : []),
      ];
      const [row] = await db
        .select(columns)
        .from(applicationDraftTable)
        .innerJoin(applicationDraftAccessTable, eq(applicationDraftAccessTable.draftId, id))
        .where(and(...conditions))
        .orderBy(desc(updatedAt), desc(createdAt))
        .limit(1);
      return read(row);
    },

    /** A draft that this browser may open; its row stays locked until the transaction ends. */
    async lockByToken(
      tokenHashes: readonly string[],
      { draftId, now }: { draftId: string; now: Date },
    ): Promise<DraftRow | null> {
      const [access] = await db
        .select({ draftId: applicationDraftAccessTable.draftId })
        .from(applicationDraftAccessTable)
        .where(
          and(
            inArray(applicationDraftAccessTable.tokenHash, [...tokenHashes]),
            eq(applicationDraftAccessTable.draftId, draftId),
          ),
        );
      if (!access) return null;
      const [row] = await db
        .select()
        .from(applicationDraftTable)
        .where(and(eq(id, draftId), gt(expiresAt, now)))
        .for('update');
      return read(row);
    },

    async findById(draftId: string, now: Date): Promise<DraftRow | null> {
      const [row] = await db
        .select()
        .from(applicationDraftTable)
        .where(and(eq(id, draftId), gt(expiresAt, now)));
      return read(row);
    },

    /** The draft whose link for resuming carries this reference; null once it has expired. */
    async findByResumeReference(reference: string, now: Date): Promise<DraftRow | null> {
      const [row] = await db
        .select()
        .from(applicationDraftTable)
        .where(and(eq(resumeReference, reference), gt(expiresAt, now)));
      return read(row);
    },

    async update(
      draftId: string,
      change: Partial<
        Pick<DraftRow, 'form' | 'version' | 'phone' | 'phoneHash' | 'updatedAt' | 'expiresAt'>
      >,
    ): Promise<void> {
      await db.update(applicationDraftTable).set(change).where(eq(id, draftId));
    },

    /** Drafts that a code bound to a phone; the rows stay locked until the transaction ends. */
    async lockByPhone(phoneHashes: readonly string[]): Promise<Pick<DraftRow, 'id' | 'form'>[]> {
      return db
        .select({ id, form })
        .from(applicationDraftTable)
        .where(inArray(phoneHash, [...phoneHashes]))
        .orderBy(asc(id))
        .for('update');
    },

    /** Revokes the access of every browser to the draft. */
    async removeAccess(draft: string): Promise<void> {
      await db
        .delete(applicationDraftAccessTable)
        .where(eq(applicationDraftAccessTable.draftId, draft));
    },

    /** Returns how many drafts had expired by `now`. */
    async removeExpired(now: Date): Promise<number> {
      const { rowCount } = await db.delete(applicationDraftTable).where(lte(expiresAt, now));
      return rowCount ?? 0;
    },
  };
}
