/** `los` hands an application to the lender's system. */
export const outboxChannels = ['sms', 'mail', 'los'] as const;
export type OutboxChannel = (typeof outboxChannels)[number];

/** One message as its channel receives it. */
export interface Delivery {
  /** The same for every attempt to send this message. */
  id: string;
  to: string;
  /** Decrypted; for `mail` a JSON object, for `sms` plain text, for `los` empty. */
  payload: string;
  /** How often it was tried, this time included. */
  attempts: number;
}

/** Carries messages of one channel. Throws `PermanentSendError` when retrying is useless; any other error may be tried again. */
export type ChannelSender = (delivery: Delivery) => Promise<void>;

const initialRetryDelayMs = 5_000;
const maxRetryDelayMs = 15 * 60_000;

/** Milliseconds until the next attempt after `attempts` failed ones: doubling from 5 seconds to 15 minutes. */
export function retryDelayMs(attempts: number): number {
  return Math.min(initialRetryDelayMs * 2 ** Math.max(0, attempts - 1), maxRetryDelayMs);
}

/** Associated data that binds an encrypted column to its message. */
export function encryptionContext(id: string, column: 'recipient' | 'payload'): string {
  return `outbox/${column}/${id}`;
}
