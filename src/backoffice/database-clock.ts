import type { Logger } from './common/logger';
import { startPeriodicTask } from './common/periodic-task';
import type { DatabaseHandle } from './db/client';

export interface DatabaseClock {
  now: () => Date;
  /** Resolves when nothing is asked any more. */
  stop: () => Promise<void>;
}

export interface DatabaseClockOptions {
  pool: Pick<DatabaseHandle['pool'], 'query'>;
  log: Pick<Logger, 'warn'>;
  /** The clock of this machine, in milliseconds. */
  ownMs?: () => number;
  intervalMs?: number;
}

/** Clocks that are set by a time server differ by far less; below it the machine's own clock is left as it is. */
const toleranceMs = 1_000;
/** An answer that took longer says too little of when it was given, unless no better one came and the clocks differ by more than that. */
const longestAnswerMs = 1_000;

/**
 * The time of the database, which all instances share. With clocks of their own an instance that is ahead would take what another
 * has just taken from the outbox, and ask people to wait for a code that they may have.
 */
export async function followDatabaseClock({
  pool,
  log,
  ownMs = Date.now,
  intervalMs = 60_000,
}: DatabaseClockOptions): Promise<DatabaseClock> {
  let aheadMs = 0;

  async function measure(): Promise<void> {
    const askedAt = ownMs();
    const { rows } = await pool.query<{ ms: string }>(
      'select extract(epoch from clock_timestamp()) * 1000 as ms',
    );
    const answeredAt = ownMs();
    const answerMs = answeredAt - askedAt;
    const difference = (askedAt + answeredAt) / 2 - Number(rows[0]?.ms);
    if (answerMs > longestAnswerMs && (aheadMs !== 0 || Math.abs(difference) < answerMs)) return;
    const next = Math.abs(difference) < toleranceMs ? 0 : Math.round(difference);
    if (next !== 0 && Math.abs(next - aheadMs) >= toleranceMs)
      log.warn(
        { aheadSeconds: Math.round(difference / 1_000) },
        'The clock of this machine differs from that of the database, which is used instead',
      );
    if (next === 0 || Math.abs(next - aheadMs) >= toleranceMs) aheadMs = next;
  }

  await measure();
  // A database that is away tells no time; what was measured before holds.
  const task = startPeriodicTask({ run: () => measure().catch(() => undefined), intervalMs });
  return { now: () => new Date(ownMs() - aheadMs), stop: task.stop };
}
