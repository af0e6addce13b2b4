import { and, asc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Locale } from '@/contracts/locale';
import { localeSchema } from '@/contracts/localised';
import type { Database, Transaction } from '@/backoffice/db/database';
import { reportMailTable as table } from '@/backoffice/db/schema/desk/saved-report';

/** That somebody is mailed a saved report each Monday. */
export interface ReportMailRow {
  id: string;
  reportId: string;
  /** A mail address. */
  staff: string;
  language: Locale;
  startedAt: Date;
  /** The Monday of the last mail. */
  mailedOn: string;
}

export type ReportMailRepository = ReturnType<typeof createReportMailRepository>;

/** Who is mailed which report. */
export function createReportMailRepository(db: Database | Transaction) {
  const ofReport = (reportId: string, staff: string) =>
    and(eq(table.reportId, reportId), eq(table.staff, staff));
  return {
    /** Begins a mail, or changes the language of one that is sent already. */
    async save(row: ReportMailRow): Promise<void> {
      await db
        .insert(table)
        .values(row)
        .onConflictDoUpdate({
          target: [table.reportId, table.staff],
          set: { language: row.language },
        });
    },

    /** Those whose last mail was before `monday`, ordered by id; at most `limit`, with an id greater than `after`. */
    async listDue(
      monday: string,
      { after, limit }: { after: string; limit: number },
    ): Promise<ReportMailRow[]> {
      const rows = await db
        .select()
        .from(table)
        .where(and(lt(table.mailedOn, monday), gt(table.id, after)))
        .orderBy(asc(table.id))
        .limit(limit);
      return rows.map(asMail);
    },

    /** Notes the mail of a Monday; false where another instance has sent it, or where it was ended. */
    async markMailed(
      { id, mailedOn }: Pick<ReportMailRow, 'id' | 'mailedOn'>,
      monday: string,
    ): Promise<boolean> {
      const rows = await db
        .update(table)
        .set({ mailedOn: monday })
        .where(and(eq(table.id, id), eq(table.mailedOn, mailedOn)))
        .returning({ id: table.id });
      return rows.length > 0;
    },

    /** Ends the mail of a report to somebody. */
    async removeByReader(reportId: string, staff: string): Promise<void> {
      await db.delete(table).where(ofReport(reportId, staff));
    },

    /** Ends the mails of a report to all but one. */
    async removeByOtherReaders(reportId: string, staff: string): Promise<void> {
      await db.delete(table).where(and(eq(table.reportId, reportId), ne(table.staff, staff)));
    },

    /** Ends a mail; null where there is none any more. */
    async removeById(id: string): Promise<ReportMailRow | null> {
      const [row] = await db.delete(table).where(eq(table.id, id)).returning();
      return row ? asMail(row) : null;
    },
  };
}

const asMail = (row: typeof table.$inferSelect): ReportMailRow => ({
  ...row,
  language: localeSchema.parse(row.language),
});
