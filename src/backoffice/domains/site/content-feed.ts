import type { Logger } from '@/backoffice/common/logger';
import type { ContentChange, ContentVersionRepository } from './content-version.repository';

export type ContentListener = (change: ContentChange) => void | Promise<void>;

export interface ContentFeed {
  /** Calls `listener` for each change of content, made here or by another instance, in order; returns how to stop that. */
  onChange: (listener: ContentListener) => () => void;
  /** Reads new changes at once; done when every listener has finished. */
  refresh: () => Promise<void>;
  /** Tells the listeners of this instance that visitors see something else, without a change of content; done when every listener has finished. */
  tell: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface ContentFeedOptions {
  repository: Pick<ContentVersionRepository, 'findVersion' | 'listAfter'>;
  log: Logger;
  intervalMs: number;
  /** Reads what the listeners go by; while it fails, nobody is told and the change is read again. */
  prepare?: () => Promise<void>;
}

/** Follows the log of content changes, by asking each `intervalMs`. */
export async function startContentFeed({
  repository,
  log,
  intervalMs,
  prepare,
}: ContentFeedOptions): Promise<ContentFeed> {
  const listeners = new Set<ContentListener>();
  let lastSeenVersion = await repository.findVersion();
  let hasLoggedFailure = false;
  let pollQueue: Promise<void> = Promise.resolve();

  async function notifyListeners(change: ContentChange): Promise<void> {
    const results = await Promise.allSettled(
      [...listeners].map(async (listener) => listener(change)),
    );
    for (const result of results)
      if (result.status === 'rejected') {
        const err: unknown = result.reason;
        log.error({ err, change }, 'A listener of content changes failed');
      }
  }

  async function poll(): Promise<void> {
    try {
      const changes = await repository.listAfter(lastSeenVersion);
      if (changes.length > 0) await prepare?.();
      hasLoggedFailure = false;
      for (const change of changes) {
        const hasGap = change.version !== lastSeenVersion + 1;
        lastSeenVersion = change.version;
        await notifyListeners(hasGap ? { version: change.version, touched: ['site'] } : change);
      }
    } catch (error) {
      if (!hasLoggedFailure)
        log.warn({ err: error }, 'Content changes cannot be read; trying again');
      hasLoggedFailure = true;
    }
  }

  function refresh(): Promise<void> {
    pollQueue = pollQueue.then(poll);
    return pollQueue;
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
    tell: () => notifyListeners({ version: lastSeenVersion, touched: ['site'] }),
    stop() {
      clearInterval(timer);
      listeners.clear();
      return pollQueue;
    },
  };
}
