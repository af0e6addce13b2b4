import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  applicationHandlings,
  type ApplicationHandling,
} from '@/contracts/application/application-choices';
import type { Database, Transaction } from '@/backoffice/db/database';
import { applicationHandlingTable } from '@/backoffice/db/schema/application';

export interface HandlingRow {
  /** The number of the application and the position. */
  id: string;
  number: string;
  /** From 1. */
  position: number;
  kind: ApplicationHandling;
  at: Date;
  by: string;
  /** Null for a note, and where it was given back. */
  assignee: string | null;
  /** The note, encrypted; null where there is none. */
  encrypted: string | null;
}

const kindSchema = z.enum(applicationHandlings);

export type HandlingRepository = ReturnType<typeof createHandlingRepository>;

/** What staff noted of applications, and who was given them. */
export function createHandlingRepository(db: Database | Transaction) {
  return {
    async create(row: HandlingRow): Promise<void> {
      await db.insert(applicationHandlingTable).values(row);
    },

    /** Oldest first. */
    async list(number: string): Promise<HandlingRow[]> {
      const rows = await db
        .select()
        .from(applicationHandlingTable)
        .where(eq(applicationHandlingTable.number, number))
        .orderBy(asc(applicationHandlingTable.position));
      return rows.map((row) => ({ ...row, kind: kindSchema.parse(row.kind) }));
    },
  };
}
