// No zod here: the browser reads these names, too.

/** `los` hands an application to the lender's system. */
export const outboxChannels = ['sms', 'mail', 'los'] as const;
export type OutboxChannel = (typeof outboxChannels)[number];

/** What a message is about; each kind has its own patience. */
export const outboxKinds = [
  'code',
  'link',
  'application',
  'handover',
  'co-applicant',
  'signing',
  'account',
  'request',
  'thread',
  'payment-reminder',
  'contact',
  'call-back',
  'job-application',
  'value-alert',
  'staff-invitation',
  'campaign-report',
] as const;
export type OutboxKind = (typeof outboxKinds)[number];

/** `failed` is tried again; `dead` was tried in vain to the end, refused for good or came to its end of time; `abandoned` was replaced by a newer one or given up by staff. */
export const outboxStates = ['waiting', 'failed', 'dead', 'abandoned', 'sent'] as const;
export type OutboxState = (typeof outboxStates)[number];
