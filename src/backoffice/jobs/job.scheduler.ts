import type { Logger } from '@/backoffice/common/logger';
import { startPeriodicTask } from '@/backoffice/common/periodic-task';
import { rootReason } from '@/lib/logging/loggable-error';
import { inSpan } from '@/lib/tracing/spans';
import type { HasTurn } from '@/lib/async/in-batches';
import { restAfter } from '@/lib/async/rest-after';
import { isDue, leaseMs, type JobState } from './job.model';
import type { JobRepository, JobRun } from './job.repository';

export interface Job {
  name: string;
  periodMs: number;
  work: (hasTurn: HasTurn) => Promise<void>;
}

export interface JobScheduler {
  /** Starts the jobs that are due now instead of waiting for the interval; resolves when every job running here has ended. */
  runDue: () => Promise<void>;
  /** Starts nothing more and asks long jobs to end; resolves when the jobs running here have ended. */
  stop: () => Promise<void>;
}

export interface JobSchedulerOptions {
  jobs: readonly Job[];
  repository: JobRepository;
  log: Logger;
  now: () => Date;
  newId: () => string;
  /** How often it looks for due jobs; well below the lease, which it renews. */
  intervalMs: number;
}

const maxFailureLength = 200;

/** Runs each job once a period over all instances of a database, by a lease on its row. A slow or failing job affects no other. */
export function startJobScheduler(options: JobSchedulerOptions): JobScheduler {
  const { jobs, repository, log, now, newId, intervalMs } = options;
  const running = new Map<string, JobRun & { ended: Promise<void> }>();
  let hasLoggedFailure = false;
  let isStopped = false;
  /** A job rests between its pieces, so that a night's work on every loan slows no page down. */
  function newTurns(): HasTurn {
    let wokeAt = performance.now();
    return async () => {
      if (!isStopped) await restAfter(performance.now() - wokeAt);
      wokeAt = performance.now();
      return !isStopped;
    };
  }
  const newExpiry = () => new Date(now().getTime() + leaseMs);

  async function run(
    { name, work }: Job,
    { owner, startedAt }: { owner: string; startedAt: Date },
  ) {
    let failure: string | null = null;
    try {
      await inSpan(`job ${name}`, { isRoot: true, attributes: { 'site.job': name } }, () =>
        work(newTurns()),
      );
    } catch (error) {
      log.error({ err: error, job: name }, 'A job failed');
      failure = rootReason(error).slice(0, maxFailureLength);
    }
    const finishedAt = now();
    const durationMs = Math.max(0, finishedAt.getTime() - startedAt.getTime());
    await repository
      .markFinished({ name, owner }, { finishedAt, durationMs, failure })
      .catch((error: unknown) =>
        log.error({ err: error, job: name }, 'The end of a job could not be stored'),
      );
    running.delete(name);
  }

  async function start(job: Job, seen: JobState | undefined): Promise<void> {
    const { name } = job;
    const [owner, startedAt] = [newId(), now()];
    const times = { seen, startedAt, expiresAt: newExpiry() };
    if (!(await repository.claim({ name, owner }, times))) return;
    running.set(name, { name, owner, ended: run(job, { owner, startedAt }) });
  }

  async function startDue(): Promise<void> {
    try {
      const states = new Map((await repository.list()).map((state) => [state.name, state]));
      for (const job of jobs) {
        const current = running.get(job.name);
        const seen = states.get(job.name);
        if (current) await repository.updateLease(current, newExpiry());
        else if (isDue(seen, { periodMs: job.periodMs, now: now() })) await start(job, seen);
      }
      hasLoggedFailure = false;
    } catch (error) {
      if (!hasLoggedFailure) log.error({ err: error }, 'Jobs cannot be started; trying again');
      hasLoggedFailure = true;
    }
  }

  const task = startPeriodicTask({ run: startDue, intervalMs });
  const allEnded = async () =>
    void (await Promise.all([...running.values()].map(({ ended }) => ended)));
  return {
    async runDue() {
      await task.runNow();
      await allEnded();
    },
    async stop() {
      isStopped = true;
      await task.stop();
      await allEnded();
    },
  };
}
