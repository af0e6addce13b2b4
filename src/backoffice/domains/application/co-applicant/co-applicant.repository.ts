import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { z } from 'zod';
import {
  coApplicantStates,
  type CoApplicantState,
} from '@/contracts/application/application-choices';
import { instant } from '@/contracts/common-fields';
import { localeSchema } from '@/contracts/localised';
import type { Database, Transaction } from '@/backoffice/db/database';
import { coApplicantTable } from '@/backoffice/db/schema/application';

const consentsSchema = z.object({
  textVersion: z.string(),
  language: localeSchema,
  acceptedAt: instant,
});

export interface CoApplicantRow {
  id: string;
  number: string;
  position: number;
  tokenHash: string | null;
  tokenExpiresAt: Date | null;
  invitedAt: Date | null;
  state: CoApplicantState;
  answeredAt: Date | null;
  /** To the privacy notice and to reading the credit report. */
  consents: z.infer<typeof consentsSchema> | null;
}

export type CoApplicantRepository = ReturnType<typeof createCoApplicantRepository>;

const stateSchema = z.enum(coApplicantStates);

/** Further borrowers and guarantors of applications that were sent. */
export function createCoApplicantRepository(db: Database | Transaction) {
  const { id, number, position, tokenHash, tokenExpiresAt } = coApplicantTable;
  const read = (row: typeof coApplicantTable.$inferSelect): CoApplicantRow => ({
    ...row,
    state: stateSchema.parse(row.state),
    consents: row.consents === null ? null : consentsSchema.parse(row.consents),
  });
  return {
    async create(row: CoApplicantRow): Promise<void> {
      await db.insert(coApplicantTable).values(row);
    },

    async update(
      coApplicantId: string,
      change: Partial<Omit<CoApplicantRow, 'id' | 'number' | 'position'>>,
    ): Promise<void> {
      await db.update(coApplicantTable).set(change).where(eq(id, coApplicantId));
    },

    /** In the order of the form. */
    async listByApplications(numbers: readonly string[]): Promise<CoApplicantRow[]> {
      if (numbers.length === 0) return [];
      const rows = await db
        .select()
        .from(coApplicantTable)
        .where(inArray(number, [...numbers]))
        .orderBy(asc(number), asc(position));
      return rows.map(read);
    },

    async findById(coApplicantId: string): Promise<CoApplicantRow | null> {
      const [row] = await db.select().from(coApplicantTable).where(eq(id, coApplicantId));
      return row ? read(row) : null;
    },

    /** The one whose newest link carries this token, given as its hashes; null once it was used or has expired. */
    async findByToken(tokenHashes: readonly string[], now: Date): Promise<CoApplicantRow | null> {
      const [row] = await db
        .select()
        .from(coApplicantTable)
        .where(and(inArray(tokenHash, [...tokenHashes]), gt(tokenExpiresAt, now)));
      return row ? read(row) : null;
    },
  };
}
