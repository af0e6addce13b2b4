export interface BatchCounterOptions<T> {
  /** Counts what happened; what it could not is given again, and it counts nothing twice. */
  store: (batch: readonly T[]) => Promise<void>;
  intervalMs: number;
  onError: (error: unknown) => void;
}

/** Between two flushes; requests can be forged, so that more are not held. */
const maxPending = 5_000;

/** Holds what is to be counted in memory and has it stored at an interval; answers never wait for it. */
export class BatchCounter<T> {
  readonly #options: BatchCounterOptions<T>;
  readonly #timer: NodeJS.Timeout;
  #pending: T[] = [];
  #storing: Promise<void> = Promise.resolve();

  constructor(options: BatchCounterOptions<T>) {
    this.#options = options;
    this.#timer = setInterval(() => void this.flush(), options.intervalMs);
    this.#timer.unref();
  }

  count(one: T): void {
    if (this.#pending.length < maxPending) this.#pending.push(one);
  }

  flush(): Promise<void> {
    this.#storing = this.#storing.then(() => this.#store());
    return this.#storing;
  }

  /** Has the rest stored. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #store(): Promise<void> {
    const batch = this.#pending;
    if (batch.length === 0) return;
    this.#pending = [];
    try {
      await this.#options.store(batch);
    } catch (error) {
      this.#pending = [...batch, ...this.#pending].slice(0, maxPending);
      this.#options.onError(error);
    }
  }
}
