import { Duplex } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

/** Takes connections and never says a word. */
class Silent extends Duplex {
  connect(): this {
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  override _read(): void {}
  override _write(_chunk: unknown, _encoding: string, done: () => void): void {
    done();
  }
}

/** A database whose one connection is never ready: whoever waits for it is given up after 20 ms. */
export function silentDatabase() {
  const pool = new Pool({ stream: () => new Silent(), max: 1, connectionTimeoutMillis: 20, user: 'x', database: 'x', ssl: false });
  pool.on('error', () => undefined);
  return { pool, db: drizzle(pool) };
}

/** What a piece of work failed with; null where it did not. */
export const failureOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => null, (error: unknown) => error);
