import { and, asc, eq, gt, gte, like, lt, lte, or, sql } from 'drizzle-orm';
import { auditRowSchema, type AuditQuery, type AuditRow } from '@/contracts/staff/audit';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createListOrders, type ListPage, type PageRequest } from '@/backoffice/db/list/list-order';
import { countRows } from '@/backoffice/db/list/list-page';
import { deskAuditTable, staffMemberTable } from '@/backoffice/db/schema/staff';

export type NewAuditRow = Omit<AuditRow, 'id' | 'at' | 'roles'> & { at: Date };

export interface AuditFilter {
  staff?: string | undefined;
  action?: AuditRow['action'] | undefined;
  target?: string | undefined;
  since?: Date | undefined;
  before?: Date | undefined;
}

type Sort = AuditQuery['sort'];

const oldest = { column: deskAuditTable.id, valueOf: ({ id }: AuditRow) => id };
const orders = createListOrders<AuditRow, Sort>(
  { column: deskAuditTable.id, valueOf: ({ id }) => String(id) },
  { newest: { ...oldest, isDescending: true }, oldest },
);

export type AuditRepository = ReturnType<typeof createAuditRepository>;

/** Who did what: rows are only ever added. */
export function createAuditRepository(db: Database | Transaction) {
  const chosen = ({ staff, action, target, since, before }: AuditFilter) =>
    and(
      staff === undefined ? undefined : eq(deskAuditTable.staff, staff),
      action === undefined ? undefined : eq(deskAuditTable.action, action),
      target === undefined
        ? undefined
        : or(
            eq(deskAuditTable.target, target),
            like(deskAuditTable.target, `${target.replaceAll(/[\\%_]/g, String.raw`\$&`)}:%`),
          ),
      since ? gte(deskAuditTable.at, since) : undefined,
      before ? lt(deskAuditTable.at, before) : undefined,
    );
  return {
    /** The roles are those that the member of staff has now. */
    async create(row: NewAuditRow): Promise<void> {
      const roles = db
        .select({ roles: staffMemberTable.roles })
        .from(staffMemberTable)
        .where(eq(staffMemberTable.email, row.staff));
      await db.insert(deskAuditTable).values({ ...row, roles: sql`coalesce((${roles}), '{}')` });
    },

    /** One page. Throws `validation_failed` for the cursor of another list. */
    async list(filter: AuditFilter, page: PageRequest<Sort>): Promise<ListPage<AuditRow>> {
      const { where, orderBy, limit } = orders.queryOf(page);
      const rows = await db
        .select()
        .from(deskAuditTable)
        .where(and(chosen(filter), where))
        .orderBy(...orderBy)
        .limit(limit);
      return orders.pageOf(rows.map(asAudit), page);
    },

    /** How many there are, up to 10,000. */
    count: (filter: AuditFilter): Promise<number> => countRows(db, deskAuditTable, chosen(filter)),

    /** Those after the row `afterId`, oldest first, up to the row `toId` where given. */
    async listAfter(
      afterId: number,
      { limit, toId }: { limit: number; toId?: number },
    ): Promise<AuditRow[]> {
      const rows = await db
        .select()
        .from(deskAuditTable)
        .where(
          and(
            gt(deskAuditTable.id, afterId),
            toId === undefined ? undefined : lte(deskAuditTable.id, toId),
          ),
        )
        .orderBy(asc(deskAuditTable.id))
        .limit(limit);
      return rows.map(asAudit);
    },
  };
}

const asAudit = (row: typeof deskAuditTable.$inferSelect): AuditRow =>
  auditRowSchema.parse({ ...row, at: row.at.toISOString() });
