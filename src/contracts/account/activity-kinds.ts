/** What the customer is shown of the safety of the account, by its kind; what is written down of others stays with staff. */
export const activityKinds = [
  'signed-in',
  'session-revoked',
  'signed-out-everywhere',
  'code-sent',
  'code-wrong',
  'code-locked',
  'phone-changed',
  'bank-account-changed',
  'email-changed',
  'email-verified',
  'document-downloaded',
  'statement-downloaded',
  'certificate-downloaded',
  'payouts-frozen',
  'payouts-reopened',
  'passkey-added',
  'passkey-removed',
  'passkey-refused',
  'passkey-recovery-started',
] as const;
export type ActivityKind = (typeof activityKinds)[number];
