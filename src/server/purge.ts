import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import type { PageCache } from './page-cache';
import type { NextHandler } from './page-renderer';

export interface PurgeOptions {
  cache: PageCache;
  next: NextHandler;
  secret: string;
  onError: (error: unknown) => void;
}

/** After a content change: Next forgets its renderings, then the page cache asks for new ones. */
export function createPurge({ cache, next, secret, onError }: PurgeOptions): () => Promise<void> {
  const dispatch = (request: IncomingMessage, response: ServerResponse): void => void next(request, response);
  return async () => {
    try {
      const answer = await inject(dispatch, { method: 'POST', url: '/api/revalidate', headers: { host: 'localhost', 'x-revalidate-secret': secret } });
      if (answer.statusCode !== 204) throw new Error(`Revalidation answered ${answer.statusCode}`);
    } catch (error) {
      onError(error);
    } finally {
      cache.purge();
    }
  };
}
