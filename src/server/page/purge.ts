import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import type { PageCache } from './page-cache';
import type { NextHandler } from './page-renderer';

export interface PurgeOptions {
  cache: PageCache;
  next: NextHandler;
  secret: string;
  /** Done when what Next is rendering now has ended. */
  rendersEnded: () => Promise<void>;
  pause: (ms: number) => Promise<void>;
  onError: (error: unknown) => void;
}

/** What Next renders anew behind a stale answer is not seen to end; by then it has read its content, or given up. */
const settleMs = 3_000;
/** A visitor who reads an answer slowly may hold the second purge up no longer than this. */
const patienceMs = 15_000;

/**
 * After a content change: Next forgets its renderings, then the page cache asks for new ones. A page that was being rendered
 * meanwhile may hold the former content, and Next keeps it as a new one: so both forget a second time, once such pages have ended.
 */
export function createPurge({ cache, next, secret, rendersEnded, pause, onError }: PurgeOptions): () => Promise<void> {
  const dispatch = (request: IncomingMessage, response: ServerResponse): void => void next(request, response);
  let changes = 0;

  async function forget(): Promise<void> {
    try {
      const answer = await inject(dispatch, { method: 'POST', url: '/api/revalidate', headers: { host: 'localhost', 'x-revalidate-secret': secret } });
      if (answer.statusCode !== 204) throw new Error(`Revalidation answered ${answer.statusCode}`);
    } catch (error) {
      onError(error);
    } finally {
      cache.purge();
    }
  }

  async function forgetAgain(change: number): Promise<void> {
    await Promise.race([Promise.all([rendersEnded(), pause(settleMs)]), pause(patienceMs)]);
    if (change === changes) await forget();
  }

  return async () => {
    changes += 1;
    const change = changes;
    await forget();
    void forgetAgain(change);
  };
}
