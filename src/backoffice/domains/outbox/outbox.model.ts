export type OutboxChannel = 'sms';

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
