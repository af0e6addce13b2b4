import type { DatabaseHandle } from './client';

/**
 * Runs work that only one process at a time may do on this database; null, with nothing done, where another is at it. The lock ends with
 * its connection, also when the process is killed. The embedded database has one process in any case.
 */
export async function runExclusively<T>(
  { engine, pool }: Pick<DatabaseHandle, 'engine' | 'pool'>,
  { lock, work }: { lock: number; work: () => Promise<T> },
): Promise<T | null> {
  if (engine === 'pglite') return work();
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [lock],
    );
    return rows[0]?.taken === true ? await work() : null;
  } finally {
    // Ends the connection, and the lock with it.
    client.release(true);
  }
}
