import type { ScheduledJob } from '@/contracts/job';
import type { Logger } from '@/backoffice/common/logger';
import type { Database } from '@/backoffice/db/database';
import {
  isLeaseHeld,
  jobNames,
  jobPeriodsMs,
  type JobName,
  type JobState,
  type JobWork,
} from './job.model';
import { createJobRepository } from './job.repository';
import { startJobScheduler, type JobScheduler } from './job.scheduler';

export interface JobModule extends JobScheduler {
  /** Every job by name, with its last runs on any instance. */
  list: () => Promise<ScheduledJob[]>;
}

export interface JobModuleOptions {
  db: Database;
  log: Logger;
  now: () => Date;
  newId: () => string;
  intervalMs: number;
  work: JobWork;
}

const isoOf = (instant: Date | null | undefined): string | null => instant?.toISOString() ?? null;

const nextRunOf = ({ lastStartedAt }: JobState, name: JobName): Date =>
  new Date(lastStartedAt.getTime() + jobPeriodsMs[name]);

/** Starts the scheduled jobs of this instance. */
export function createJobModule({ db, work, ...options }: JobModuleOptions): JobModule {
  const repository = createJobRepository(db);
  const scheduler = startJobScheduler({
    ...options,
    repository,
    jobs: jobNames.map((name) => ({ name, periodMs: jobPeriodsMs[name], work: work[name] })),
  });
  return {
    ...scheduler,
    async list() {
      const states = new Map((await repository.list()).map((state) => [state.name, state]));
      const now = options.now();
      return jobNames.map((name) => {
        const state = states.get(name);
        const isRunning = isLeaseHeld(state, now);
        return {
          name,
          periodSeconds: jobPeriodsMs[name] / 1_000,
          isRunning,
          lastStartedAt: isoOf(state?.lastStartedAt),
          lastDurationMs: state?.lastDurationMs ?? null,
          lastSucceededAt: isoOf(state?.lastSucceededAt),
          lastFailedAt: isoOf(state?.lastFailedAt),
          lastFailure: state?.lastFailure ?? null,
          nextRunAt: state && !isRunning ? nextRunOf(state, name).toISOString() : null,
        };
      });
    },
  };
}
