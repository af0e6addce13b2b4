import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseHandle } from '@/backoffice/db/client';

/** One for all databases: each promise that is made costs time for each storage that was ever used. */
const inTransaction = new AsyncLocalStorage<readonly DatabaseHandle[]>();

/**
 * Lets a query fail that asks for a connection of its own in the middle of a transaction. The embedded database has one
 * connection and would wait for itself; PostgreSQL has more, and only a busy server would wait there.
 */
export function refuseOutsideTransaction(handle: DatabaseHandle): DatabaseHandle {
  const { db, pool } = handle;
  const transaction = db.transaction.bind(db);
  db.transaction = (work, options) => {
    const handles = [...(inTransaction.getStore() ?? []), handle];
    return transaction((tx) => inTransaction.run(handles, () => work(tx)), options);
  };
  const connect = pool.connect;
  pool.connect = new Proxy(connect, {
    apply(target, self, args) {
      if (inTransaction.getStore()?.includes(handle))
        throw new Error('A query in the middle of a transaction must be part of it.');
      return Reflect.apply(target, self, args);
    },
  });
  return handle;
}
