import { SendRefused } from '../../adapters/send-refused';
import type { DataCipher } from '../../data-cipher';
import type { Log } from '../../log';
import { retryPauseMs, sealContext, type ChannelSender, type OutboxChannel } from './outbox.model';
import type { ClaimedOutboxRow, OutboxRepository } from './outbox.repository';

export interface OutboxWorker {
  /** Messages of a channel wait until somebody carries them. */
  connect(channel: OutboxChannel, sender: ChannelSender): void;
  /** Work that clears away what is over, at most once a minute; one that fails is logged and stops nothing else. */
  eachMinute(work: () => Promise<void>): void;
  /** Delivers what is due now, without waiting for the next round; done when that was tried. */
  kick(): Promise<void>;
  /** Done when the deliveries under way have ended. */
  stop(): Promise<void>;
}

export interface OutboxWorkerOptions {
  repository: OutboxRepository;
  cipher: DataCipher;
  log: Log;
  now: () => Date;
  intervalMs: number;
}

const batchSize = 10;
/** Longer than a provider's time-out: a message is not taken twice while it is being sent. */
const leaseMs = 60_000;
const sweepEveryMs = 60_000;

/** Delivers the outbox by its channels, round by round. Several instances share the work through row locks. */
export function startOutboxWorker({ repository, cipher, log, now, intervalMs }: OutboxWorkerOptions): OutboxWorker {
  const senders = new Map<string, ChannelSender>();
  const chores: (() => Promise<void>)[] = [];
  let isStopped = false;
  let isBroken = false;
  let sweptAt = 0;
  let turn: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;

  async function deliver(row: ClaimedOutboxRow): Promise<void> {
    const { id, channel, attempts } = row;
    const startedAt = now();
    if (row.expiresAt && row.expiresAt <= startedAt) return repository.abandon(id, startedAt);
    try {
      await senders.get(channel)?.({ id, to: cipher.decrypt(row.recipient, sealContext(id, 'recipient')), payload: cipher.decrypt(row.payload, sealContext(id, 'payload')), attempts });
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
  }

  async function round(): Promise<void> {
    try {
      await repository.abandonExpired(now());
      for (let taken = batchSize; taken === batchSize && !isStopped; ) {
        const rows = await repository.claimDue({ now: now(), leaseMs, limit: batchSize, channels: [...senders.keys()] });
        taken = rows.length;
        const results = await Promise.allSettled(rows.map(deliver));
        for (const result of results) if (result.status === 'rejected') throw result.reason;
      }
      if (now().getTime() - sweptAt >= sweepEveryMs) {
        sweptAt = now().getTime();
        for (const chore of chores) await chore().catch((error: unknown) => log.error({ err: error }, 'What is over could not be cleared away'));
      }
      isBroken = false;
    } catch (error) {
      if (!isBroken) log.error({ err: error }, 'The outbox cannot be worked through; trying again');
      isBroken = true;
    }
  }

  /** Callers that come while a round runs share the one after it. */
  function kick(): Promise<void> {
    if (isStopped) return turn;
    waiting ??= turn.then(() => {
      waiting = null;
      turn = isStopped ? Promise.resolve() : round();
      return turn;
    });
    return waiting;
  }

  const timer = setInterval(() => void kick(), intervalMs);
  timer.unref();
  return {
    connect: (channel, sender) => void senders.set(channel, sender),
    eachMinute: (work) => void chores.push(work),
    kick,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await waiting;
      await turn;
    },
  };
}
