import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, ne } from 'drizzle-orm';
import { z } from 'zod';
import {
  appointmentKinds,
  appointmentStates,
  type AppointmentKind,
  type AppointmentState,
} from '@/contracts/appointment/appointment-choices';
import type { CallBackFilter } from '@/contracts/appointment/call-back';
import { localeSchema } from '@/contracts/localised';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createListOrders, type ListPage, type PageRequest } from '@/backoffice/db/list/list-order';
import { countRows } from '@/backoffice/db/list/list-page';
import {
  appointmentSeatTable,
  appointmentTable,
} from '@/backoffice/db/schema/appointment/appointment';
import { isReferenceLike } from '@/backoffice/db/reference-search';
import type { AppointmentRow } from './appointment.model';

export interface AppointmentFilter {
  kind: AppointmentKind;
  state: AppointmentState;
  since?: Date | undefined;
  before?: Date | undefined;
  /** Part of its number. */
  q?: string | undefined;
}

type Sort = CallBackFilter['sort'];

const kindSchema = z.enum(appointmentKinds);
const stateSchema = z.enum(appointmentStates);

const soonest = {
  column: appointmentTable.startsAt,
  valueOf: ({ startsAt }: AppointmentRow) => startsAt,
};
const orders = createListOrders<AppointmentRow, Sort>(
  { column: appointmentTable.reference, valueOf: ({ reference }) => reference },
  { soonest, latest: { ...soonest, isDescending: true } },
);

export type AppointmentRepository = ReturnType<typeof createAppointmentRepository>;

/** Appointments and the seats of slots that they take. */
export function createAppointmentRepository(db: Database | Transaction) {
  const { kind, startsAt, reference, state, tokenHash, applicationNumber, bookedAt, remindedAt } =
    appointmentTable;
  const seats = appointmentSeatTable;
  const chosen = (filter: AppointmentFilter) =>
    and(
      eq(kind, filter.kind),
      eq(state, filter.state),
      filter.since ? gte(startsAt, filter.since) : undefined,
      filter.before ? lt(startsAt, filter.before) : undefined,
      filter.q ? isReferenceLike(reference, filter.q) : undefined,
    );

  return {
    async create(row: AppointmentRow): Promise<void> {
      await db.insert(appointmentTable).values(row);
    },

    /** Takes one seat of a slot for an appointment; false where somebody else has it. Waits for whoever is just taking it. */
    async createSeat(seat: {
      kind: AppointmentKind;
      startsAt: Date;
      seat: number;
      reference: string;
    }): Promise<boolean> {
      const taken = await db.insert(seats).values(seat).onConflictDoNothing().returning();
      return taken.length > 0;
    },

    /** Gives back what an appointment takes, except a seat of the slot that begins at `kept`. */
    async removeSeats(of: string, kept?: Date): Promise<void> {
      await db
        .delete(seats)
        .where(and(eq(seats.reference, of), kept ? ne(seats.startsAt, kept) : undefined));
    },

    /** How many seats are taken of each slot that begins after `instant`, by its start in milliseconds since 1970. */
    async countTaken(ofKind: AppointmentKind, instant: Date): Promise<Map<number, number>> {
      const rows = await db
        .select({ startsAt: seats.startsAt, taken: count() })
        .from(seats)
        .where(and(eq(seats.kind, ofKind), gt(seats.startsAt, instant)))
        .groupBy(seats.startsAt);
      return new Map(rows.map((row) => [row.startsAt.getTime(), row.taken]));
    },

    /** By the hashes of the secret of its link, under every key in use. */
    async findByToken(tokenHashes: readonly string[]): Promise<AppointmentRow | null> {
      const [row] = await db
        .select()
        .from(appointmentTable)
        .where(inArray(tokenHash, [...tokenHashes]));
      return row ? toRow(row) : null;
    },

    /** The row stays locked until the transaction ends. */
    async lockByReference(wanted: string): Promise<AppointmentRow | null> {
      const [row] = await db
        .select()
        .from(appointmentTable)
        .where(eq(reference, wanted))
        .for('update');
      return row ? toRow(row) : null;
    },

    async update(
      of: string,
      changed: Partial<
        Pick<
          AppointmentRow,
          'startsAt' | 'state' | 'changes' | 'closedAt' | 'closedBy' | 'remindedAt'
        >
      >,
    ): Promise<void> {
      await db.update(appointmentTable).set(changed).where(eq(reference, of));
    },

    /** One page. Throws `validation_failed` for the cursor of another list. */
    async list(
      filter: AppointmentFilter,
      page: PageRequest<Sort>,
    ): Promise<ListPage<AppointmentRow>> {
      const { where, orderBy, limit } = orders.queryOf(page);
      const rows = await db
        .select()
        .from(appointmentTable)
        .where(and(chosen(filter), where))
        .orderBy(...orderBy)
        .limit(limit);
      return orders.pageOf(rows.map(toRow), page);
    },

    /** The latest signing of each of these applications. */
    async listByApplications(numbers: readonly string[]): Promise<AppointmentRow[]> {
      if (numbers.length === 0) return [];
      const rows = await db
        .selectDistinctOn([applicationNumber])
        .from(appointmentTable)
        .where(inArray(applicationNumber, [...numbers]))
        .orderBy(asc(applicationNumber), desc(bookedAt), desc(reference));
      return rows.map(toRow);
    },

    /** Booked signings that begin in this time and whose reminder was not sent, soonest first. */
    async listUnreminded({
      after,
      before,
      limit,
    }: {
      after: Date;
      before: Date;
      limit: number;
    }): Promise<AppointmentRow[]> {
      const rows = await db
        .select()
        .from(appointmentTable)
        .where(
          and(
            eq(kind, 'signing'),
            eq(state, 'booked'),
            gt(startsAt, after),
            lt(startsAt, before),
            isNull(remindedAt),
          ),
        )
        .orderBy(asc(startsAt), asc(reference))
        .limit(limit);
      return rows.map(toRow);
    },

    /** How many there are, up to 10,000. */
    count: (filter: AppointmentFilter): Promise<number> =>
      countRows(db, appointmentTable, chosen(filter)),

    /** Removes the appointments of a kind that began before `instant`. */
    async removeBefore(ofKind: AppointmentKind, instant: Date): Promise<void> {
      await db.delete(appointmentTable).where(and(eq(kind, ofKind), lt(startsAt, instant)));
    },
  };
}

const toRow = (row: typeof appointmentTable.$inferSelect): AppointmentRow => ({
  ...row,
  kind: kindSchema.parse(row.kind),
  state: stateSchema.parse(row.state),
  language: localeSchema.parse(row.language),
});
