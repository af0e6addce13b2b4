import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import type { PageCache } from './page-cache';
import type { NextHandler } from './page-renderer';

export interface PurgeOptions {
  cache: PageCache;
  next: NextHandler;
  secret: string;
  /** Resolves when all renders in flight have completed or failed. */
  whenRendersSettled: () => Promise<void>;
  delay: (ms: number) => Promise<void>;
  onError: (error: unknown) => void;
}

/** Background revalidation in Next (stale-while-revalidate) cannot be observed; by this time it has read its content or timed out. */
const backgroundRenderMs = 3_000;
/** Upper limit of the wait for in-flight renders: a client that reads a response slowly delays the second purge no longer than this. */
const drainTimeoutMs = 15_000;

/**
 * After a content change: purges Next's cache, then the page cache. A render that was in flight during the change may store the former
 * content as fresh, so both caches are purged a second time once those renders have settled.
 */
export function createPurge({
  cache,
  next,
  secret,
  whenRendersSettled,
  delay,
  onError,
}: PurgeOptions): () => Promise<void> {
  const dispatch = (request: IncomingMessage, response: ServerResponse): void =>
    void next(request, response);
  let changeCount = 0;

  async function purgeCaches(): Promise<void> {
    try {
      const answer = await inject(dispatch, {
        method: 'POST',
        url: '/api/revalidate',
        headers: { host: 'localhost', 'x-revalidate-secret': secret },
      });
      if (answer.statusCode !== 204) throw new Error(`Revalidation answered ${answer.statusCode}`);
    } catch (error) {
      onError(error);
    } finally {
      cache.purge();
    }
  }

  async function purgeAfterDrain(change: number): Promise<void> {
    await Promise.race([
      Promise.all([whenRendersSettled(), delay(backgroundRenderMs)]),
      delay(drainTimeoutMs),
    ]);
    if (change === changeCount) await purgeCaches();
  }

  return async () => {
    changeCount += 1;
    const change = changeCount;
    await purgeCaches();
    void purgeAfterDrain(change);
  };
}
