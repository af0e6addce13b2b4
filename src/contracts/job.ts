import { z } from 'zod';
import type { EndpointDefinition } from './endpoint-definition';
import { listOf } from './site/site';
import { instant } from './common-fields';

/** A scheduled job of the back office. Times are null until it has run, succeeded or failed for the first time. */
export const scheduledJobSchema = z.object({
  /** What it works on and what it does, such as `loan.charge-due`. */
  name: z.string(),
  periodSeconds: z.number().positive(),
  isRunning: z.boolean(),
  lastStartedAt: instant.nullable(),
  /** Of the last run that ended. */
  lastDurationMs: z.number().int().nonnegative().nullable(),
  lastSucceededAt: instant.nullable(),
  lastFailedAt: instant.nullable(),
  /** Why the last failed run failed, without personal data. */
  lastFailure: z.string().nullable(),
  /** When it is next due; null while it runs and before its first run. */
  nextRunAt: instant.nullable(),
});
export type ScheduledJob = z.output<typeof scheduledJobSchema>;

export const jobEndpoints = {
  deskJobs: {
    method: 'GET',
    path: '/api/v1/desk/jobs',
    access: 'desk',
    permission: 'job.read',
    summary: 'The scheduled jobs by name, and how their last runs went',
    response: listOf(scheduledJobSchema),
  },
} as const satisfies Record<string, EndpointDefinition>;
