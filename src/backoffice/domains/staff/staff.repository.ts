import { and, asc, eq, gt, ilike, lt, or, sql } from 'drizzle-orm';
import { roles, type Role } from '@/contracts/staff/permissions';
import type { StaffMember } from '@/contracts/staff/staff';
import type { Database, Transaction } from '@/backoffice/db/database';
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

export interface StaffQuery {
  cursor?: string | undefined;
  limit: number;
  /** Part of a name or address. */
  q?: string | undefined;
  role?: Role | undefined;
  state?: StaffMember['state'] | undefined;
}

export type StaffRepository = ReturnType<typeof createStaffRepository>;

/** Who works at the desk, and who did. */
export function createStaffRepository(db: Database | Transaction) {
  const chosen = ({ q, role, state }: StaffQuery) => {
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

    /** By address; at most `limit`, those after `cursor`. */
    async list(query: StaffQuery): Promise<StaffRow[]> {
      const rows = await db
        .select()
        .from(staffMemberTable)
        .where(
          and(
            chosen(query),
            query.cursor === undefined ? undefined : gt(staffMemberTable.email, query.cursor),
          ),
        )
        .orderBy(asc(staffMemberTable.email))
        .limit(query.limit);
      return rows.map(asStaff);
    },

    /** How many the filters leave, whatever the page. */
    async count(query: StaffQuery): Promise<number> {
      return db.$count(staffMemberTable, chosen(query));
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
