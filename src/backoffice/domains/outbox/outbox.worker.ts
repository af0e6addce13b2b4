import { PermanentSendError } from '@/backoffice/adapters/permanent-send-error';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { Logger } from '@/backoffice/common/logger';
import { startPeriodicTask, type PeriodicTask } from '@/backoffice/common/periodic-task';
import {
  retryDelayMs,
  encryptionContext,
  type ChannelSender,
  type OutboxChannel,
} from './outbox.model';
import type { ClaimedOutboxRow, OutboxRepository } from './outbox.repository';

export interface OutboxWorker {
  /** Registers the sender of a channel. Messages wait until their channel has one; a slow channel does not delay others. */
  registerChannel: (channel: OutboxChannel, sender: ChannelSender) => void;
  /** Delivers what is due now instead of waiting for the interval; resolves when delivery was attempted. */
  runNow: () => Promise<void>;
  /** Done when the deliveries under way have ended. */
  stop: () => Promise<void>;
}

export interface OutboxWorkerOptions {
  repository: Pick<
    OutboxRepository,
    'claimDue' | 'markDelivered' | 'scheduleRetry' | 'markAbandoned' | 'markExpiredAbandoned'
  >;
  cipher: DataCipher;
  log: Logger;
  now: () => Date;
  intervalMs: number;
}

const batchSize = 10;
/** Longer than a provider's time-out: a message is not taken twice while it is being sent. */
const leaseMs = 60_000;

/** Delivers the outbox, each channel in its own periodic task. Several instances share the work through row locks. */
export function startOutboxWorker({
  repository,
  cipher,
  log,
  now,
  intervalMs,
}: OutboxWorkerOptions): OutboxWorker {
  const tasks: PeriodicTask[] = [];

  async function deliver(row: ClaimedOutboxRow, sender: ChannelSender): Promise<void> {
    const { id, channel, attempts } = row;
    const startedAt = now();
    if (row.expiresAt && row.expiresAt <= startedAt) return repository.markAbandoned(id, startedAt);
    try {
      await sender({
        id,
        to: cipher.decrypt(row.recipient, encryptionContext(id, 'recipient')),
        payload: cipher.decrypt(row.payload, encryptionContext(id, 'payload')),
        attempts,
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      if (error instanceof PermanentSendError) {
        log.warn({ id, channel, attempts, reason }, 'A message was refused for good');
        return repository.markAbandoned(id, now());
      }
      log.warn({ id, channel, attempts, reason }, 'A message could not be delivered; trying again');
      return repository.scheduleRetry(id, new Date(now().getTime() + retryDelayMs(attempts)));
    }
    await repository.markDelivered(id, now());
    log.debug({ id, channel, attempts }, 'A message was delivered');
  }

  function registerChannel(channel: OutboxChannel, sender: ChannelSender): void {
    let hasLoggedFailure = false;
    const run = async (isStopped: () => boolean): Promise<void> => {
      try {
        for (let claimedCount = batchSize; claimedCount === batchSize && !isStopped();) {
          const instant = now();
          await repository.markExpiredAbandoned({ channel, now: instant });
          const rows = await repository.claimDue({
            channel,
            now: instant,
            leaseMs,
            limit: batchSize,
          });
          claimedCount = rows.length;
          const results = await Promise.allSettled(rows.map((row) => deliver(row, sender)));
          for (const result of results) if (result.status === 'rejected') throw result.reason;
        }
        hasLoggedFailure = false;
      } catch (error) {
        if (!hasLoggedFailure)
          log.error({ err: error, channel }, 'The outbox cannot be worked through; trying again');
        hasLoggedFailure = true;
      }
    };
    tasks.push(startPeriodicTask({ run, intervalMs }));
  }

  return {
    registerChannel,
    runNow: async () => void (await Promise.all(tasks.map((task) => task.runNow()))),
    stop: async () => void (await Promise.all(tasks.map((task) => task.stop()))),
  };
}
