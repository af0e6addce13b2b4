import type { Logger } from 'pino';

/** Page-cache hits are too many for a line each: they are summed and logged once per interval. */
export class HitCounter {
  readonly #counts = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  readonly #logger: Logger;

  constructor(logger: Logger, intervalMs: number) {
    this.#logger = logger;
    this.#timer = setInterval(() => this.flush(), intervalMs);
    this.#timer.unref();
  }

  count(pathname: string): void {
    this.#counts.set(pathname, (this.#counts.get(pathname) ?? 0) + 1);
  }

  flush(): void {
    if (this.#counts.size === 0) return;
    this.#logger.info({ pages: Object.fromEntries(this.#counts) }, 'pages served from cache');
    this.#counts.clear();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.flush();
  }
}
