export interface Failure {
  what: string;
  why: string;
}

/** What was asked of the site while its instances were replaced, and what went wrong. */
export class Tally {
  readonly asked = new Map<string, number>();
  readonly failures: Failure[] = [];

  count(what: string): void {
    this.asked.set(what, (this.asked.get(what) ?? 0) + 1);
  }

  fail(what: string, error: unknown): void {
    this.failures.push({ what, why: error instanceof Error ? error.message : String(error) });
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
