import type { Visit } from '@/lib/visit/visit';

export interface VisitCounterOptions {
  /** Counts visits; those that it could not are given again, and it counts none twice. */
  store: (visits: readonly Visit[]) => Promise<void>;
  intervalMs: number;
  onError: (error: unknown) => void;
}

/** Visits between two flushes; requests can be forged, so that more are not held. */
const maxPending = 5_000;

/** Holds visits in memory and has them counted at an interval; page responses never wait for it. */
export class VisitCounter {
  readonly #options: VisitCounterOptions;
  readonly #timer: NodeJS.Timeout;
  #pending: Visit[] = [];
  #storing: Promise<void> = Promise.resolve();

  constructor(options: VisitCounterOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.flush(), options.intervalMs);
    this.#timer.unref();
  }

  count(visit: Visit): void {
    if (this.#pending.length < maxPending) this.#pending.push(visit);
  }

  flush(): Promise<void> {
    this.#storing = this.#storing.then(() => this.#store());
    return this.#storing;
  }

  /** Has the remaining visits counted. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #store(): Promise<void> {
    const visits = this.#pending;
    if (visits.length === 0) return;
    this.#pending = [];
    try {
      await this.#options.store(visits);
    } catch (error) {
      this.#pending = [...visits, ...this.#pending].slice(0, maxPending);
      this.#options.onError(error);
    }
  }
}
