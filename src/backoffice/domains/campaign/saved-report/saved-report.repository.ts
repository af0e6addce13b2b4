import { and, asc, count, eq, ne, or, sql } from 'drizzle-orm';
import type { Locale } from '@/contracts/locale';
import { localeSchema } from '@/contracts/localised';
import { campaignEndpoints } from '@/contracts/campaign/campaign';
import { funnelEndpoints } from '@/contracts/campaign/funnel';
import type { SavedView } from '@/contracts/campaign/saved-report';
import type { Database, Transaction } from '@/backoffice/db/database';
import {
  reportMailTable,
  savedReportTable as table,
} from '@/backoffice/db/schema/desk/saved-report';

interface SavedReportFields {
  id: string;
  name: string;
  isShared: boolean;
  createdAt: Date;
  createdBy: string;
}

/** A saved report as stored. */
export type SavedReportRow = SavedReportFields & SavedView;

/** A saved report with the language in which it is mailed to somebody; null where it is not. */
export type MailedReport = SavedReportRow & { mailLanguage: Locale | null };

export type SavedReportRepository = ReturnType<typeof createSavedReportRepository>;

const campaignView = campaignEndpoints.deskCampaigns.query;
const funnelView = funnelEndpoints.deskFunnel.query;

/** Views of reports under names. */
export function createSavedReportRepository(db: Database | Transaction) {
  const seenBy = (staff: string) => or(eq(table.createdBy, staff), eq(table.isShared, true));
  const mailedTo = (staff: string) =>
    db
      .select({ report: table, language: reportMailTable.language })
      .from(table)
      .leftJoin(
        reportMailTable,
        and(eq(reportMailTable.reportId, table.id), eq(reportMailTable.staff, staff)),
      );
  return {
    async create(row: SavedReportRow): Promise<void> {
      await db.insert(table).values(row);
    },

    /** What somebody sees, their own and what is shared, by name. */
    async listSeenBy(staff: string): Promise<MailedReport[]> {
      const rows = await mailedTo(staff)
        .where(seenBy(staff))
        .orderBy(asc(sql`lower(${table.name})`), asc(table.id));
      return rows.map(asMailed);
    },

    /** Locked until the transaction ends; null for an unknown one and for one that they do not see. */
    async lockSeenBy(staff: string, id: string): Promise<MailedReport | null> {
      const [row] = await mailedTo(staff)
        .where(and(eq(table.id, id), seenBy(staff)))
        .for('update', { of: table });
      return row ? asMailed(row) : null;
    },

    /** Null for an unknown one. */
    async findById(id: string): Promise<SavedReportRow | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id));
      return row ? asReport(row) : null;
    },

    /** How many somebody saved. */
    async countByCreator(staff: string): Promise<number> {
      const [row] = await db
        .select({ reports: count() })
        .from(table)
        .where(eq(table.createdBy, staff));
      return row?.reports ?? 0;
    },

    /** Whether somebody has another report of this name, in whatever case. */
    async hasNamed(staff: string, { name, id }: { name: string; id: string }): Promise<boolean> {
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(
          and(
            eq(table.createdBy, staff),
            ne(table.id, id),
            sql`lower(${table.name}) = lower(${name})`,
          ),
        );
      return rows.length > 0;
    },

    async update(id: string, set: Pick<SavedReportRow, 'name' | 'isShared'>): Promise<void> {
      await db.update(table).set(set).where(eq(table.id, id));
    },

    /** Its mails end with it. */
    async remove(id: string): Promise<void> {
      await db.delete(table).where(eq(table.id, id));
    },
  };
}

/** A view that the report no longer takes is the usual one. */
const asReport = (row: typeof table.$inferSelect): SavedReportRow => {
  if (row.report === 'funnel') {
    const view = funnelView.safeParse(row.view);
    return { ...row, report: 'funnel', view: view.success ? view.data : funnelView.parse({}) };
  }
  const view = campaignView.safeParse(row.view);
  return { ...row, report: 'campaigns', view: view.success ? view.data : campaignView.parse({}) };
};

const asMailed = ({
  report,
  language,
}: {
  report: typeof table.$inferSelect;
  language: string | null;
}): MailedReport => ({
  ...asReport(report),
  mailLanguage: language === null ? null : localeSchema.parse(language),
});
