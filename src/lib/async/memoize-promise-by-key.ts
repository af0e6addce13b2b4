import { LRUCache } from 'lru-cache';

export interface MemoizedPromises<T> {
  /** The result under `key`, loaded by `load` on a miss and kept for `ttl` milliseconds at most; concurrent callers share one load. */
  get: (key: string, load: () => Promise<T>, ttl?: number) => Promise<T>;
  /** Forgets every result, including those being loaded. */
  clear: () => void;
}

/**
 * Keeps the latest `max` results by key, each loaded once; a failed one is loaded again. Results are kept, not their promises: a promise
 * holds on to the asynchronous context that it was made in, which for the rendering of a page is half a megabyte.
 */
export function memoizePromiseByKey<T>(max: number): MemoizedPromises<T> {
  const results = new LRUCache<string, { value: T }>({ max });
  const pending = new Map<string, Promise<T>>();

  async function loadResult(key: string, load: () => Promise<T>, ttl?: number): Promise<T> {
    const loading = load();
    pending.set(key, loading);
    try {
      const value = await loading;
      // What was cleared meanwhile may be out of date.
      if (pending.get(key) === loading) results.set(key, { value }, { ttl });
      return value;
    } finally {
      if (pending.get(key) === loading) pending.delete(key);
    }
  }

  return {
    async get(key, load, ttl) {
      const known = results.get(key);
      return known ? known.value : (pending.get(key) ?? loadResult(key, load, ttl));
    },
    clear() {
      results.clear();
      pending.clear();
    },
  };
}
