import { sql } from 'drizzle-orm';
import { createLogger } from '@/server/process/logger';
import { rejectionOf, silentDatabase } from '@test/support/database/silent-database';

function log(settings: Partial<Parameters<typeof createLogger>[0]> = {}) {
  const lines: string[] = [];
  const logger = createLogger(
    { LOG_LEVEL: 'info', DEBUG: false, ...settings },
    { write: (line: string) => void lines.push(line) },
  );
  return { logger, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') };
}

describe('The log', () => {
  const secret = 'Zq8-link-id';
  const { pool, db } = silentDatabase();

  it('names why a query failed and where, but neither the query nor its parameters', async () => {
    void rejectionOf(pool.connect());
    const failure = await rejectionOf(db.execute(sql`select note from draft where id = ${secret}`));
    expect(String(failure)).toContain(secret);
    const { logger, lines, last } = log();
    logger.error({ requestId: 'r-1', err: failure }, 'API call failed');
    logger.error({ err: new Error('while saving', { cause: failure }) }, 'API call failed');
    logger.warn(
      { reason: failure instanceof Error ? failure.message : '' },
      'A message could not be delivered',
    );
    logger.error({ reason: String(failure) }, 'page not rendered');
    expect(lines).toHaveLength(4);
    expect(lines.join()).not.toMatch(new RegExp(`${secret}|select note|params`));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      requestId: 'r-1',
      err: {
        type: 'DrizzleQueryError',
        message: 'A query failed',
        stack: expect.stringMatching(/^ {4}at /),
        cause: { message: 'timeout exceeded when trying to connect' },
      },
    });
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({
      err: {
        message: 'while saving',
        cause: {
          message: 'A query failed',
          cause: { message: 'timeout exceeded when trying to connect' },
        },
      },
    });
    expect(last()).toMatchObject({ reason: 'A query failed' });
  });

  it.each([
    {
      what: 'the row that a constraint refused',
      code: '23505',
      detail: `Key (id)=(${secret}) already exists.`,
      message: 'duplicate key value violates unique constraint "draft_pkey"',
      shown: 'duplicate key value violates unique constraint "draft_pkey"',
    },
    {
      what: 'a value of the wrong kind',
      code: '22P02',
      detail: undefined,
      message: `invalid input syntax for type uuid: "${secret}"`,
      shown: 'The database did not take a value',
    },
  ])('does not hold $what', ({ code, detail, message, shown }) => {
    const { logger, lines, last } = log();
    logger.error({ err: Object.assign(new Error(message), { code, detail }) }, 'API call failed');
    expect(lines.join()).not.toContain(secret);
    expect(last()).toMatchObject({
      err: { type: 'Error', code, message: shown, stack: expect.stringMatching(/^ {4}at /) },
    });
  });

  it('keeps what any other error says, and ends where errors cause each other', () => {
    const { logger, last } = log();
    const first = new TypeError('one');
    const second = new Error('two', { cause: first });
    first.cause = second;
    logger.error({ err: first }, 'x');
    expect(last()).toMatchObject({
      err: {
        type: 'TypeError',
        message: 'one',
        cause: { message: 'two', cause: { message: 'one' } },
      },
    });
    logger.error({ err: 'only words' }, 'x');
    expect(last()).toMatchObject({ err: { type: 'string', message: 'only words' } });
  });

  it('replaces long opaque ids in paths', () => {
    const { logger, last } = log();
    logger.error(
      { path: '/api/v1/los/documents/3f2a9c1e-0000-4000-8000-000000000001' },
      'API call failed',
    );
    expect(last().path).toBe('/api/v1/los/documents/:id');
  });

  it.each([
    [{}, 'info'],
    [{ DEBUG: true }, 'debug'],
    [{ DEBUG: true, LOG_LEVEL: 'error' }, 'debug'],
    [{ DEBUG: true, LOG_LEVEL: 'trace' }, 'trace'],
    [{ LOG_LEVEL: 'warn' }, 'warn'],
  ] as const)('of %j begins at %s', (settings, level) => {
    expect(log(settings).logger.level).toBe(level);
  });
});
