import type { AppointmentEnd } from '@/contracts/appointment/appointment-choices';
import type { AppointmentRow } from '@/backoffice/domains/appointment/appointment.model';
import type { AppointmentRepository } from '@/backoffice/domains/appointment/appointment.repository';

/** Ends a booked appointment and leaves its time to others; part of the transaction that holds its application. */
export async function endSigning(
  appointment: Pick<AppointmentRepository, 'update' | 'removeSeats'>,
  row: AppointmentRow,
  { state, at, by }: { state: AppointmentEnd; at: Date; by: string },
): Promise<AppointmentRow> {
  const ended = { state, changes: row.changes + 1, closedAt: at, closedBy: by };
  await appointment.update(row.reference, ended);
  await appointment.removeSeats(row.reference);
  return { ...row, ...ended };
}
