import { z } from 'zod';
import { instant, isoDate } from '../common-fields';
import { contactLimits, contactTopics } from '../contact/contact-choices';
import type { EndpointDefinition } from '../endpoint-definition';
import { botTokenSchema, oneLine } from '../limits/text-fields';
import { localeSchema } from '../localised';
import { phoneInputSchema } from '../otp/otp';
import { listOf } from '../site/site';
import { deskExportOf, deskListQuery, deskPageOf, numberPart } from '../staff/desk-list';
import { appointmentReferenceSchema, appointmentSchema, slotSchema } from './appointment';
import { appointmentEnds, appointmentStates, callBackTokenPattern } from './appointment-choices';

const tokenSchema = z.string().regex(callBackTokenPattern);

export const callBackSchema = z.object({
  ...appointmentSchema.shape,
  topic: z.enum(contactTopics),
  /** The last four digits of the number that will be called. */
  phoneEnding: z.string().regex(/^\d{4}$/),
});
export type CallBack = z.infer<typeof callBackSchema>;

export const bookCallBackRequestSchema = z.strictObject({
  startsAt: instant,
  name: oneLine(contactLimits.nameMax).min(1),
  phone: phoneInputSchema,
  topic: z.enum(contactTopics),
  botToken: botTokenSchema,
});
export type BookCallBackRequest = z.output<typeof bookCallBackRequestSchema>;

/** `token` opens the booking; it is texted as well where `isTexted`, which it is not to a number that takes no text messages. */
export const bookedCallBackSchema = z.object({
  token: tokenSchema,
  isTexted: z.boolean(),
  data: callBackSchema,
});
export type BookedCallBack = z.infer<typeof bookedCallBackSchema>;

const callBackAnswer = z.object({ data: callBackSchema });

export const deskCallBackSchema = z.object({
  ...appointmentSchema.shape,
  topic: z.enum(contactTopics),
  language: localeSchema,
  name: z.string(),
  /** E.164. */
  phone: z.string(),
  bookedAt: instant,
  /** When it was done, missed or cancelled, and by whom: a member of staff, a key, or `visitor`. */
  closedAt: instant.nullable(),
  closedBy: z.string().nullable(),
});
export type DeskCallBack = z.infer<typeof deskCallBackSchema>;

const callBackFilters = {
  state: z.enum(appointmentStates).default('booked'),
  /** Days of Hong Kong, both included. */
  from: isoDate.optional(),
  to: isoDate.optional(),
  q: numberPart,
  /** By the time of the call. */
  sort: z.enum(['soonest', 'latest']).default('soonest'),
};
export type CallBackFilter = z.output<z.ZodObject<typeof callBackFilters>>;

export const callBackEndpoints = {
  callBackSlots: {
    method: 'GET',
    path: '/api/v1/call-backs/slots',
    access: 'public',
    summary: 'The times at which a call can be booked, soonest first',
    response: listOf(slotSchema),
  },
  bookCallBack: {
    method: 'POST',
    path: '/api/v1/call-backs',
    access: 'public',
    summary: 'Books a call from staff',
    body: bookCallBackRequestSchema,
    response: bookedCallBackSchema,
  },
  callBack: {
    method: 'POST',
    path: '/api/v1/call-backs/open',
    access: 'public',
    summary: 'Reads a booked call by the token of its link',
    body: z.strictObject({ token: tokenSchema }),
    response: callBackAnswer,
  },
  moveCallBack: {
    method: 'POST',
    path: '/api/v1/call-backs/move',
    access: 'public',
    summary: 'Moves a booked call to another time',
    body: z.strictObject({ token: tokenSchema, startsAt: instant }),
    response: callBackAnswer,
  },
  cancelCallBack: {
    method: 'POST',
    path: '/api/v1/call-backs/cancel',
    access: 'public',
    summary: 'Cancels a booked call',
    body: z.strictObject({ token: tokenSchema }),
    response: callBackAnswer,
  },
  deskCallBacks: {
    method: 'GET',
    path: '/api/v1/desk/call-backs',
    access: 'desk',
    permission: 'appointment.read',
    summary: 'Booked calls',
    query: deskListQuery(callBackFilters),
    response: deskPageOf(deskCallBackSchema),
  },
  deskCallBacksExport: deskExportOf({
    name: 'call-backs',
    permission: 'appointment.export',
    summary: 'The chosen calls as CSV',
    filters: callBackFilters,
  }),
  deskCloseCallBack: {
    method: 'PUT',
    path: '/api/v1/desk/call-backs/{reference}/state',
    access: 'desk',
    permission: 'appointment.change',
    summary: 'Notes that a booked call was made, did not reach anybody, or falls away',
    params: z.object({ reference: appointmentReferenceSchema }),
    body: z.strictObject({ state: z.enum(appointmentEnds) }),
    response: z.object({ data: deskCallBackSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;
