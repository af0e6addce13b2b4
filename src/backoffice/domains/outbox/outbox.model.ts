import type { DeskOutboxMessage } from '@/contracts/outbox/outbox';
import type { OutboxChannel, OutboxKind, OutboxState } from '@/contracts/outbox/outbox-choices';
import { dayMs, hourMs, minuteMs } from '@/lib/hong-kong-day';
import { rootReason } from '@/lib/logging/loggable-error';

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

/** How long a kind of message is worth sending. */
export interface Patience {
  /** From when it was stored; null for a message that is never too late. */
  lifeMs: number | null;
  /** After so many attempts it is dead until staff have it tried again. */
  attempts: number;
}

/** With the pauses of `retryDelayMs`: more than 24 hours, and more than three days. */
const attemptsOfADay = 110;
const attemptsOfThreeDays = 310;

/** News that somebody waits for, and whatever has a consequence, is never too late; a reminder or an invitation is. */
export const patienceOf: Readonly<Record<OutboxKind, Patience>> = {
  code: { lifeMs: 5 * minuteMs, attempts: 20 },
  link: { lifeMs: hourMs, attempts: 40 },
  application: { lifeMs: null, attempts: attemptsOfThreeDays },
  handover: { lifeMs: null, attempts: attemptsOfThreeDays },
  'co-applicant': { lifeMs: 7 * dayMs, attempts: attemptsOfThreeDays },
  signing: { lifeMs: null, attempts: attemptsOfThreeDays },
  account: { lifeMs: null, attempts: attemptsOfThreeDays },
  request: { lifeMs: null, attempts: attemptsOfThreeDays },
  thread: { lifeMs: 7 * dayMs, attempts: attemptsOfThreeDays },
  'payment-reminder': { lifeMs: null, attempts: attemptsOfThreeDays },
  contact: { lifeMs: null, attempts: attemptsOfThreeDays },
  'call-back': { lifeMs: null, attempts: attemptsOfADay },
  'job-application': { lifeMs: null, attempts: attemptsOfThreeDays },
  'value-alert': { lifeMs: 7 * dayMs, attempts: attemptsOfADay },
  'staff-invitation': { lifeMs: null, attempts: attemptsOfThreeDays },
  'campaign-report': { lifeMs: 3 * dayMs, attempts: attemptsOfADay },
};

/** When a message of a kind is worthless: at the end of its kind's life, or at `asked` where that is sooner; null for never. */
export function expiryOf(kind: OutboxKind, createdAt: Date, asked: Date | null): Date | null {
  const { lifeMs } = patienceOf[kind];
  const ends = lifeMs === null ? null : new Date(createdAt.getTime() + lifeMs);
  if (ends === null || asked === null) return ends ?? asked;
  return asked < ends ? asked : ends;
}

const initialRetryDelayMs = 5_000;
const maxRetryDelayMs = 15 * minuteMs;
/** The random share added to a delay, without which all messages that failed together would be retried together. */
const jitter = 0.2;

/** Milliseconds until the next attempt after `attempts` failed ones: doubling from 5 seconds to 15 minutes, and up to a fifth longer. `random` is at least 0 and below 1. */
export function retryDelayMs(attempts: number, random = 0): number {
  const delayMs = Math.min(initialRetryDelayMs * 2 ** Math.max(0, attempts - 1), maxRetryDelayMs);
  return Math.round(delayMs * (1 + jitter * random));
}

const maxErrorLength = 200;

/** Why an attempt failed, in one line without anything that could name a person: no mail address and no long number. */
export const failureOf = (error: unknown): string =>
  rootReason(error)
    .replaceAll(/[^\s<>"]+@[^\s<>"]+|\+?\d[\d -]{5,}\d/g, '…')
    .slice(0, maxErrorLength);

/** Associated data that binds an encrypted column to its message. */
export function encryptionContext(id: string, column: 'recipient' | 'payload'): string {
  return `outbox/${column}/${id}`;
}

/** A message as stored, without recipient and text; `hasContent` says whether they are there. */
export interface OutboxRow {
  id: string;
  channel: OutboxChannel;
  kind: OutboxKind;
  hasContent: boolean;
  createdAt: Date;
  nextAttemptAt: Date;
  leaseExpiresAt: Date | null;
  attempts: number;
  lastError: string | null;
  version: number;
  expiresAt: Date | null;
  deliveredAt: Date | null;
  abandonedAt: Date | null;
  deadAt: Date | null;
}

/** Where a message stands. */
export function stateOf({
  deliveredAt,
  abandonedAt,
  deadAt,
  lastError,
}: Pick<OutboxRow, 'deliveredAt' | 'abandonedAt' | 'deadAt' | 'lastError'>): OutboxState {
  if (deliveredAt) return 'sent';
  if (abandonedAt) return 'abandoned';
  if (deadAt) return 'dead';
  return lastError === null ? 'waiting' : 'failed';
}

/** A message as the desk shows it. */
export function toDeskMessage(row: OutboxRow): DeskOutboxMessage {
  const { id, kind, channel, createdAt, attempts, lastError, hasContent, version } = row;
  const state = stateOf(row);
  const isTried = state === 'waiting' || state === 'failed';
  return {
    id,
    kind,
    channel,
    state,
    createdAt: createdAt.toISOString(),
    attempts,
    nextAttemptAt: isTried ? row.nextAttemptAt.toISOString() : null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    endedAt: (row.deliveredAt ?? row.abandonedAt ?? row.deadAt)?.toISOString() ?? null,
    lastError,
    isOpen: hasContent,
    version,
  };
}
