export interface PeriodicTask {
  /** Runs the task now instead of waiting for the interval; resolves when that run has finished. */
  runNow: () => Promise<void>;
  /** Stops the timer; resolves when the run in progress has finished. */
  stop: () => Promise<void>;
}

export interface PeriodicTaskOptions {
  /** Must not throw. A long run checks `isStopped` from time to time. */
  run: (isStopped: () => boolean) => Promise<void>;
  intervalMs: number;
}

/** Runs a task every `intervalMs`, never two runs at once. */
export function startPeriodicTask({ run, intervalMs }: PeriodicTaskOptions): PeriodicTask {
  let isStopped = false;
  let currentRun: Promise<void> = Promise.resolve();
  let nextRun: Promise<void> | null = null;

  /** Callers that arrive during a run share the next one. */
  function runNow(): Promise<void> {
    if (isStopped) return currentRun;
    nextRun ??= currentRun.then(() => {
      nextRun = null;
      currentRun = isStopped ? Promise.resolve() : run(() => isStopped);
      return currentRun;
    });
    return nextRun;
  }

  const timer = setInterval(() => void runNow(), intervalMs);
  timer.unref();
  return {
    runNow,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await nextRun;
      await currentRun;
    },
  };
}
