import type { Database, Transaction } from './database';

/** Runs `work` in one transaction: all of it is stored, or nothing. Inside it use only the repositories that are passed. */
export type UnitOfWork<R> = <T>(work: (repositories: R) => Promise<T>) => Promise<T>;

/** A unit of work over the repositories that `createRepositories` names; each transaction gets its own. */
export function createUnitOfWork<R>(
  db: Database,
  createRepositories: (transaction: Transaction) => R,
): UnitOfWork<R> {
  return (work) => db.transaction((tx) => work(createRepositories(tx)));
}
