import { asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import {
  documentKinds,
  furtherSlots,
  type DocumentKind,
  type FurtherSlot,
} from '@/contracts/document/document-choices';
import type { Database, Transaction } from '@/backoffice/db/database';
import { documentRequestTable } from '@/backoffice/db/schema/application';

export interface DocumentRequestRow {
  /** The number of the application and the slot. */
  id: string;
  number: string;
  slot: FurtherSlot;
  kind: DocumentKind;
  /** Name and reason, encrypted. */
  encrypted: string;
  at: Date;
  by: string;
  /** Null while it is wanted. */
  withdrawnAt: Date | null;
}

const enums = { slot: z.enum(furtherSlots), kind: z.enum(documentKinds) };

export type DocumentRequestRepository = ReturnType<typeof createDocumentRequestRepository>;

/** Further documents that staff asked for by name. */
export function createDocumentRequestRepository(db: Database | Transaction) {
  const { id, number, at } = documentRequestTable;
  /** Of several applications at once, oldest first, with those that are wanted no more. */
  async function listByApplications(
    applicationNumbers: readonly string[],
  ): Promise<DocumentRequestRow[]> {
    if (applicationNumbers.length === 0) return [];
    const rows = await db
      .select()
      .from(documentRequestTable)
      .where(inArray(number, [...applicationNumbers]))
      .orderBy(asc(at), asc(id));
    return rows.map((row) => ({
      ...row,
      slot: enums.slot.parse(row.slot),
      kind: enums.kind.parse(row.kind),
    }));
  }

  return {
    async create(row: DocumentRequestRow): Promise<void> {
      await db.insert(documentRequestTable).values(row);
    },

    listByApplications,

    /** Likewise of one application. */
    list: (applicationNumber: string): Promise<DocumentRequestRow[]> =>
      listByApplications([applicationNumber]),

    /** It is wanted no more from this instant on. */
    async markWithdrawn(requestId: string, instant: Date): Promise<void> {
      await db.update(documentRequestTable).set({ withdrawnAt: instant }).where(eq(id, requestId));
    },
  };
}
