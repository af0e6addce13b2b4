export interface KeptAnswerOptions<T> {
  load: () => Promise<T>;
  /** What is read, for the log. */
  subject: string;
  lifetimeMs: number;
  now: () => number;
  onError: (error: unknown, subject: string) => void;
}

/** An answer of the API that routing goes by. */
export interface KeptAnswer<T> {
  /** As last read; waits only where it never was, and is undefined where it cannot be. */
  find: () => Promise<T | undefined>;
  /** As last read, at once. */
  peek: () => T | undefined;
  /** Has it read again before the next answer is old. */
  expire: () => void;
  /** Reads it again now; ends when that is done. */
  reload: () => Promise<void>;
}

const retryDelayMs = 5_000;

/** Keeps an answer, and asks for it again in the background once it is old; an API that fails leaves the last one standing. */
export function createKeptAnswer<T>({
  load,
  subject,
  lifetimeMs,
  now,
  onError,
}: KeptAnswerOptions<T>): KeptAnswer<T> {
  let answer: T | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | undefined;

  function refresh(): Promise<void> {
    pending ??= load()
      .then((loaded) => {
        answer = loaded;
        loadedAt = now();
      })
      .catch((error: unknown) => {
        loadedAt = now() - lifetimeMs + retryDelayMs;
        onError(error, subject);
      })
      .finally(() => (pending = undefined));
    return pending;
  }
  const refreshOld = (): Promise<void> | undefined =>
    now() - loadedAt > lifetimeMs ? refresh() : undefined;

  return {
    async find() {
      const refreshed = refreshOld();
      if (answer === undefined) await refreshed;
      return answer;
    },
    peek() {
      void refreshOld();
      return answer;
    },
    expire() {
      loadedAt = Number.NEGATIVE_INFINITY;
    },
    async reload() {
      // What is being read may be from before the change.
      await pending;
      await refresh();
    },
  };
}
