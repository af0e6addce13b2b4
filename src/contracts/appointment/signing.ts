import { z } from 'zod';
import { applicationNumberParams, applicationNumberSchema } from '../application/application';
import { instant } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { listOf } from '../site/site';
import { appointmentSchema, slotSchema } from './appointment';
import { appointmentEnds } from './appointment-choices';

/** The signing of an accepted offer. `place` is where, in the language of the call, null where staff have to say; `appointment` is the latest one, null before there is one. */
export const signingSchema = z.object({
  applicationNumber: applicationNumberSchema,
  place: z.string().nullable(),
  appointment: appointmentSchema.nullable(),
});
export type Signing = z.infer<typeof signingSchema>;

/** The signing as staff read it beside the application. `closedBy` is a member of staff, a key, or `applicant`. */
export const deskSigningSchema = z.object({
  ...appointmentSchema.shape,
  bookedAt: instant,
  closedAt: instant.nullable(),
  closedBy: z.string().nullable(),
});
export type DeskSigning = z.infer<typeof deskSigningSchema>;

const answer = z.object({ data: signingSchema });

export const signingEndpoints = {
  signings: {
    method: 'GET',
    path: '/api/v1/los/signings',
    access: 'customer',
    summary: 'The signings of accepted offers of the customer',
    response: listOf(signingSchema),
  },
  signingSlots: {
    method: 'GET',
    path: '/api/v1/los/signings/slots',
    access: 'customer',
    summary: 'The times at which a signing can be booked, soonest first',
    response: listOf(slotSchema),
  },
  bookSigning: {
    method: 'PUT',
    path: '/api/v1/los/signings/{applicationNumber}',
    access: 'customer',
    summary: 'Books the signing of an accepted offer, or moves it',
    params: applicationNumberParams,
    body: z.strictObject({ startsAt: instant }),
    response: answer,
  },
  cancelSigning: {
    method: 'DELETE',
    path: '/api/v1/los/signings/{applicationNumber}',
    access: 'customer',
    summary: 'Cancels a booked signing',
    params: applicationNumberParams,
    response: answer,
  },
  deskCloseSigning: {
    method: 'PUT',
    path: '/api/v1/desk/applications/{applicationNumber}/signing',
    access: 'desk',
    permission: 'appointment.change',
    summary: 'Notes that a signing took place, was missed, or falls away',
    params: applicationNumberParams,
    body: z.strictObject({ state: z.enum(appointmentEnds) }),
    response: z.object({ data: deskSigningSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;
