import type { Log } from '@/backoffice/common/log';
import type { ContentChange, ContentVersionRepository } from './content-version.repository';

export type ContentListener = (change: ContentChange) => void | Promise<void>;

export interface ContentFeed {
  /** Calls `listener` for each change of content, made here or by another instance, in order; returns how to stop that. */
  onChange(listener: ContentListener): () => void;
  /** Reads new changes at once; done when every listener has finished. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

export interface ContentFeedOptions {
  repository: Pick<ContentVersionRepository, 'current' | 'changesAfter'>;
  log: Log;
  intervalMs: number;
}

/** Follows the log of content changes, by asking each `intervalMs`. */
export async function startContentFeed({ repository, log, intervalMs }: ContentFeedOptions): Promise<ContentFeed> {
  const listeners = new Set<ContentListener>();
  let seen = await repository.current();
  let isBroken = false;
  let turn: Promise<void> = Promise.resolve();

  async function tell(change: ContentChange): Promise<void> {
    const results = await Promise.allSettled([...listeners].map(async (listener) => listener(change)));
    for (const result of results) if (result.status === 'rejected') log.error({ err: result.reason, change }, 'A listener of content changes failed');
  }

  async function poll(): Promise<void> {
    try {
      const changes = await repository.changesAfter(seen);
      isBroken = false;
      for (const change of changes) {
        const hasGap = change.version !== seen + 1;
        seen = change.version;
        await tell(hasGap ? { version: change.version, touched: ['site'] } : change);
      }
    } catch (error) {
      if (!isBroken) log.warn({ err: error }, 'Content changes cannot be read; trying again');
      isBroken = true;
    }
  }

  function refresh(): Promise<void> {
    turn = turn.then(poll);
    return turn;
  }

  let isPolling = false;
  const timer = setInterval(() => {
    if (isPolling) return;
    isPolling = true;
    void refresh().finally(() => {
      isPolling = false;
    });
  }, intervalMs);
  timer.unref();

  return {
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    stop() {
      clearInterval(timer);
      listeners.clear();
      return turn;
    },
  };
}
