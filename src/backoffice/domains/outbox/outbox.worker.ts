import { SendRefused } from '@/backoffice/adapters/send-refused';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { Log } from '@/backoffice/common/log';
import { startRounds, type Rounds } from '@/backoffice/common/rounds';
import { retryPauseMs, sealContext, type ChannelSender, type OutboxChannel } from './outbox.model';
import type { ClaimedOutboxRow, OutboxRepository } from './outbox.repository';

export interface OutboxWorker {
  /** Messages of a channel wait until somebody carries them; a slow one keeps no other. */
  connect(channel: OutboxChannel, sender: ChannelSender): void;
  /** Work that clears away what is over, at most once a minute; one that fails is logged, and neither that nor a slow one stops anything else. */
  eachMinute(work: () => Promise<void>): void;
  /** Delivers what is due now, without waiting for the next round; done when that was tried. */
  kick(): Promise<void>;
  /** Done when the deliveries under way have ended. */
  stop(): Promise<void>;
}

export interface OutboxWorkerOptions {
  repository: Pick<OutboxRepository, 'claimDue' | 'markDelivered' | 'retryAt' | 'abandon' | 'abandonExpired'>;
  cipher: DataCipher;
  log: Log;
  now: () => Date;
  intervalMs: number;
}

const batchSize = 10;
/** Longer than a provider's time-out: a message is not taken twice while it is being sent. */
const leaseMs = 60_000;
const sweepEveryMs = 60_000;

/** Delivers the outbox, each channel in rounds of its own. Several instances share the work through row locks. */
export function startOutboxWorker({ repository, cipher, log, now, intervalMs }: OutboxWorkerOptions): OutboxWorker {
  const rounds: Rounds[] = [];

  async function deliver(row: ClaimedOutboxRow, sender: ChannelSender): Promise<void> {
    const { id, channel, attempts } = row;
    const startedAt = now();
    if (row.expiresAt && row.expiresAt <= startedAt) return repository.abandon(id, startedAt);
    try {
      await sender({ id, to: cipher.decrypt(row.recipient, sealContext(id, 'recipient')), payload: cipher.decrypt(row.payload, sealContext(id, 'payload')), attempts });
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      if (error instanceof SendRefused) {
        log.warn({ id, channel, attempts, reason }, 'A message was refused for good');
        return repository.abandon(id, now());
      }
      log.warn({ id, channel, attempts, reason }, 'A message could not be delivered; trying again');
      return repository.retryAt(id, new Date(now().getTime() + retryPauseMs(attempts)));
    }
    await repository.markDelivered(id, now());
    log.debug({ id, channel, attempts }, 'A message was delivered');
  }

  function connect(channel: OutboxChannel, sender: ChannelSender): void {
    let isBroken = false;
    const round = async (isStopped: () => boolean): Promise<void> => {
      try {
        for (let taken = batchSize; taken === batchSize && !isStopped(); ) {
          const instant = now();
          await repository.abandonExpired({ channel, now: instant });
          const rows = await repository.claimDue({ channel, now: instant, leaseMs, limit: batchSize });
          taken = rows.length;
          const results = await Promise.allSettled(rows.map((row) => deliver(row, sender)));
          for (const result of results) if (result.status === 'rejected') throw result.reason;
        }
        isBroken = false;
      } catch (error) {
        if (!isBroken) log.error({ err: error, channel }, 'The outbox cannot be worked through; trying again');
        isBroken = true;
      }
    };
    rounds.push(startRounds({ round, intervalMs }));
  }

  function eachMinute(work: () => Promise<void>): void {
    let sweptAt = 0;
    const round = async (): Promise<void> => {
      if (now().getTime() - sweptAt < sweepEveryMs) return;
      sweptAt = now().getTime();
      try {
        await work();
      } catch (error) {
        log.error({ err: error }, 'What is over could not be cleared away');
      }
    };
    rounds.push(startRounds({ round, intervalMs }));
  }

  return {
    connect,
    eachMinute,
    kick: async () => void (await Promise.all(rounds.map((one) => one.kick()))),
    stop: async () => void (await Promise.all(rounds.map((one) => one.stop()))),
  };
}
