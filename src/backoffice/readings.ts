import type { DeskSmsBudget } from '@/contracts/message-budget';
import type { ScheduledJob } from '@/contracts/job';
import type { BotVerdict } from './adapters/bot-check/bot-check';
import type { Container } from './container-parts';
import type { DatabaseHandle } from './db/client';
import type { OutboxBacklog } from './domains/outbox/outbox.repository';

/** Readings of the back office's state, for the metrics of an instance. */
export interface BuiltInReadings {
  connections: Record<'used' | 'idle' | 'waiting', number>;
  outbox: OutboxBacklog[];
  jobs: ScheduledJob[];
  sms: DeskSmsBudget;
  /** Since the start of this process; empty without a bot check. */
  botCheckVerdicts: Partial<Record<BotVerdict, number>>;
}

/** Reads how the back office is: a handful of small queries. Rejects while the database is away. */
export async function readBackOffice(
  {
    jobs,
    messageBudget,
    botCheck,
    outbox,
  }: Pick<Container, 'jobs' | 'messageBudget' | 'botCheck' | 'outbox'>,
  { pool }: Pick<DatabaseHandle, 'pool'>,
): Promise<BuiltInReadings> {
  const { totalCount, idleCount, waitingCount } = pool;
  return {
    connections: { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount },
    outbox: await outbox.backlog(),
    jobs: await jobs.list(),
    sms: await messageBudget.show(),
    botCheckVerdicts: botCheck?.verdicts() ?? {},
  };
}
