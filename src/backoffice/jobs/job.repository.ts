import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '@/backoffice/db/database';
import { jobTable } from '@/backoffice/db/schema/job';
import type { JobState } from './job.model';

/** One run of a job; `owner` is different for every run. */
export interface JobRun {
  name: string;
  owner: string;
}

export type JobRepository = ReturnType<typeof createJobRepository>;

/** The scheduled jobs: their leases and how their last runs went. */
export function createJobRepository(db: Database) {
  const isOwnedBy = ({ name, owner }: JobRun) =>
    and(eq(jobTable.name, name), eq(jobTable.leaseOwner, owner));

  return {
    /** What is known of each job that has ever run. */
    list(): Promise<JobState[]> {
      return db
        .select({
          name: jobTable.name,
          leaseExpiresAt: jobTable.leaseExpiresAt,
          lastStartedAt: jobTable.lastStartedAt,
          lastDurationMs: jobTable.lastDurationMs,
          lastSucceededAt: jobTable.lastSucceededAt,
          lastFailedAt: jobTable.lastFailedAt,
          lastFailure: jobTable.lastFailure,
        })
        .from(jobTable);
    },

    /** Starts a run; false when another instance has started or renewed one since `seen` was read. */
    async claim(
      { name, owner }: JobRun,
      times: { seen: JobState | undefined; startedAt: Date; expiresAt: Date },
    ): Promise<boolean> {
      const { seen, startedAt, expiresAt } = times;
      const lease = { leaseOwner: owner, leaseExpiresAt: expiresAt, lastStartedAt: startedAt };
      if (!seen) {
        const added = await db
          .insert(jobTable)
          .values({ name, ...lease })
          .onConflictDoNothing()
          .returning({ name: jobTable.name });
        return added.length > 0;
      }
      const isUnchanged = and(
        eq(jobTable.lastStartedAt, seen.lastStartedAt),
        seen.leaseExpiresAt
          ? eq(jobTable.leaseExpiresAt, seen.leaseExpiresAt)
          : isNull(jobTable.leaseExpiresAt),
      );
      const updated = await db
        .update(jobTable)
        .set(lease)
        .where(and(eq(jobTable.name, name), isUnchanged))
        .returning({ name: jobTable.name });
      return updated.length > 0;
    },

    /** Keeps the lease of a run that goes on; nothing when another instance has taken it over. */
    async updateLease(run: JobRun, expiresAt: Date): Promise<void> {
      await db.update(jobTable).set({ leaseExpiresAt: expiresAt }).where(isOwnedBy(run));
    },

    /** Ends a run and frees its job; nothing when another instance has taken it over. `failure` is null after a success. */
    async markFinished(
      run: JobRun,
      outcome: { finishedAt: Date; durationMs: number; failure: string | null },
    ): Promise<void> {
      const { finishedAt, durationMs, failure } = outcome;
      await db
        .update(jobTable)
        .set({
          leaseOwner: null,
          leaseExpiresAt: null,
          lastDurationMs: durationMs,
          ...(failure === null
            ? { lastSucceededAt: finishedAt }
            : { lastFailedAt: finishedAt, lastFailure: failure }),
        })
        .where(isOwnedBy(run));
    },
  };
}
