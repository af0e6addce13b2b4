import { and, asc, eq, ilike, lt, or, sql } from 'drizzle-orm';
import { roles, type Role } from '@/contracts/staff/permissions';
import type { StaffFilter, StaffMember } from '@/contracts/staff/staff';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createListOrders, type ListPage, type PageRequest } from '@/backoffice/db/list/list-order';
import { staffMemberTable } from '@/backoffice/db/schema/staff';

export interface StaffRow {
  id: string;
  email: string;
  name: string;
  roles: Role[];
  state: StaffMember['state'];
  isBreakGlass: boolean;
  totpSecret: string | null;
  totpStep: number;
  createdBy: string;
  createdAt: Date;
  /** When an invitation was last accepted; null for never. */
  joinedAt: Date | null;
  leftAt: Date | null;
}

type Sort = StaffFilter['sort'];

const orders = createListOrders<StaffRow, Sort>(
  { column: staffMemberTable.id, valueOf: ({ id }) => id },
  {
    address: { column: staffMemberTable.email, valueOf: ({ email }) => email },
    name: { column: staffMemberTable.name, valueOf: ({ name }) => name },
    newest: {
      column: staffMemberTable.createdAt,
      valueOf: ({ createdAt }) => createdAt,
      isDescending: true,
    },
  },
);

export type StaffRepository = ReturnType<typeof createStaffRepository>;

/** Who works at the desk, and who did. */
export function createStaffRepository(db: Database | Transaction) {
  const chosen = ({ q, role, state }: Omit<StaffFilter, 'sort'>) => {
    const part = q && `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return and(
      part
        ? or(ilike(staffMemberTable.name, part), ilike(staffMemberTable.email, part))
        : undefined,
      role ? sql`${role} = any(${staffMemberTable.roles})` : undefined,
      state ? eq(staffMemberTable.state, state) : undefined,
    );
  };
  return {
    /** Writes a new member; returns whether there was none of this address. */
    async create(row: StaffRow): Promise<boolean> {
      const rows = await db
        .insert(staffMemberTable)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: staffMemberTable.id });
      return rows.length > 0;
    },

    async findById(id: string): Promise<StaffRow | null> {
      const [row] = await db.select().from(staffMemberTable).where(eq(staffMemberTable.id, id));
      return row ? asStaff(row) : null;
    },

    async findByEmail(email: string): Promise<StaffRow | null> {
      const [row] = await db
        .select()
        .from(staffMemberTable)
        .where(eq(staffMemberTable.email, email));
      return row ? asStaff(row) : null;
    },

    /** Those whom somebody invited, by name. */
    async listCreatedBy(staff: string): Promise<StaffRow[]> {
      const rows = await db
        .select()
        .from(staffMemberTable)
        .where(eq(staffMemberTable.createdBy, staff))
        .orderBy(asc(staffMemberTable.name));
      return rows.map(asStaff);
    },

    /** The break-glass account; null before the first start has created it. */
    async findBreakGlass(): Promise<StaffRow | null> {
      const [row] = await db
        .select()
        .from(staffMemberTable)
        .where(eq(staffMemberTable.isBreakGlass, true));
      return row ? asStaff(row) : null;
    },

    /** The row stays locked until the transaction ends. */
    async lockById(id: string): Promise<StaffRow | null> {
      const [row] = await db
        .select()
        .from(staffMemberTable)
        .where(eq(staffMemberTable.id, id))
        .for('update');
      return row ? asStaff(row) : null;
    },

    /** Every administrator, those who left included; locked until the transaction ends, so that nobody joins meanwhile. */
    async lockAdministrators(): Promise<StaffRow[]> {
      const administrator: Role = 'administrator';
      const rows = await db
        .select()
        .from(staffMemberTable)
        .where(sql`${administrator} = any(${staffMemberTable.roles})`)
        .orderBy(asc(staffMemberTable.id))
        .for('update');
      return rows.map(asStaff);
    },

    /** One page. Throws `validation_failed` for the cursor of another order. */
    async list(
      filter: Omit<StaffFilter, 'sort'>,
      page: PageRequest<Sort>,
    ): Promise<ListPage<StaffRow>> {
      const { where, orderBy, limit } = orders.queryOf(page);
      const rows = await db
        .select()
        .from(staffMemberTable)
        .where(and(chosen(filter), where))
        .orderBy(...orderBy)
        .limit(limit);
      return orders.pageOf(rows.map(asStaff), page);
    },

    /** How many the filters leave, whatever the page. */
    async count(filter: Omit<StaffFilter, 'sort'>): Promise<number> {
      return db.$count(staffMemberTable, chosen(filter));
    },

    async update(
      id: string,
      changes: Partial<
        Pick<StaffRow, 'roles' | 'state' | 'joinedAt' | 'leftAt' | 'totpSecret' | 'totpStep'>
      >,
    ): Promise<void> {
      await db.update(staffMemberTable).set(changes).where(eq(staffMemberTable.id, id));
    },

    /** Takes the code of a time step; false where this or a later one was taken before. */
    async consumeTotpStep(id: string, step: number): Promise<boolean> {
      const rows = await db
        .update(staffMemberTable)
        .set({ totpStep: step })
        .where(and(eq(staffMemberTable.id, id), lt(staffMemberTable.totpStep, step)))
        .returning({ id: staffMemberTable.id });
      return rows.length > 0;
    },
  };
}

function asStaff(row: typeof staffMemberTable.$inferSelect): StaffRow {
  const state = row.state === 'active' || row.state === 'invited' ? row.state : 'left';
  return { ...row, state, roles: roles.filter((role) => row.roles.includes(role)) };
}
