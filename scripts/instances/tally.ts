export interface Failure {
  what: string;
  why: string;
  /** The phase of the run in which it failed. */
  phase: string;
}

/** How the pages were answered that were asked for in one phase of a run. */
export interface Phase {
  name: string;
  /** Milliseconds to the end of each page that was answered 200. */
  times: number[];
  failed: number;
}

/** What was asked of the site while its instances were replaced, failed or grew old, and what went wrong. */
export class Tally {
  readonly asked = new Map<string, number>();
  readonly failures: Failure[] = [];
  #phase: Phase = { name: 'calm', times: [], failed: 0 };
  readonly phases: Phase[] = [this.#phase];

  /** Counts what is asked from now on to another phase; one of a name goes on where it was left. */
  begin(name: string): void {
    const known = this.phases.find((phase) => phase.name === name);
    this.#phase = known ?? { name, times: [], failed: 0 };
    if (!known) this.phases.push(this.#phase);
  }

  count(what: string): void {
    this.asked.set(what, (this.asked.get(what) ?? 0) + 1);
  }

  /** Counts a page that is asked for now; the answer tells how it ended. */
  page(): { answered: () => void; failed: (path: string, why: unknown) => void } {
    const [phase, askedAt] = [this.#phase, performance.now()];
    this.count('pages');
    return {
      answered: () => void phase.times.push(performance.now() - askedAt),
      failed: (path, why) => {
        phase.failed += 1;
        this.fail(path, why, phase.name);
      },
    };
  }

  fail(what: string, error: unknown, phase = this.#phase.name): void {
    const why = error instanceof Error ? error.message : String(error);
    this.failures.push({ what, why, phase });
  }
}

/** What people were told is done, to be looked for afterwards. */
export interface Told {
  /** Numbers of applications. */
  applications: string[];
  /** Documents that were received: the number of their application and the SHA-256 of their bytes. */
  documents: { number: string; sha256: string }[];
  /** Ids of customers who were added. */
  customers: string[];
}
