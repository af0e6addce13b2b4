import { appointmentRules } from '@/config/appointment/appointment-rules';
import type { Appointment, Slot } from '@/contracts/appointment/appointment';
import type {
  AppointmentKind,
  AppointmentState,
} from '@/contracts/appointment/appointment-choices';
import type { Locale } from '@/contracts/locale';
import { dayMs, hongKongDay, minuteMs, plusDays } from '@/lib/hong-kong-day';
import type { OfficeCalendar } from '@/backoffice/common/office-calendar';

/** As stored. */
export interface AppointmentRow {
  reference: string;
  kind: AppointmentKind;
  startsAt: Date;
  language: Locale;
  /** Null for a signing. */
  encrypted: string | null;
  /** The hash of the secret in the link of a booked call. */
  tokenHash: string | null;
  /** Of a signing. */
  applicationNumber: string | null;
  state: AppointmentState;
  changes: number;
  bookedAt: Date;
  closedAt: Date | null;
  closedBy: string | null;
  remindedAt: Date | null;
}

/** What the encrypted part of an appointment is bound to. */
export const appointmentContext = (reference: string): string => `appointment/${reference}`;

/** How many days ahead an open day is looked for; a lender that stays closed longer offers no slots. */
const searchedDays = 60;

/** When the slots of a kind begin that can be booked at `now`, soonest first; whether one is taken stands in the database. */
export function slotStarts(
  { kind, calendar }: { kind: AppointmentKind; calendar: OfficeCalendar },
  now: Date,
): Date[] {
  const { minutes, days, noticeMinutes } = appointmentRules[kind];
  const earliestMs = now.getTime() + noticeMinutes * minuteMs;
  const first = hongKongDay(new Date(earliestMs));
  const starts: Date[] = [];
  let openDays = 0;
  for (let ahead = 0; ahead < searchedDays && openDays < days; ahead += 1) {
    const day = plusDays(first, ahead);
    const hours = calendar.openHoursOn(day);
    if (!hours) continue;
    const closesMs = instantOf(day, hours.to);
    const ofDay: Date[] = [];
    for (
      let startMs = instantOf(day, hours.from);
      startMs + minutes * minuteMs <= closesMs;
      startMs += minutes * minuteMs
    )
      if (startMs >= earliestMs) ofDay.push(new Date(startMs));
    // A first day that is nearly over does not count.
    if (ofDay.length > 0) openDays += 1;
    starts.push(...ofDay);
  }
  return starts;
}

const instantOf = (day: string, time: string): number => Date.parse(`${day}T${time}:00+08:00`);

/** When an appointment that begins then is over. */
export const endOf = (kind: AppointmentKind, startsAt: Date): Date =>
  new Date(startsAt.getTime() + appointmentRules[kind].minutes * minuteMs);

/** A slot as it is offered. */
export const toSlot = (kind: AppointmentKind, startsAt: Date): Slot => ({
  startsAt: startsAt.toISOString(),
  endsAt: endOf(kind, startsAt).toISOString(),
});

/** An appointment as the person who booked it reads it. */
export const toAppointment = ({
  reference,
  kind,
  startsAt,
  state,
  changes,
}: AppointmentRow): Appointment => ({ ...toSlot(kind, startsAt), reference, state, changes });

/** Who booked may change it until it begins. */
export const isChangeable = (
  { state, startsAt }: Pick<AppointmentRow, 'state' | 'startsAt'>,
  now: Date,
): boolean => state === 'booked' && startsAt > now;

/** The instants of whole days of Hong Kong, both included. */
export const daysBetween = ({
  from,
  to,
}: {
  from?: string | undefined;
  to?: string | undefined;
}) => ({
  since: from === undefined ? undefined : new Date(instantOf(from, '00:00')),
  before: to === undefined ? undefined : new Date(instantOf(to, '00:00') + dayMs),
});
