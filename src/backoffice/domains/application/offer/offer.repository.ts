import { and, asc, desc, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { offerTable } from '@/backoffice/db/schema/application';
import type { OfferRow } from './offer.model';

export type OfferRepository = ReturnType<typeof createOfferRepository>;

/** What was offered on applications; whoever changes an offer locks its application first. */
export function createOfferRepository(db: Database | Transaction) {
  const { number, applicationNumber, issuedAt, expiresOn, seenAt, acceptedAt, withdrawnAt } =
    offerTable;
  const isUndecided = and(isNull(acceptedAt), isNull(withdrawnAt));

  return {
    async create(row: OfferRow): Promise<void> {
      await db.insert(offerTable).values(row);
    },

    async findByNumber(offerNumber: string): Promise<OfferRow | null> {
      const [row] = await db.select().from(offerTable).where(eq(number, offerNumber));
      return row ?? null;
    },

    /** Newest first. */
    async list(applicationNumbers: readonly string[]): Promise<OfferRow[]> {
      if (applicationNumbers.length === 0) return [];
      return db
        .select()
        .from(offerTable)
        .where(inArray(applicationNumber, [...applicationNumbers]))
        .orderBy(desc(issuedAt), asc(number));
    },

    /** Which of the applications have an offer that was neither decided nor expired by `today`, a day of Hong Kong. */
    async listWithOpenOffer(
      applicationNumbers: readonly string[],
      today: string,
    ): Promise<string[]> {
      if (applicationNumbers.length === 0) return [];
      const rows = await db
        .select({ applicationNumber })
        .from(offerTable)
        .where(
          and(
            inArray(applicationNumber, [...applicationNumbers]),
            isUndecided,
            gte(expiresOn, today),
          ),
        );
      return rows.map((row) => row.applicationNumber);
    },

    /** Sets the time of those that were never seen. */
    async markSeen(numbers: readonly string[], at: Date): Promise<void> {
      if (numbers.length === 0) return;
      await db
        .update(offerTable)
        .set({ seenAt: at })
        .where(and(inArray(number, [...numbers]), isNull(seenAt)));
    },

    /** Accepts the one offer of an application that was neither accepted nor taken back, where there is one. */
    async markAccepted(ofApplication: string, at: Date): Promise<void> {
      await db
        .update(offerTable)
        .set({ acceptedAt: at })
        .where(and(eq(applicationNumber, ofApplication), isUndecided));
    },

    /** Takes back whatever of an application was not accepted. */
    async markWithdrawn(ofApplication: string, at: Date): Promise<void> {
      await db
        .update(offerTable)
        .set({ withdrawnAt: at })
        .where(and(eq(applicationNumber, ofApplication), isUndecided));
    },
  };
}
