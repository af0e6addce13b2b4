import { LRUCache } from 'lru-cache';

export type KeptAnswers<T> = (name: string, make: () => Promise<T>) => Promise<T>;

/** Keeps the latest `max` answers by name, each made once; one that failed is made anew. */
export function keepAnswers<T>(max: number): KeptAnswers<T> {
  const kept = new LRUCache<string, Promise<T>>({ max });
  return (name, make) => {
    const known = kept.get(name);
    if (known) return known;
    const making = make();
    kept.set(name, making);
    making.catch(() => {
      if (kept.peek(name) === making) kept.delete(name);
    });
    return making;
  };
}
