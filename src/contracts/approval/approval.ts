import { z } from 'zod';
import { instant } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { staffTextLimits } from '../limits/staff-text-limits';
import { deskExportOf, deskListQuery, deskPageOf, numberPart } from '../staff/desk-list';
import {
  approvalBlocks,
  approvalFactNames,
  approvalKinds,
  approvalStates,
} from './approval-choices';

/** Number of a request to a second person, such as AR-7F3K9Q2M. */
export const approvalIdSchema = z.string().regex(/^AR-[0-9A-HJKMNP-TV-Z]{8}$/);

/**
 * What `maker` asks a second person for. `subject` is what it is about, such as `loan:LN-1`; `amount` in HK$, null where no money is
 * meant. `checker` is who approved or rejected it, `reason` why it was rejected, and `result` the number of what it made.
 */
export const approvalSchema = z.object({
  id: approvalIdSchema,
  kind: z.enum(approvalKinds),
  state: z.enum(approvalStates),
  subject: z.string(),
  amount: z.number().nullable(),
  maker: z.string(),
  madeAt: instant,
  checker: z.string().nullable(),
  decidedAt: instant.nullable(),
  reason: z.string().nullable(),
  result: z.string().nullable(),
});
export type Approval = z.infer<typeof approvalSchema>;

const factValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

/** One thing that is decided; `before` is what it is now, left out where nothing is replaced. `field` says which field of a setting it is. */
export const approvalFactSchema = z.object({
  name: z.enum(approvalFactNames),
  value: factValue,
  before: factValue.optional(),
  field: z.string().optional(),
});
export type ApprovalFact = z.infer<typeof approvalFactSchema>;

/** With all that is decided. `hash` stands for exactly that and goes with the approval; `blocked` says why the reader cannot decide. */
export const approvalDetailSchema = approvalSchema.extend({
  facts: z.array(approvalFactSchema),
  hash: z.string(),
  blocked: z.enum(approvalBlocks).nullable(),
});
export type ApprovalDetail = z.infer<typeof approvalDetailSchema>;

const filters = {
  state: z.enum(approvalStates).optional(),
  kind: z.enum(approvalKinds).optional(),
  /** A mail address, or the name of a key. */
  maker: z.string().min(1).max(200).optional(),
  /** Of the request, or of the loan, application or whatever it is about. */
  q: numberPart,
  /** By when it was asked for; `amount`: those about money, the largest first. */
  sort: z.enum(['newest', 'oldest', 'amount']).default('newest'),
};
export type ApprovalSort = z.output<typeof filters.sort>;
const params = z.object({ id: approvalIdSchema });
const approvalResponse = z.object({ data: approvalSchema });

export const approvalEndpoints = {
  deskApprovals: {
    method: 'GET',
    path: '/api/v1/desk/approvals',
    access: 'desk',
    permission: 'approval.read',
    summary: 'What waits for a second person and what became of it',
    query: deskListQuery(filters),
    response: deskPageOf(approvalSchema),
  },
  deskApprovalsExport: deskExportOf({
    name: 'approvals',
    permission: 'approval.read',
    summary: 'The chosen approvals as CSV, of what the caller may see',
    filters,
  }),
  deskApproval: {
    method: 'GET',
    path: '/api/v1/desk/approvals/{id}',
    access: 'desk',
    permission: 'approval.read',
    summary: 'One request with all that is decided',
    params,
    response: z.object({ data: approvalDetailSchema }),
  },
  deskApprove: {
    method: 'POST',
    path: '/api/v1/desk/approvals/{id}/approval',
    access: 'desk',
    permission: 'approval.decide',
    summary: 'Approves a request of somebody else, which is carried out at once',
    params,
    body: z.strictObject({ hash: z.string().min(1).max(100) }),
    response: approvalResponse,
  },
  deskReject: {
    method: 'POST',
    path: '/api/v1/desk/approvals/{id}/rejection',
    access: 'desk',
    permission: 'approval.decide',
    summary: 'Rejects a request of somebody else',
    params,
    body: z.strictObject({ reason: z.string().trim().min(1).max(staffTextLimits.note) }),
    response: approvalResponse,
  },
  deskWithdrawApproval: {
    method: 'POST',
    path: '/api/v1/desk/approvals/{id}/withdrawal',
    access: 'desk',
    permission: 'approval.read',
    summary: 'Takes an own request back',
    params,
    body: z.strictObject({}),
    response: approvalResponse,
  },
} as const satisfies Record<string, EndpointDefinition>;
