import { Duplex } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

/** A socket that accepts connections and never responds. */
class SilentSocket extends Duplex {
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

/** A database pool whose only connection never becomes ready: waiting for it times out after 20 ms. */
export function silentDatabase() {
  const pool = new Pool({
    stream: () => new SilentSocket(),
    max: 1,
    connectionTimeoutMillis: 20,
    user: 'x',
    database: 'x',
    ssl: false,
  });
  pool.on('error', () => undefined);
  return { pool, db: drizzle(pool) };
}

/** The rejection reason of a promise; null if it was fulfilled. */
export const rejectionOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
