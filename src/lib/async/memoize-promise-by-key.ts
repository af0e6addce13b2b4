import { LRUCache } from 'lru-cache';

export type MemoizedPromises<T> = (key: string, load: () => Promise<T>) => Promise<T>;

/** Caches the latest `max` results by key, each loaded once; a failed one is loaded again. */
export function memoizePromiseByKey<T>(max: number): MemoizedPromises<T> {
  const entries = new LRUCache<string, Promise<T>>({ max });
  return (key, load) => {
    const cached = entries.get(key);
    if (cached) return cached;
    const pending = load();
    entries.set(key, pending);
    pending.catch(() => {
      if (entries.peek(key) === pending) entries.delete(key);
    });
    return pending;
  };
}
