export interface MemoizedPromise<T> {
  /** The remembered result; loads it if there is none. */
  get: () => Promise<T>;
  /** Forgets the result, so that the next `get` loads it anew. */
  invalidate: () => void;
}

/** Loads a value once for all callers. A failed load is forgotten, so that the next caller tries again. */
export function memoizePromise<T>(load: () => Promise<T>): MemoizedPromise<T> {
  let remembered: Promise<T> | null = null;
  return {
    get() {
      if (remembered) return remembered;
      const pending = load();
      remembered = pending;
      pending.catch(() => {
        if (remembered === pending) remembered = null;
      });
      return pending;
    },
    invalidate() {
      remembered = null;
    },
  };
}
