import { z } from 'zod';
import { approvalSchema } from '../approval/approval';
import { instant } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { staffTextLimits } from '../limits/staff-text-limits';
import { manyLines } from '../limits/text-fields';
import { doubleReasons, mergedKinds, mergeRefusals, mergeSides } from './customer-choices';
import { customerParams, customerSummarySchema } from './customer-desk';

/** Another record that may be of the same person, and what both have. */
export const customerDoubleSchema = customerSummarySchema.extend({
  reasons: z.array(z.enum(doubleReasons)),
});
export type CustomerDouble = z.infer<typeof customerDoubleSchema>;

/** One of the two records as staff compare them; identity document and bank account are masked. */
export const mergeRecordSchema = z.object({
  customerId: z.string(),
  name: z.string().nullable(),
  phone: z.string(),
  email: z.string().nullable(),
  emailVerifiedAt: instant.nullable(),
  bankAccount: z.string().nullable(),
  identity: z.string().nullable(),
  createdAt: instant,
});
export type MergeRecord = z.infer<typeof mergeRecordSchema>;

/** What goes over to `kept`, and how many sign-ins and passkeys of `merged` end. `refusal`: why the two stay two; null where they can be merged. */
export const mergePreviewSchema = z.object({
  kept: mergeRecordSchema,
  merged: mergeRecordSchema,
  moved: z.array(z.object({ kind: z.enum(mergedKinds), count: z.number().int() })),
  sessions: z.number().int(),
  passkeys: z.number().int(),
  /** Both records name the same identity document. */
  isSameIdentity: z.boolean(),
  refusal: z.enum(mergeRefusals).nullable(),
});
export type MergePreview = z.infer<typeof mergePreviewSchema>;

const side = z.enum(mergeSides);

/** Whose phone, mail address and bank account stay; where only one record has one, that one stays. */
export const mergeCustomersRequestSchema = z.strictObject({
  phone: side,
  email: side,
  bankAccount: side,
  note: manyLines(staffTextLimits.note).min(1),
});
export type MergeCustomersRequest = z.infer<typeof mergeCustomersRequestSchema>;

const params = customerParams.extend({ mergedId: customerParams.shape.id });

export const customerMergeEndpoints = {
  deskCustomerDoubles: {
    method: 'GET',
    path: '/api/v1/desk/customers/{id}/doubles',
    access: 'desk',
    permission: 'customer.read',
    summary: 'Other records that may be of the same customer, and why',
    params: customerParams,
    response: z.object({ data: z.array(customerDoubleSchema) }),
  },
  deskCustomerMerge: {
    method: 'GET',
    path: '/api/v1/desk/customers/{id}/merges/{mergedId}',
    access: 'desk',
    permission: 'customer.identify',
    summary: 'Two records of customers side by side, and what goes over if they become one',
    params,
    response: z.object({ data: mergePreviewSchema }),
  },
  deskMergeCustomers: {
    method: 'POST',
    path: '/api/v1/desk/customers/{id}/merges/{mergedId}',
    access: 'desk',
    permission: 'customer.identify',
    summary:
      'Asks a second person to merge another record into this one, which alone stays; nothing divides them again',
    params,
    body: mergeCustomersRequestSchema,
    response: z.object({ data: approvalSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;
