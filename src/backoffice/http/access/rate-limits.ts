import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { ServerEnv } from '@/config/env.server';
import { ServiceError } from '@/backoffice/common/service-error';

export type LimitName =
  | 'reads'
  | 'reports'
  | 'writes'
  | 'deskFailures'
  | 'deskSearches'
  | 'botCheckUnavailable'
  | 'jobApplications'
  | 'staffCodes';

export interface RateLimits {
  /** Counts one call. Throws 429 when the limit is passed, and 503 when the store does not answer: the limiter fails closed. */
  consume: (limit: LimitName, key: string) => Promise<void>;
}

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;
const daySeconds = 24 * hourSeconds;
/** Attempts to enter a code of an authenticator app for one address in a day, right or wrong: with this limit, guessing one of the three valid codes takes centuries. */
const staffCodesPerDay = 20;
/** Of browsers about pages and errors, for one address: an office of many behind it loses some, and nobody else notices. */
const reportsPerMinute = 60;

/** Reads and reports are counted in this process, because they are served from and kept in memory; everything else in the shared table. */
export function createRateLimits({
  pool,
  env,
}: {
  pool: Pool;
  env: Pick<
    ServerEnv,
    | 'RATE_LIMIT_READS_PER_MINUTE'
    | 'RATE_LIMIT_WRITES_PER_MINUTE'
    | 'RATE_LIMIT_DESK_FAILURES_PER_MINUTE'
    | 'RATE_LIMIT_DESK_SEARCHES_PER_MINUTE'
    | 'RATE_LIMIT_UNJUDGED_PER_MINUTE'
    | 'RATE_LIMIT_JOB_APPLICATIONS_PER_HOUR'
  >;
}): RateLimits {
  const sharedLimiter = (duration: number) => (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
      inMemoryBlockOnConsumed: points + 1,
    });
  const perMinute = sharedLimiter(minuteSeconds);
  const limiters: Record<LimitName, RateLimiterAbstract> = {
    reads: new RateLimiterMemory({
      keyPrefix: 'reads',
      points: env.RATE_LIMIT_READS_PER_MINUTE,
      duration: minuteSeconds,
    }),
    reports: new RateLimiterMemory({
      keyPrefix: 'reports',
      points: reportsPerMinute,
      duration: minuteSeconds,
    }),
    writes: perMinute('writes', env.RATE_LIMIT_WRITES_PER_MINUTE),
    deskFailures: perMinute('deskFailures', env.RATE_LIMIT_DESK_FAILURES_PER_MINUTE),
    deskSearches: perMinute('deskSearches', env.RATE_LIMIT_DESK_SEARCHES_PER_MINUTE),
    // Calls that pass although the bot check could not judge them, because its service does not answer.
    botCheckUnavailable: perMinute('botCheckUnavailable', env.RATE_LIMIT_UNJUDGED_PER_MINUTE),
    staffCodes: sharedLimiter(daySeconds)('staffCodes', staffCodesPerDay),
    jobApplications: sharedLimiter(hourSeconds)(
      'jobApplications',
      env.RATE_LIMIT_JOB_APPLICATIONS_PER_HOUR,
    ),
  };
  return {
    async consume(limit, key) {
      await limiters[limit].consume(key).catch(refuseLimited);
    },
  };
}

function refuseLimited(reason: unknown): never {
  if (reason instanceof RateLimiterRes)
    throw new ServiceError('rate_limited', {
      retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)),
    });
  throw new ServiceError('unavailable', { cause: reason });
}
