/** `los` hands an application to the lender's system. */
export const outboxChannels = ['sms', 'mail', 'los'] as const;
export type OutboxChannel = (typeof outboxChannels)[number];

/** One message as its channel receives it. */
export interface Delivery {
  /** Stays the same when a message is sent again. */
  id: string;
  to: string;
  /** What the channel's `post…` wrote. */
  payload: string;
  /** How often it was tried, this time included. */
  attempts: number;
}

/** Carries messages of one channel. Throws `SendRefused` when trying again is useless; any other error may be tried again. */
export type ChannelSender = (delivery: Delivery) => Promise<void>;

const firstPauseMs = 5_000;
const longestPauseMs = 15 * 60_000;

/** Milliseconds until the next attempt after `attempts` failed ones: doubling from 5 seconds to 15 minutes. */
export function retryPauseMs(attempts: number): number {
  return Math.min(firstPauseMs * 2 ** Math.max(0, attempts - 1), longestPauseMs);
}

/** What an encrypted column of a message is bound to. */
export function sealContext(id: string, column: 'recipient' | 'payload'): string {
  return `outbox/${column}/${id}`;
}
