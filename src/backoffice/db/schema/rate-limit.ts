import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Columns as rate-limiter-flexible reads them; `expire` is in milliseconds since 1970. */
export const rateLimitTable = pgTable(
  'rate_limit',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limit_expire').on(table.expire)],
);
