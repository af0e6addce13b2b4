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
