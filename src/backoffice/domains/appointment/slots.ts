import { appointmentRules } from '@/config/appointment/appointment-rules';
import type { Slot } from '@/contracts/appointment/appointment';
import type { AppointmentKind } from '@/contracts/appointment/appointment-choices';
import type { OfficeCalendar } from '@/backoffice/common/office-calendar';
import { ServiceError } from '@/backoffice/common/service-error';
import { slotStarts, toSlot } from './appointment.model';
import type { AppointmentRepository } from './appointment.repository';

/** The slots of a kind that can be booked and have room, soonest first. */
export async function freeSlots(
  appointment: Pick<AppointmentRepository, 'countTaken'>,
  { kind, calendar }: { kind: AppointmentKind; calendar: OfficeCalendar },
  now: Date,
): Promise<Slot[]> {
  const taken = await appointment.countTaken(kind, now);
  const { capacity } = appointmentRules[kind];
  return slotStarts({ kind, calendar }, now)
    .filter((startsAt) => (taken.get(startsAt.getTime()) ?? 0) < capacity)
    .map((startsAt) => toSlot(kind, startsAt));
}

/**
 * Takes a seat of a slot in a transaction, and gives back whatever else the appointment had taken, in this order, so that two who
 * change places never wait for each other. Throws `slot_taken` where the slot is full or cannot be booked at `now`.
 */
export async function takeSlot(
  appointment: Pick<AppointmentRepository, 'createSeat' | 'removeSeats'>,
  {
    kind,
    startsAt,
    reference,
    calendar,
  }: { kind: AppointmentKind; startsAt: Date; reference: string; calendar: OfficeCalendar },
  now: Date,
): Promise<void> {
  const isOffered = slotStarts({ kind, calendar }, now).some(
    (start) => start.getTime() === startsAt.getTime(),
  );
  if (!isOffered) throw new ServiceError('slot_taken');
  for (let seat = 0; seat < appointmentRules[kind].capacity; seat += 1)
    if (await appointment.createSeat({ kind, startsAt, seat, reference }))
      return appointment.removeSeats(reference, startsAt);
  throw new ServiceError('slot_taken');
}
