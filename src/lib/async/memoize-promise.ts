export interface MemoizedPromise<T> {
  /** The remembered result; loads it if there is none. */
  get: () => Promise<T>;
  /** Forgets the result, so that the next `get` loads it anew. */
  invalidate: () => void;
}

/**
 * Loads a value once for all callers. A failed load is forgotten, so that the next caller tries again. Once loaded, the value is kept and
 * not its promise, which would hold on to the asynchronous context of the first caller.
 */
export function memoizePromise<T>(load: () => Promise<T>): MemoizedPromise<T> {
  let loaded: { value: T } | null = null;
  let pending: Promise<T> | null = null;

  async function loadValue(): Promise<T> {
    const loading = load();
    pending = loading;
    try {
      const value = await loading;
      if (pending === loading) loaded = { value };
      return value;
    } finally {
      if (pending === loading) pending = null;
    }
  }

  return {
    get: async () => (loaded ? loaded.value : (pending ?? loadValue())),
    invalidate() {
      loaded = null;
      pending = null;
    },
  };
}
