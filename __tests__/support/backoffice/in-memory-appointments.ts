import type { AppointmentRow } from '@/backoffice/domains/appointment/appointment.model';
import type {
  AppointmentFilter,
  AppointmentRepository,
} from '@/backoffice/domains/appointment/appointment.repository';

export interface Seat {
  kind: string;
  startsAt: Date;
  seat: number;
  reference: string;
}

/** Appointments and seats in lists that a test can read. */
export function inMemoryAppointments(rows: AppointmentRow[] = [], seats: Seat[] = []) {
  const chosen = ({ kind, state, since, before }: AppointmentFilter) =>
    rows
      .filter(
        (row) =>
          row.kind === kind &&
          row.state === state &&
          (!since || row.startsAt >= since) &&
          (!before || row.startsAt < before),
      )
      .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const repository: AppointmentRepository = {
    create: async (row) => void rows.push({ ...row }),
    async createSeat(seat) {
      const isTaken = seats.some(
        (one) =>
          one.kind === seat.kind &&
          one.seat === seat.seat &&
          one.startsAt.getTime() === seat.startsAt.getTime(),
      );
      if (!isTaken) {
        const { kind, startsAt, seat: place, reference } = seat;
        seats.push({ kind, startsAt, seat: place, reference });
      }
      return !isTaken;
    },
    async removeSeats(reference, kept) {
      const left = seats.filter(
        (one) => one.reference !== reference || one.startsAt.getTime() === kept?.getTime(),
      );
      seats.splice(0, seats.length, ...left);
    },
    async countTaken(kind, instant) {
      const counts = new Map<number, number>();
      for (const one of seats)
        if (one.kind === kind && one.startsAt > instant)
          counts.set(one.startsAt.getTime(), (counts.get(one.startsAt.getTime()) ?? 0) + 1);
      return counts;
    },
    findByToken: async (hashes) =>
      rows.find(({ tokenHash }) => tokenHash !== null && hashes.includes(tokenHash)) ?? null,
    lockByReference: async (reference) => rows.find((row) => row.reference === reference) ?? null,
    async update(reference, changed) {
      const index = rows.findIndex((row) => row.reference === reference);
      const row = rows[index];
      if (row) rows[index] = { ...row, ...changed };
    },
    list: async (filter, { limit, cursor = '' }) => {
      const rest = chosen(filter).filter(({ reference }) => reference > cursor);
      const page = rest.slice(0, limit);
      return { rows: page, next: rest.length > limit ? (page.at(-1)?.reference ?? null) : null };
    },
    listByApplications: async (numbers) =>
      numbers.flatMap((number) => {
        const own = rows.filter((row) => row.applicationNumber === number);
        return own.toSorted((a, b) => b.bookedAt.getTime() - a.bookedAt.getTime()).slice(0, 1);
      }),
    listUnreminded: async ({ after, before }) =>
      chosen({ kind: 'signing', state: 'booked' }).filter(
        (row) => row.startsAt > after && row.startsAt < before && row.remindedAt === null,
      ),
    count: async (filter) => chosen(filter).length,
    async removeBefore(kind, instant) {
      const left = rows.filter((row) => row.kind !== kind || row.startsAt >= instant);
      rows.splice(0, rows.length, ...left);
    },
  };
  return { repository, rows, seats };
}
