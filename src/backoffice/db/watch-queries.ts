import type { Pool } from 'pg';

/** Called as a query begins, with its text; what it answers is called once the query has ended, with its error. */
export type BeginQuery = (text: string) => ((error?: unknown) => void) | undefined;

export interface QueryWatch {
  begin: BeginQuery;
  /** Lets what waits for a connection go on as the caller, not as the one that gave it back. */
  keep: <F extends (...args: never[]) => unknown>(callback: F) => F;
}

/** Watches each query of a pool's connections, those in transactions too. */
export function watchQueries(pool: Pool, { begin, keep }: QueryWatch): void {
  const connect = pool.connect.bind(pool);
  Object.assign(pool, {
    connect: (...args: unknown[]): unknown =>
      Reflect.apply(
        connect,
        undefined,
        args.map((value) => (isCallback(value) ? keep(value) : value)),
      ),
  });
  pool.on('connect', (client) => {
    const query = client.query.bind(client);
    Object.assign(client, {
      query: (...args: unknown[]): unknown => {
        const end = begin(textOf(args[0]));
        const callback = args.at(-1);
        if (end && typeof callback === 'function')
          args.splice(-1, 1, (...result: unknown[]): void => {
            end(result[0]);
            Reflect.apply(callback, undefined, result);
          });
        const answer: unknown = Reflect.apply(query, undefined, args);
        if (end && answer instanceof Promise) answer.then(() => end(), end);
        return answer;
      },
    });
  });
}

type Callback = (...args: never[]) => unknown;

const isCallback = (value: unknown): value is Callback => typeof value === 'function';

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const text: unknown = typeof query === 'object' && query ? Reflect.get(query, 'text') : '';
  return typeof text === 'string' ? text : '';
}
