import { and, asc, eq, inArray } from 'drizzle-orm';
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
  /** Null where it was given back, and for what gives it to nobody. */
  assignee: string | null;
  /** The note, or the correction with its reason, encrypted; null where there is none. */
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

    /** Corrections of answers of several applications at once, oldest first. */
    async listCorrections(numbers: readonly string[]): Promise<HandlingRow[]> {
      if (numbers.length === 0) return [];
      const { number, position, kind } = applicationHandlingTable;
      const rows = await db
        .select()
        .from(applicationHandlingTable)
        .where(and(inArray(number, [...numbers]), eq(kind, 'corrected')))
        .orderBy(asc(number), asc(position));
      return rows.map((row) => ({ ...row, kind: kindSchema.parse(row.kind) }));
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
