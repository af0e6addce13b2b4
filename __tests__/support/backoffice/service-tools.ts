import { createDataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash, type KeyedHash } from '@/backoffice/common/keyed-hash';
import type { Logger } from '@/backoffice/common/logger';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';

/** A cipher and hashes with fixed keys. */
export const testCipher = createDataCipher([{ version: '1', key: Buffer.alloc(32, 7) }]);
export const testHash = (use: string): KeyedHash => createKeyedHash(['secret of the tests'], use);

/** Runs the work on these repositories; nothing is rolled back. */
export const unitOfWorkOn =
  <R>(repositories: R): UnitOfWork<R> =>
  (work) =>
    work(repositories);

/** As `unitOfWorkOn`, one after another, as locked rows make them wait. */
export function serialUnitOfWorkOn<R>(repositories: R): UnitOfWork<R> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(() => work(repositories));
    last = next.catch(() => undefined);
    return next;
  };
}

/** A clock that stands still until it is moved. */
export function testClock(start: string) {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advance(ms: number): void {
      time += ms;
    },
  };
}

/** A log whose entries a test can read. */
export function collectedLog() {
  const entries: { level: keyof Logger; details: object; message: string }[] = [];
  const write = (level: keyof Logger) => (details: object, message: string) =>
    void entries.push({ level, details, message });
  const log: Logger = {
    error: write('error'),
    warn: write('warn'),
    info: write('info'),
    debug: write('debug'),
  };
  return { entries, log };
}

/** `prefix-1`, `prefix-2`, … */
export function numbered(prefix: string): () => string {
  let count = 0;
  return () => `${prefix}-${(count += 1)}`;
}

/** A stand-in that has only these members; reading any other is an error, so that a test says all that is used. */
export function standIn<T extends object>(members: Partial<T>): T {
  return new Proxy(members, {
    get(target, name): unknown {
      // Awaiting a value asks for its `then`.
      if (!(name in target) && name !== 'then')
        throw new Error(`The stand-in has no ${String(name)}`);
      return Reflect.get(target, name);
    },
  }) as T;
}
