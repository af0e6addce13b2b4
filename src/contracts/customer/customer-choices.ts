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
