import { AsyncLocalStorage } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { memoizePromise } from '@/lib/async/memoize-promise';
import { memoizePromiseByKey } from '@/lib/async/memoize-promise-by-key';

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}

const context = new AsyncLocalStorage<object>();

/** What is left of the asynchronous context of the first caller once `get` has answered. */
async function contextAfter(get: () => Promise<unknown>): Promise<object | undefined> {
  const held = await (async () => {
    const caller = {};
    await context.run(caller, get);
    return new WeakRef(caller);
  })();
  // A WeakRef keeps what it was asked for until the job of the event loop ends.
  await new Promise(setImmediate);
  collectGarbage();
  return held.deref();
}

const load = async (): Promise<string> => {
  await new Promise(setImmediate);
  return 'value';
};

describe('What is remembered of a load', () => {
  it('is its value under a key, and nothing of the caller that it was loaded for', async () => {
    const values = memoizePromiseByKey<string>(10);
    expect(await contextAfter(() => values.get('key', load))).toBeUndefined();
    expect(await values.get('key', () => Promise.reject(new Error('again')))).toBe('value');
  });

  it('is the value of a single promise, and nothing of the caller that it was loaded for', async () => {
    const value = memoizePromise(load);
    expect(await contextAfter(value.get)).toBeUndefined();
    expect(await value.get()).toBe('value');
  });
});
