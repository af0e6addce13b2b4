import { PermanentSendError } from '@/backoffice/adapters/permanent-send-error';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { Logger } from '@/backoffice/common/logger';
import { startPeriodicTask, type PeriodicTask } from '@/backoffice/common/periodic-task';
import { inSpan } from '@/lib/tracing/spans';
import type { OutboxChannel } from '@/contracts/outbox/outbox-choices';
import {
  encryptionContext,
  failureOf,
  patienceOf,
  retryDelayMs,
  type ChannelSender,
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
    'claimDue' | 'markDelivered' | 'markFailed' | 'markDead' | 'markExpired'
  >;
  cipher: DataCipher;
  log: Logger;
  now: () => Date;
  /** At least 0 and below 1. */
  random: () => number;
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
  random,
  intervalMs,
}: OutboxWorkerOptions): OutboxWorker {
  const tasks: PeriodicTask[] = [];

  async function deliver(row: ClaimedOutboxRow, sender: ChannelSender): Promise<void> {
    const { id, channel, kind, attempts } = row;
    if (row.expiresAt && row.expiresAt <= now()) return;
    try {
      await inSpan(`send ${channel}`, { isClient: true }, () =>
        sender({
          id,
          to: cipher.decrypt(row.recipient, encryptionContext(id, 'recipient')),
          payload: cipher.decrypt(row.payload, encryptionContext(id, 'payload')),
          attempts,
        }),
      );
    } catch (error) {
      const reason = failureOf(error);
      const isRefused = error instanceof PermanentSendError;
      if (isRefused || attempts >= patienceOf[kind].attempts) {
        log.warn(
          { id, channel, kind, attempts, reason },
          isRefused ? 'A message was refused for good' : 'A message was tried in vain to the end',
        );
        return repository.markDead(row, { reason, at: now() });
      }
      log.warn(
        { id, channel, kind, attempts, reason },
        'A message could not be delivered; trying again',
      );
      const delayMs = retryDelayMs(attempts, random());
      return repository.markFailed(row, { reason, retryAt: new Date(now().getTime() + delayMs) });
    }
    await repository.markDelivered(id, now());
    log.debug({ id, channel, attempts }, 'A message was delivered');
  }

  const deliverTraced = (row: ClaimedOutboxRow, sender: ChannelSender): Promise<void> => {
    const { channel, kind, attempts } = row;
    const attributes = { 'site.message': kind, 'site.attempt': attempts };
    return inSpan(`outbox ${channel}`, { isRoot: true, attributes }, () => deliver(row, sender));
  };

  function registerChannel(channel: OutboxChannel, sender: ChannelSender): void {
    let hasLoggedFailure = false;
    const run = async (isStopped: () => boolean): Promise<void> => {
      try {
        for (let claimedCount = batchSize; claimedCount === batchSize && !isStopped();) {
          const instant = now();
          await repository.markExpired({ channel, now: instant });
          const rows = await repository.claimDue({
            channel,
            now: instant,
            leaseMs,
            limit: batchSize,
          });
          claimedCount = rows.length;
          const results = await Promise.allSettled(rows.map((row) => deliverTraced(row, sender)));
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
