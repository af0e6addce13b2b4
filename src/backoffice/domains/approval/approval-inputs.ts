import { z } from 'zod';
import {
  bookLoanRequestSchema,
  decideRequestSchema,
  firstBankAccountSchema,
  paymentRequestSchema,
  postingRequestSchema,
} from '@/contracts/account/account-desk';
import {
  rateChangeRequestSchema,
  refundRequestSchema,
  restructureRequestSchema,
  reversalRequestSchema,
} from '@/contracts/account/loan-desk';
import type { ApprovalKind } from '@/contracts/approval/approval-choices';
import { approveIncompleteRequestSchema } from '@/contracts/application/application-desk';
import { pageTestRequestSchema } from '@/contracts/campaign/page-test';
import { pageTestVariants } from '@/contracts/campaign/page-test-choices';
import { contentKindSchema } from '@/contracts/content/content-desk';
import { makeOfferRequestSchema } from '@/contracts/offer/offer-desk';
import { returnedOutcomeSchema } from '@/contracts/payment-order/payment-order';
import { mergeCustomersRequestSchema } from '@/contracts/customer/customer-merge';
import { isoDate } from '@/contracts/common-fields';
import { localeSchema } from '@/contracts/localised';
import { settingValueSchema } from '@/contracts/setting/setting';
import { settingNames } from '@/contracts/setting/settings';
import { roles } from '@/contracts/staff/permissions';
import type { Act } from './approval.model';

const id = z.string();

/** What is asked for, by kind, as it is kept until it is decided. */
export const approvalInputs = {
  offer: z.object({ applicationNumber: id, input: makeOfferRequestSchema }),
  'incomplete-approval': approveIncompleteRequestSchema.extend({ applicationNumber: id }),
  'loan-booking': bookLoanRequestSchema,
  'loan-drawdown': postingRequestSchema.required({ on: true }).extend({ loanNo: id }),
  'loan-payment': paymentRequestSchema.required({ on: true }).extend({ loanNo: id }),
  'loan-reversal': reversalRequestSchema.extend({ loanNo: id }),
  'loan-refund': refundRequestSchema.extend({ loanNo: id }),
  'loan-rate': rateChangeRequestSchema.extend({ loanNo: id }),
  'loan-restructure': restructureRequestSchema.extend({ loanNo: id }),
  'bank-entry': z.object({ id, loanNo: id }),
  'payment-order': z.object({ id }),
  'payment-return': z.object({ id, outcome: returnedOutcomeSchema }),
  'request-payment': decideRequestSchema.extend({ reference: id }),
  'withdrawal-reversal': decideRequestSchema.extend({ reference: id }),
  'credit-limit': decideRequestSchema.extend({ reference: id }),
  'bank-account': decideRequestSchema.extend({ reference: id }),
  'first-bank-account': z.object({ customerId: id, bankAccount: firstBankAccountSchema }),
  'passkey-removal': z.object({ customerId: id, note: z.string() }),
  'customer-phone': z.object({ customerId: id, phone: z.string(), note: z.string() }),
  'customer-erasure': z.object({ customerId: id, note: z.string() }),
  'customer-merge': mergeCustomersRequestSchema.extend({ customerId: id, mergedId: id }),
  'content-publication': z.object({
    kind: contentKindSchema,
    id,
    /** The draft that was on the maker’s screen. */
    draft: z.number(),
    version: z.number(),
    /** Null for at once. */
    from: z.string().nullable(),
    until: z.string().nullable(),
  }),
  'page-test': pageTestRequestSchema,
  'page-test-choice': z.object({ id, chosen: z.enum(pageTestVariants) }),
  setting: z.object({
    name: z.enum(settingNames),
    value: settingValueSchema,
    from: isoDate.nullable(),
    note: z.string(),
  }),
  'staff-roles': z.object({ id, roles: z.array(z.enum(roles)) }),
  'staff-invitation': z.object({
    email: z.string(),
    name: z.string(),
    roles: z.array(z.enum(roles)),
    locale: localeSchema,
  }),
  'staff-reinvitation': z.object({ id, locale: localeSchema }),
} as const satisfies Record<ApprovalKind, z.ZodType>;
export type ApprovalInput<K extends ApprovalKind> = z.output<(typeof approvalInputs)[K]>;

/** What each kind does. */
export type Acts = { [K in ApprovalKind]: Act<ApprovalInput<K>> };
