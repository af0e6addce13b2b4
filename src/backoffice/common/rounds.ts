export interface Rounds {
  /** Runs a round now, without waiting for the next; done when it is over. */
  kick(): Promise<void>;
  /** Done when the round under way has ended. */
  stop(): Promise<void>;
}

export interface RoundsOptions {
  /** Must not throw. A long round looks at `isStopped` now and then. */
  round: (isStopped: () => boolean) => Promise<void>;
  intervalMs: number;
}

/** Work that is repeated, one round at a time. */
export function startRounds({ round, intervalMs }: RoundsOptions): Rounds {
  let isStopped = false;
  let turn: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;

  /** Callers that come while a round runs share the one after it. */
  function kick(): Promise<void> {
    if (isStopped) return turn;
    waiting ??= turn.then(() => {
      waiting = null;
      turn = isStopped ? Promise.resolve() : round(() => isStopped);
      return turn;
    });
    return waiting;
  }

  const timer = setInterval(() => void kick(), intervalMs);
  timer.unref();
  return {
    kick,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await waiting;
      await turn;
    },
  };
}
