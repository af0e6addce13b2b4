import { z } from 'zod';
import { instant } from '../common-fields';
import { appointmentStates } from './appointment-choices';

/** Such as AP-7F3K9Q2M. */
export const appointmentReferenceSchema = z.string().regex(/^AP-[0-9A-HJKMNP-TV-Z]{8}$/);

/** A time that can be booked. */
export const slotSchema = z.object({ startsAt: instant, endsAt: instant });
export type Slot = z.infer<typeof slotSchema>;

/** An appointment as the person who booked it reads it. */
export const appointmentSchema = z.object({
  ...slotSchema.shape,
  reference: appointmentReferenceSchema,
  state: z.enum(appointmentStates),
  /** How often it was changed: a calendar replaces an event by one with a higher number. */
  changes: z.number().int().nonnegative(),
});
export type Appointment = z.infer<typeof appointmentSchema>;
