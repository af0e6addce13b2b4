export interface RetryWhileStartingOptions {
  now: () => number;
  /** For how long after its creation a failure is followed by another attempt. */
  startUpMs: number;
  /** Failures that another attempt would not mend. */
  isFinal: (error: unknown) => boolean;
}

/** Retries a failed operation once while the process has only just started, because the API may still be loading its data. */
export function retryWhileStarting<A extends readonly unknown[], T>(
  work: (...args: A) => Promise<T>,
  { now, startUpMs, isFinal }: RetryWhileStartingOptions,
): (...args: A) => Promise<T> {
  const startedAt = now();
  return async (...args) => {
    try {
      return await work(...args);
    } catch (error) {
      if (isFinal(error) || now() - startedAt > startUpMs) throw error;
      return work(...args);
    }
  };
}
