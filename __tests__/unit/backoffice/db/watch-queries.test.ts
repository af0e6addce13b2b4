import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { watchQueries } from '@/backoffice/db/watch-queries';

type Callback = (error: Error | null, result?: string) => void;

/** A pool of one connection, whose queries are answered by the test. */
function watchedPool() {
  const began: string[] = [];
  const ended: [string, unknown][] = [];
  const open: { callback: Callback | undefined; settle: Callback }[] = [];
  const waiting: (() => void)[] = [];
  let current = 'nobody';
  const client = {
    query: (...args: unknown[]): unknown => {
      const last = args.at(-1);
      const callback =
        typeof last === 'function'
          ? (error: Error | null, result?: string): void =>
              void Reflect.apply(last, undefined, [error, result])
          : undefined;
      let settle: Callback = () => undefined;
      const answer = new Promise<string | undefined>((resolve, reject) => {
        settle = (error, result) => (error ? reject(error) : resolve(result));
      });
      open.push({ callback, settle });
      return callback ? undefined : answer;
    },
  };
  const pool = Object.assign(new EventEmitter(), {
    connect: (callback?: () => void): unknown => {
      if (callback) waiting.push(callback);
      return callback ? undefined : Promise.resolve(client);
    },
  });
  watchQueries(pool as unknown as Pool, {
    begin(text) {
      began.push(text);
      return (error) => void ended.push([text, error]);
    },
    keep: (callback) => {
      const caller = current;
      return ((...args: never[]) => {
        const before = current;
        current = caller;
        try {
          return callback(...args);
        } finally {
          current = before;
        }
      }) as typeof callback;
    },
  });
  pool.emit('connect', client);
  return {
    pool,
    client,
    began,
    ended,
    open,
    as: (name: string) => void (current = name),
    now: () => current,
    giveBack: () => waiting.shift()?.(),
  };
}

describe('Watched queries', () => {
  it('are told with their text, and their end when they are answered', async () => {
    const { client, began, ended, open } = watchedPool();
    const answer = client.query({ text: 'select 1', values: [] });
    expect([began, ended]).toEqual([['select 1'], []]);
    open[0]?.settle(null, 'row');
    expect(await answer).toBe('row');
    expect(ended).toEqual([['select 1', undefined]]);
  });

  it('are told with their error, which the caller gets as it was', async () => {
    const { client, ended, open } = watchedPool();
    const error = new Error('gone');
    const answer = client.query('begin');
    open[0]?.settle(error);
    await expect(answer).rejects.toBe(error);
    expect(ended).toEqual([['begin', error]]);
  });

  it('may be asked for with a callback', () => {
    const { client, ended, open } = watchedPool();
    const got: unknown[] = [];
    client.query('select 2', (...args: unknown[]) => void got.push(args));
    open[0]?.callback?.(null, 'row');
    expect(got).toEqual([[null, 'row']]);
    expect(ended).toEqual([['select 2', null]]);
  });

  it('that waited for a connection go on as who waited, not as who gave it back', () => {
    const { pool, as, now, giveBack } = watchedPool();
    let seen = '';
    as('who waits');
    pool.connect(() => void (seen = now()));
    as('who gives back');
    giveBack();
    expect([seen, now()]).toEqual(['who waits', 'who gives back']);
  });
});
