import { and, asc, count, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  documentSlots,
  documentChannels,
  documentRefusals,
  documentReviews,
  documentStatuses,
  type DocumentSlot,
  type DocumentChannel,
  type DocumentRefusal,
  type DocumentReview,
  type DocumentStatus,
} from '@/contracts/document/document-choices';
import type { Database, Transaction } from '@/backoffice/db/database';
import { documentSlotTable, documentTable, orphanFileTable } from '@/backoffice/db/schema/document';

export interface DocumentRow {
  id: string;
  applicationNumber: string;
  slot: DocumentSlot;
  /** Encrypted. */
  name: string;
  size: number;
  type: string;
  sha256: string;
  isLocked: boolean;
  status: DocumentStatus;
  review: DocumentReview | null;
  refusal: DocumentRefusal | null;
  /** How staff received it and who added it; both null where the applicant sent it. */
  cameBy: DocumentChannel | null;
  addedBy: string | null;
  fileKey: string | null;
  uploadedAt: Date;
}

export interface ScanTask {
  id: string;
  applicationNumber: string;
  fileKey: string;
  attempts: number;
}

export type DocumentRepository = ReturnType<typeof createDocumentRepository>;

const columns = {
  id: documentTable.id,
  applicationNumber: documentTable.applicationNumber,
  slot: documentTable.slot,
  name: documentTable.name,
  size: documentTable.size,
  type: documentTable.type,
  sha256: documentTable.sha256,
  isLocked: documentTable.isLocked,
  status: documentTable.status,
  review: documentTable.review,
  refusal: documentTable.refusal,
  cameBy: documentTable.cameBy,
  addedBy: documentTable.addedBy,
  fileKey: documentTable.fileKey,
  uploadedAt: documentTable.uploadedAt,
};

const storedStates = z.object({
  slot: z.enum(documentSlots),
  status: z.enum(documentStatuses),
  review: z.enum(documentReviews).nullable(),
});

/** Documents of applications, and orphan files. */
export function createDocumentRepository(db: Database | Transaction) {
  return {
    async findById(id: string): Promise<DocumentRow | null> {
      const [row] = await db.select(columns).from(documentTable).where(eq(documentTable.id, id));
      return row ? toDocumentRow(row) : null;
    },

    /** The oldest upload first. */
    async listByApplication(applicationNumber: string): Promise<DocumentRow[]> {
      const rows = await db
        .select(columns)
        .from(documentTable)
        .where(eq(documentTable.applicationNumber, applicationNumber))
        .orderBy(asc(documentTable.uploadedAt), asc(documentTable.id));
      return rows.map(toDocumentRow);
    },

    /** Like `listByApplication` for several applications at once, in no particular order. */
    async listByApplications(applicationNumbers: readonly string[]): Promise<DocumentRow[]> {
      if (applicationNumbers.length === 0) return [];
      const rows = await db
        .select(columns)
        .from(documentTable)
        .where(inArray(documentTable.applicationNumber, [...applicationNumbers]))
        .orderBy(asc(documentTable.uploadedAt), asc(documentTable.id));
      return rows.map(toDocumentRow);
    },

    /** What is known of the files of several applications at once, as far as it says which documents are still open. */
    async listStates(
      applicationNumbers: readonly string[],
    ): Promise<Pick<DocumentRow, 'applicationNumber' | 'slot' | 'status' | 'review'>[]> {
      if (applicationNumbers.length === 0) return [];
      const { applicationNumber, slot, status, review } = columns;
      const rows = await db
        .select({ applicationNumber, slot, status, review })
        .from(documentTable)
        .where(inArray(applicationNumber, [...applicationNumbers]));
      return rows.map((row) => ({
        applicationNumber: row.applicationNumber,
        ...storedStates.parse(row),
      }));
    },

    /** How many files one slot of the checklist has. */
    async countBySlot(applicationNumber: string, slot: DocumentSlot): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(documentTable)
        .where(
          and(eq(documentTable.applicationNumber, applicationNumber), eq(documentTable.slot, slot)),
        );
      return row?.total ?? 0;
    },

    /** Locks the slot against concurrent uploads until the transaction ends. */
    async lockSlot(applicationNumber: string, slot: DocumentSlot, now: Date): Promise<void> {
      const set = { changedAt: now };
      await db
        .insert(documentSlotTable)
        .values({ applicationNumber, slot, ...set })
        .onConflictDoUpdate({
          target: [documentSlotTable.applicationNumber, documentSlotTable.slot],
          set,
        });
    },

    async create(row: DocumentRow & { nextScanAt: Date | null }): Promise<void> {
      await db.insert(documentTable).values(row);
    },

    /** Removes the row and returns the key of its file; undefined if the row was gone already. */
    async remove(id: string): Promise<{ fileKey: string | null } | undefined> {
      const [row] = await db
        .delete(documentTable)
        .where(eq(documentTable.id, id))
        .returning({ fileKey: documentTable.fileKey });
      return row;
    },

    /** Returns the keys of the files that no document refers to from then on. */
    async removeByApplication(applicationNumber: string): Promise<string[]> {
      await db
        .delete(documentSlotTable)
        .where(eq(documentSlotTable.applicationNumber, applicationNumber));
      const rows = await db
        .delete(documentTable)
        .where(eq(documentTable.applicationNumber, applicationNumber))
        .returning({ fileKey: documentTable.fileKey });
      return rows.flatMap(({ fileKey }) => fileKey ?? []);
    },

    /** Leases up to `limit` documents that wait for the scanner, for `leaseMs`. */
    async claimScans({
      now,
      leaseMs,
      limit,
    }: {
      now: Date;
      leaseMs: number;
      limit: number;
    }): Promise<ScanTask[]> {
      const due = db
        .select({ id: documentTable.id })
        .from(documentTable)
        .where(lte(documentTable.nextScanAt, now))
        .orderBy(asc(documentTable.nextScanAt))
        .limit(limit)
        .for('update', { skipLocked: true });
      const rows = await db
        .update(documentTable)
        .set({
          scanAttempts: sql`${documentTable.scanAttempts} + 1`,
          nextScanAt: new Date(now.getTime() + leaseMs),
        })
        .where(and(inArray(documentTable.id, due), isNotNull(documentTable.fileKey)))
        .returning({
          id: documentTable.id,
          applicationNumber: documentTable.applicationNumber,
          fileKey: documentTable.fileKey,
          attempts: documentTable.scanAttempts,
        });
      return rows.flatMap(({ fileKey, ...row }) => (fileKey === null ? [] : [{ ...row, fileKey }]));
    },

    /** Ends the scanning of a file. An infected one loses its content. */
    async markScanned(
      id: string,
      change: { status: 'clean' } | { status: 'infected'; fileKey: null },
    ): Promise<void> {
      await db
        .update(documentTable)
        .set({ ...change, nextScanAt: null })
        .where(eq(documentTable.id, id));
    },

    /** Stores what staff say of a document. */
    async updateReview(id: string, change: Pick<DocumentRow, 'review' | 'refusal'>): Promise<void> {
      await db.update(documentTable).set(change).where(eq(documentTable.id, id));
    },

    /** Puts the next scan off until `at`, unless the file was scanned meanwhile. */
    async scheduleScan(id: string, at: Date): Promise<void> {
      await db
        .update(documentTable)
        .set({ nextScanAt: at })
        .where(and(eq(documentTable.id, id), isNotNull(documentTable.nextScanAt)));
    },

    /** Notes files without a document, to be removed from `removableAt` on. */
    async addOrphans(fileKeys: readonly string[], removableAt: Date): Promise<void> {
      if (fileKeys.length === 0) return;
      await db
        .insert(orphanFileTable)
        .values(fileKeys.map((fileKey) => ({ fileKey, removableAt })))
        .onConflictDoUpdate({ target: orphanFileTable.fileKey, set: { removableAt } });
    },

    /** Hands the file over to a document. False when it is not recorded as an orphan, or may already be removed. */
    async claimOrphan(fileKey: string, now: Date): Promise<boolean> {
      const rows = await db
        .delete(orphanFileTable)
        .where(and(eq(orphanFileTable.fileKey, fileKey), gt(orphanFileTable.removableAt, now)))
        .returning({ fileKey: orphanFileTable.fileKey });
      return rows.length > 0;
    },

    /** Whether the file is noted as one without a document. */
    async isOrphan(fileKey: string): Promise<boolean> {
      const rows = await db
        .select({ fileKey: orphanFileTable.fileKey })
        .from(orphanFileTable)
        .where(eq(orphanFileTable.fileKey, fileKey));
      return rows.length > 0;
    },

    /** Forgets an orphan once its file is removed. */
    async removeOrphan(fileKey: string): Promise<void> {
      await db.delete(orphanFileTable).where(eq(orphanFileTable.fileKey, fileKey));
    },

    /** Keys of the files that may be removed by `now`, the longest overdue first. */
    async listRemovableOrphans(now: Date, limit: number): Promise<string[]> {
      const rows = await db
        .select({ fileKey: orphanFileTable.fileKey })
        .from(orphanFileTable)
        .where(lte(orphanFileTable.removableAt, now))
        .orderBy(asc(orphanFileTable.removableAt))
        .limit(limit);
      return rows.map(({ fileKey }) => fileKey);
    },
  };
}

function toDocumentRow(
  row: Omit<DocumentRow, 'slot' | 'status' | 'review' | 'refusal' | 'cameBy'> & {
    slot: string;
    status: string;
    review: string | null;
    refusal: string | null;
    cameBy: string | null;
  },
): DocumentRow {
  const slot = documentSlots.find((known) => known === row.slot);
  const status = documentStatuses.find((known) => known === row.status);
  if (!slot || !status)
    throw new Error(`Document ${row.id} has a slot or status that is not known`);
  const review = documentReviews.find((known) => known === row.review) ?? null;
  const refusal = documentRefusals.find((known) => known === row.refusal) ?? null;
  const cameBy = documentChannels.find((known) => known === row.cameBy) ?? null;
  return { ...row, slot, status, review, refusal, cameBy };
}
