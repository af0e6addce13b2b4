import type { Pool } from 'pg';

/** Tells how many seconds each query of a pool's connections took, those in transactions too. */
export function timeQueries(pool: Pool, onQuery: (seconds: number) => void): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client);
    Object.assign(client, {
      query: (...args: unknown[]): unknown => {
        const startedAt = performance.now();
        const end = (): void => onQuery((performance.now() - startedAt) / 1_000);
        const callback = args.at(-1);
        if (typeof callback === 'function')
          args.splice(-1, 1, (...result: unknown[]): void => {
            end();
            Reflect.apply(callback, undefined, result);
          });
        const answer: unknown = Reflect.apply(query, undefined, args);
        if (answer instanceof Promise) answer.then(end, end);
        return answer;
      },
    });
  });
}
