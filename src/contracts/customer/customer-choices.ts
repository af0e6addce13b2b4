// No zod here: these lists are imported by client components.
import { activityKinds } from '../account/activity-kinds';

/** What a customer may do at present: everything, no withdrawals, or not even sign in. */
export const customerStates = ['open', 'payouts-stopped', 'frozen'] as const;
export type CustomerState = (typeof customerStates)[number];

/** What concerned the safety of an account besides what its customer is shown; `other` is whatever has no words here. */
export const staffEventKinds = [
  'signed-out',
  'code-right',
  'passkey-step-up',
  'document-read',
  'account-frozen',
  'account-unfrozen',
  'other',
] as const;
export const customerEventKinds = [...activityKinds, ...staffEventKinds] as const;
export type CustomerEventKind = (typeof customerEventKinds)[number];

/** What staff see in full for a reason alone. */
export const revealedFields = ['identity', 'bankAccount'] as const;
export type RevealedField = (typeof revealedFields)[number];

/** What an erasure goes through, in the order in which staff read it. */
export const erasureKinds = [
  'account',
  'bank-account',
  'session',
  'passkey',
  'application',
  'offer',
  'document',
  'draft',
  'loan',
  'statement',
  'payment',
  'request',
  'message',
  'appointment',
  'value-alert',
  'job-application',
  'approval',
  'security-event',
] as const;
export type ErasureKind = (typeof erasureKinds)[number];

/** Why something is kept although its erasure was asked for, the strongest reason first. */
export const holdReasons = [
  'running-loan',
  'unpaid-balance',
  'open-payment',
  'complaint',
  'open-application',
  'open-request',
  'open-approval',
  'newer',
  'ended-loan',
  'security-log',
] as const;
export type HoldReason = (typeof holdReasons)[number];

/** What makes staff look at two records as perhaps one person: the same identity document, or only the same phone or mail address somewhere. */
export const doubleReasons = ['identity', 'phone', 'email'] as const;
export type DoubleReason = (typeof doubleReasons)[number];

/** Whose contact detail stays when two records become one. */
export const mergeSides = ['kept', 'merged'] as const;
export type MergeSide = (typeof mergeSides)[number];

/** What only one of two records can give to the one that stays. */
export const mergeFields = ['phone', 'email', 'bankAccount'] as const;
export type MergeField = (typeof mergeFields)[number];

/** Why two records stay two: one of them is frozen, is being erased, waits for a second person, or they name two identity documents. */
export const mergeRefusals = ['frozen', 'erasure', 'approval', 'identity'] as const;
export type MergeRefusal = (typeof mergeRefusals)[number];

/** What goes over to the record that stays, in the order in which staff read it. */
export const mergedKinds = [
  'application',
  'loan',
  'request',
  'payment',
  'message',
  'bank-account',
] as const satisfies readonly ErasureKind[];
export type MergedKind = (typeof mergedKinds)[number];
