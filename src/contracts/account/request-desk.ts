import { z } from 'zod';
import { instant } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { localeSchema } from '../localised';
import { staffEmailMax, staffEmailSchema } from '../staff/staff';
import { deskExportOf, deskListQuery, deskPageOf, numberPart } from '../staff/desk-list';
import { requestKinds, requestSorts, requestStates } from './account-choices';
import { decideRequestSchema, withApproval } from './account-desk';
import { loanNoSchema, loanSummarySchema } from './account-loan';
import {
  holidayPreviewSchema,
  requestReferenceSchema,
  serviceRequestSchema,
} from './account-request';

const handling = {
  /** Until when staff answer; null while nothing is to be decided. */
  dueAt: instant.nullable(),
  /** Who reviews it. */
  assignee: z.string().nullable(),
};

/** A request in a list. */
export const requestRowSchema = serviceRequestSchema
  .pick({
    reference: true,
    kind: true,
    state: true,
    loanNo: true,
    amount: true,
    months: true,
    on: true,
    createdAt: true,
    changedAt: true,
  })
  .extend({ ...handling, customerId: z.string(), customerName: z.string().nullable() });
export type RequestRowView = z.infer<typeof requestRowSchema>;

/**
 * A request as staff see it: `version` is what `If-Match` wants, `text` what the customer wrote, `language` theirs. Of `conflicts`, other open
 * requests on the same loan, none can be approved beside this one.
 */
export const deskRequestSchema = z.object({
  ...serviceRequestSchema.shape,
  ...handling,
  version: z.number().int().nonnegative(),
  customerId: z.string(),
  customerName: z.string().nullable(),
  language: localeSchema,
  text: z.string().nullable(),
  nextStates: z.array(z.enum(requestStates)),
  notes: z.array(z.object({ at: instant, by: z.string(), note: z.string().nullable() })),
  conflicts: z.array(requestRowSchema.pick({ reference: true, kind: true, state: true })),
});
export type DeskRequest = z.infer<typeof deskRequestSchema>;

/**
 * What a decision would do: the loan before and after it, null for a request without one, and what a payment holiday changes. `needsApproval`
 * says whether a second person has to approve it.
 */
export const decisionEffectSchema = z.object({
  before: loanSummarySchema.nullable(),
  after: loanSummarySchema.nullable(),
  holiday: holidayPreviewSchema.nullable(),
  needsApproval: z.boolean(),
  version: z.number().int().nonnegative(),
});
export type DecisionEffect = z.infer<typeof decisionEffectSchema>;

const filters = {
  /** `open`: not decided, or not carried out to the end. */
  state: z.enum([...requestStates, 'open']).optional(),
  kind: z.enum(requestKinds).optional(),
  loanNo: loanNoSchema.optional(),
  customerId: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  /** A mail address, `me`, or `nobody`. */
  assignee: z.union([z.enum(['me', 'nobody']), z.string().min(3).max(staffEmailMax)]).optional(),
  /** Of the request, or of the loan that it is about. */
  q: numberPart,
};
export type RequestFilter = z.output<z.ZodObject<typeof filters>>;

const listFilters = { ...filters, sort: z.enum(requestSorts).default('changed') };
const params = z.object({ reference: requestReferenceSchema });

export const requestDeskEndpoints = {
  deskServiceRequests: {
    method: 'GET',
    path: '/api/v1/desk/requests',
    access: 'desk',
    permission: 'request.read',
    summary: 'Requests of customers; the trail has that a page was read',
    query: deskListQuery(listFilters).extend({
      /** The time that the list is sorted by, in milliseconds since 1970, and the number of a request. */
      cursor: z
        .string()
        .regex(/^\d{13}\.RQ-[0-9A-HJKMNP-TV-Z]{8}$/)
        .optional(),
    }),
    response: deskPageOf(requestRowSchema),
  },
  deskServiceRequestsExport: deskExportOf({
    name: 'requests',
    permission: 'request.export',
    summary: 'The chosen requests as CSV',
    filters: listFilters,
  }),
  deskServiceRequest: {
    method: 'GET',
    path: '/api/v1/desk/requests/{reference}',
    access: 'desk',
    permission: 'request.read',
    summary: 'One request with its history and what contradicts it; the trail has who opened it',
    params,
    response: z.object({ data: deskRequestSchema }),
  },
  deskPreviewDecision: {
    method: 'POST',
    path: '/api/v1/desk/requests/{reference}/preview',
    access: 'desk',
    permission: 'request.decide',
    summary: 'Tries a decision out, checks included, and decides nothing',
    params,
    body: decideRequestSchema.omit({ note: true, message: true }),
    response: z.object({ data: decisionEffectSchema }),
  },
  deskAssignRequest: {
    method: 'PUT',
    path: '/api/v1/desk/requests/{reference}/assignee',
    access: 'desk',
    permission: 'request.decide',
    summary: 'Gives a request to a member of staff, or back to nobody',
    params,
    body: z.strictObject({ assignee: staffEmailSchema.nullable() }),
    response: z.object({ data: deskRequestSchema }),
  },
  deskDecideRequest: {
    method: 'PUT',
    path: '/api/v1/desk/requests/{reference}/state',
    access: 'desk',
    permission: 'request.decide',
    summary:
      'Moves a request on and, where it is approved, carries it out; limits, bank accounts, large payments and withdrawals that came back go to a second person',
    params,
    body: decideRequestSchema,
    response: withApproval(deskRequestSchema),
  },
} as const satisfies Record<string, EndpointDefinition>;
