import { z } from 'zod';
import { payoutsSchema } from '../account/account';
import { loanSummarySchema } from '../account/account-loan';
import { serviceRequestSchema } from '../account/account-request';
import { applicationNumberSchema } from '../application/application';
import { idTypes } from '../application/application-choices';
import { deskApplicationSummarySchema } from '../application/application-desk';
import { approvalSchema } from '../approval/approval';
import { instant, isoDate, successSchema } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { staffTextLimits } from '../limits/staff-text-limits';
import { manyLines } from '../limits/text-fields';
import { localeSchema } from '../localised';
import { deskExportOf, deskListQuery, deskPageOf } from '../staff/desk-list';
import { threadSummarySchema } from '../thread/thread';
import {
  customerEventKinds,
  customerStates,
  erasureKinds,
  holdReasons,
  revealedFields,
} from './customer-choices';

/** `frozen`: may not sign in; `payouts-stopped`: no withdrawals. */
const stateSchema = z.enum(customerStates);

/** A customer in short; of the phone the last four digits. */
export const customerSummarySchema = z.object({
  customerId: z.string(),
  name: z.string().nullable(),
  phoneEnding: z.string(),
  language: localeSchema,
  state: stateSchema,
  createdAt: instant,
});
export type CustomerSummary = z.infer<typeof customerSummarySchema>;

/**
 * All that is known of a customer. Identity document and bank account are masked. `loans`, `applications`, `requests` and `threads` are null
 * for callers who may not read them. `frozenAt`: since when nobody can sign in.
 */
export const customerFileSchema = z.object({
  ...customerSummarySchema.omit({ phoneEnding: true }).shape,
  phone: z.string(),
  email: z.string().nullable(),
  emailVerifiedAt: instant.nullable(),
  address: z.string().nullable(),
  marketing: z.boolean(),
  frozenAt: instant.nullable(),
  payouts: payoutsSchema,
  bankAccount: z.object({ masked: z.string(), since: instant }).nullable(),
  /** As given in the latest application that has one. */
  identity: z
    .object({
      kind: z.enum(idTypes),
      masked: z.string(),
      applicationNumber: applicationNumberSchema,
    })
    .nullable(),
  sessions: z.array(z.object({ device: z.string(), signedInAt: instant, lastSeenAt: instant })),
  passkeys: z.array(
    z.object({ name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() }),
  ),
  /** What was agreed to with each application. */
  consents: z.array(
    z.object({
      applicationNumber: applicationNumberSchema,
      textVersion: z.string(),
      language: localeSchema,
      acceptedAt: instant,
      creditReference: z.boolean(),
      marketingOwn: z.boolean(),
    }),
  ),
  /** The latest ones; `staff` is null for what the customer did. */
  events: z.array(
    z.object({
      id: z.number().int(),
      at: instant,
      kind: z.enum(customerEventKinds),
      device: z.string(),
      staff: z.string().nullable(),
    }),
  ),
  loans: z.array(loanSummarySchema).nullable(),
  applications: z.array(deskApplicationSummarySchema).nullable(),
  requests: z.array(serviceRequestSchema).nullable(),
  threads: z.array(threadSummarySchema).nullable(),
  /** Numbers of other records that were merged into this one. */
  mergedIds: z.array(z.string()),
});
export type CustomerFile = z.infer<typeof customerFileSchema>;

/** What an erasure does with so many of a kind: it erases them, or keeps them for `hold` up to the last day `until`, which is null while nobody knows it. */
export const erasureLineSchema = z.object({
  kind: z.enum(erasureKinds),
  count: z.number().int(),
  hold: z.enum(holdReasons).nullable(),
  until: isoDate.nullable(),
});
export type ErasureLine = z.infer<typeof erasureLineSchema>;

/** `askedAt`: since when an erasure is approved whose rest waits for holds to end; null where there is none. */
export const erasurePreviewSchema = z.object({
  lines: z.array(erasureLineSchema),
  askedAt: instant.nullable(),
});
export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;

export const customerParams = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });

const customerFilters = {
  state: stateSchema.optional(),
  language: localeSchema.optional(),
  /** The number of a loan, an application, a request or a message of theirs, or at least four characters of its code. */
  q: z
    .string()
    .trim()
    .regex(/^(?:[A-Za-z]{2}-(?:\d{4}-)?)?[0-9A-Za-z]{4,8}$/)
    .optional(),
  /** By when they became customers. */
  sort: z.enum(['newest', 'oldest']).default('newest'),
};
export type CustomerFilter = z.output<z.ZodObject<typeof customerFilters>>;

const note = manyLines(staffTextLimits.note).min(1);

export const customerDeskEndpoints = {
  deskCustomers: {
    method: 'GET',
    path: '/api/v1/desk/customers',
    access: 'desk',
    permission: 'customer.read',
    summary: 'Customers; that the page was read stands in the audit trail',
    query: deskListQuery(customerFilters).extend({
      /** When a customer was added, in milliseconds since 1970, and the id. */
      cursor: z
        .string()
        .regex(/^\d{13}\.[\w-]{1,64}$/)
        .optional(),
    }),
    response: deskPageOf(customerSummarySchema),
  },
  deskCustomersExport: deskExportOf({
    name: 'customers',
    permission: 'customer.export',
    summary: 'The chosen customers as CSV',
    filters: customerFilters,
  }),
  deskCustomerFile: {
    method: 'GET',
    path: '/api/v1/desk/customers/{id}',
    access: 'desk',
    permission: 'customer.read',
    summary:
      'All that is known of one customer, as far as the caller may read it; the number of a merged record gives the one that it went into. That it was read stands in the audit trail',
    params: customerParams,
    response: z.object({ data: customerFileSchema }),
  },
  deskFreezeCustomer: {
    method: 'PUT',
    path: '/api/v1/desk/customers/{id}/state',
    access: 'desk',
    permission: 'customer.freeze',
    summary:
      'Freezes an account: all sessions end, nobody can sign in, withdrawals stop; or lets its customer sign in again, while withdrawals stay stopped',
    params: customerParams,
    body: z.strictObject({ state: z.enum(['frozen', 'open']), note }),
    response: successSchema,
  },
  deskEndCustomerSessions: {
    method: 'POST',
    path: '/api/v1/desk/customers/{id}/sessions/end',
    access: 'desk',
    permission: 'customer.freeze',
    summary: 'Ends all sessions of a customer, who may sign in again',
    params: customerParams,
    body: z.strictObject({ note }),
    response: successSchema,
  },
  deskRevealCustomer: {
    method: 'POST',
    path: '/api/v1/desk/customers/{id}/reveal',
    access: 'desk',
    permission: 'customer.reveal',
    summary:
      'The number of the identity document or the bank account in full; who saw it and why stands in the audit trail',
    params: customerParams,
    body: z.strictObject({ field: z.enum(revealedFields), note }),
    response: z.object({ data: z.object({ field: z.enum(revealedFields), value: z.string() }) }),
  },
  deskCopyCustomer: {
    method: 'POST',
    path: '/api/v1/desk/customers/{id}/copy',
    access: 'desk',
    permission: 'customer.export',
    summary:
      'All that is kept about a customer as a ZIP file, as the customer may ask for it; for staff who have just proved to be there',
    params: customerParams,
    body: z.strictObject({ note }),
    response: z.unknown(),
    responseKind: 'file',
  },
  deskCustomerErasure: {
    method: 'GET',
    path: '/api/v1/desk/customers/{id}/erasure',
    access: 'desk',
    permission: 'customer.identify',
    summary:
      'What an erasure of a customer’s data would erase at once and what it would keep, why and until when',
    params: customerParams,
    response: z.object({ data: erasurePreviewSchema }),
  },
  deskEraseCustomer: {
    method: 'POST',
    path: '/api/v1/desk/customers/{id}/erasure',
    access: 'desk',
    permission: 'customer.identify',
    summary:
      'Asks a second person to erase a customer’s data; what is kept for a reason is erased when the reason ends',
    params: customerParams,
    body: z.strictObject({ note }),
    response: z.object({ data: approvalSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;
