import { AsyncResource } from 'node:async_hooks';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { openDatabase, type DatabaseHandle } from '@/backoffice/db/client';
import { DatabaseOpenError } from '@/backoffice/db/database-open-error';
import { MessagePortStream } from '@/backoffice/db/message-port-stream';
import { migrate } from '@/backoffice/db/migrate';
import { openPgliteFolder } from '@/backoffice/db/pglite-host';
import {
  engines,
  openTestDatabase,
  templatePath,
  testEnv,
  type TestDatabase,
} from '@test/support/database/test-database';

describe.each(engines)('The database on %s', (engine) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase(engine);
    await test.database.db.execute(sql`create table note (id int primary key, body text)`);
  });
  afterAll(async () => {
    await test.database.close();
    await test.drop();
  });
  afterEach(() => test.database.db.execute(sql`delete from note`));
  const count = async () =>
    Number((await test.database.db.execute(sql`select count(*) from note`)).rows[0]?.count);

  it('keeps nothing of a transaction that failed', async () => {
    const work = test.database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into note values (1, 'a')`);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await count()).toBe(0);
  });

  it('shows nobody what a transaction has not committed yet', async () => {
    const seen: Promise<number>[] = [];
    const countFromOutside = AsyncResource.bind(count);
    await test.database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into note values (1, 'a')`);
      if (engine === 'postgres') seen.push(Promise.resolve(await countFromOutside()));
      else seen.push(countFromOutside());
      await tx.execute(sql`insert into note values (2, 'b')`);
      await tx.execute(sql`delete from note`);
    });
    expect(await Promise.all(seen)).toEqual([0]);
  });

  it('of these tests fails a query in the middle of a transaction that is no part of it', async () => {
    await expect(test.database.db.transaction(() => count())).rejects.toThrow();
    expect(await test.database.db.transaction((tx) => tx.$count(sql`note`))).toBe(0);
  });

  it('goes on when one query of a transaction failed inside a savepoint', async () => {
    await test.database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into note values (1, 'a')`);
      await expect(
        tx.transaction((inner) => inner.execute(sql`insert into note values (1, 'again')`)),
      ).rejects.toThrow();
      await tx.execute(sql`insert into note values (2, 'b')`);
    });
    expect(await count()).toBe(2);
  });

  it('forgets a transaction whose connection was dropped in the middle', async () => {
    const client = await test.database.pool.connect();
    await client.query('begin');
    await client.query(`insert into note values (1, 'a')`);
    client.release(true);
    expect(await count()).toBe(0);
  });

  it('gives back text of every language and size unchanged', async () => {
    const body = `港鑰按揭 港钥按揭 🏙 \u0001 '";--`.repeat(50_000);
    await test.database.db.execute(sql`insert into note values (1, ${body})`);
    const { rows } = await test.database.db.execute(sql`select body from note`);
    expect(rows[0]?.body === body).toBe(true);
  });

  it('runs many queries at once, each with its own answer', async () => {
    const answers = await Promise.all(
      Array.from(
        { length: 200 },
        async (_, n) => (await test.database.db.execute(sql`select ${n}::int as n`)).rows[0]?.n,
      ),
    );
    expect(answers).toEqual(Array.from({ length: 200 }, (_, n) => n));
  });

  it('refuses a database whose migration was applied in another form', async () => {
    await test.database.db.execute(
      sql`update migration set hash = 'other' where name like '0000%'`,
    );
    await expect(migrate(test.database.db)).rejects.toThrow(
      /^Migration 0000_\w+\.sql was changed after this database had applied it\.$/,
    );
  });
});

describe('PostgreSQL', () => {
  it('is brought up to date once by instances that start together', async () => {
    const test = await openTestDatabase('postgres');
    await test.database.db.execute(sql`drop schema public cascade`);
    await test.database.db.execute(sql`create schema public`);
    const instances = await Promise.all([1, 2, 3].map(() => test.openAnother()));
    const { rows } = await test.database.db.execute(
      sql`select name, count(*)::int as times from migration group by name having count(*) > 1`,
    );
    expect(rows).toEqual([]);
    expect(
      (await test.database.db.execute(sql`select count(*)::int as pages from page`)).rows,
    ).toEqual([{ pages: 0 }]);
    await Promise.all([...instances, test.database].map((instance) => instance.close()));
    await test.drop();
  });

  it('that does not answer is reported in one line', async () => {
    const env = testEnv({ DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/nothing' });
    const failure = await openDatabase({ env, onConnectionError: () => undefined }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(DatabaseOpenError);
    expect(String(failure)).toMatch(
      /^DatabaseOpenError: The database of DATABASE_URL cannot be used: .*ECONNREFUSED[^\n]*$/,
    );
    expect(String(failure)).not.toContain('secret');
  });
});

describe('The data folder', () => {
  let prepared: string;
  let root: string;
  let children: ChildProcess[];
  beforeAll(async () => {
    prepared = mkdtempSync(join(tmpdir(), 'site-data-'));
    // What a kill during the first start leaves behind.
    cpSync('__tests__/support/random', join(prepared, 'pglite.new'), { recursive: true });
    await (await open(prepared)).close();
  });
  afterAll(() => rmSync(prepared, { recursive: true, force: true }));
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'site-data-'));
    children = [];
  });
  afterEach(async () => {
    for (const child of children) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
    }
    rmSync(root, { recursive: true, force: true });
  });

  const folder = () => join(root, 'data');
  const open = (at = folder()): Promise<DatabaseHandle> =>
    openDatabase({
      env: testEnv({ DATA_DIR: at, DATABASE_URL: '' }),
      templatePath,
      onConnectionError: () => undefined,
    });
  const holdElsewhere = async () => {
    const child = spawn(
      process.execPath,
      ['__tests__/support/database/hold-folder.mjs', folder()],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    children.push(child);
    const [said] = await once(child.stdout, 'data');
    return { child, said: String(said).trim() };
  };

  it('keeps what was written', async () => {
    cpSync(prepared, folder(), { recursive: true });
    const first = await open();
    await first.db.execute(sql`insert into page (slug, body) values ('home', '{}')`);
    await first.close();
    const second = await open();
    expect((await second.db.execute(sql`select slug from page`)).rows).toEqual([{ slug: 'home' }]);
    await second.close();
    expect(existsSync(join(folder(), 'lock'))).toBe(false);
  });

  it('belongs to one process, and the second is told who has it', async () => {
    cpSync(prepared, folder(), { recursive: true });
    const database = await open();
    const { said } = await holdElsewhere();
    expect(said).toBe(
      `The data folder ${folder()} is in use by process ${process.pid}. Stop that process, or set another DATA_DIR.`,
    );
    await expect(open()).rejects.toThrow(`in use by process ${process.pid}`);
    await database.close();
    expect((await holdElsewhere()).said).toBe('held');
  });

  it('is free again when its process was killed', async () => {
    const { child, said } = await holdElsewhere();
    expect(said).toBe('held');
    await expect(open()).rejects.toThrow(`in use by process ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    cpSync(prepared, folder(), { recursive: true });
    await (await open()).close();
  });

  it.each([
    [
      'a truncated control file',
      (data: string) => truncateSync(join(data, 'global/pg_control'), 10),
    ],
    ['another version', (data: string) => writeFileSync(join(data, 'PG_VERSION'), '9.6\n')],
    ['a lost folder', (data: string) => rmSync(join(data, 'base'), { recursive: true })],
  ])('that is damaged by %s is reported in one line and left as it is', async (_case, damage) => {
    cpSync(prepared, folder(), { recursive: true });
    const data = join(folder(), 'pglite');
    damage(data);
    const copy = join(root, 'copy');
    cpSync(data, copy, { recursive: true });
    const failure = await open().catch((error: unknown) => error);
    expect(String(failure)).toMatch(
      /^DatabaseOpenError: The database in \S+\/pglite cannot be opened: it is damaged, or of another version\. [^\n]+$/,
    );
    expect(readFileSync(join(data, 'PG_VERSION'), 'utf8')).toBe(
      readFileSync(join(copy, 'PG_VERSION'), 'utf8'),
    );
    expect(existsSync(join(folder(), 'lock'))).toBe(false);
  });

  it('is opened again when the thread that works on it dies', async () => {
    cpSync(prepared, folder(), { recursive: true });
    const host = await openPgliteFolder(join(folder(), 'pglite'), null);
    const pool = new Pool({
      stream: () => new MessagePortStream(() => host.connect()),
      max: 1,
      ssl: false,
      user: 'postgres',
      database: 'postgres',
    });
    await pool.query(`insert into page (slug, body) values ('faq', '{}')`);
    const port = await host.connect();
    const noticed = once(pool, 'error');
    port.postMessage('these are no bytes of the protocol');
    await noticed;
    expect((await pool.query('select slug from page')).rows).toEqual([{ slug: 'faq' }]);
    await pool.end();
    await host.close();
  });

  it('left half made by a kill during the first start is made anew', async () => {
    expect(readdirSync(prepared)).toEqual(['pglite']);
    cpSync(prepared, folder(), { recursive: true });
    const database = await open();
    expect((await database.db.execute(sql`select slug from page`)).rows).toEqual([]);
    await database.close();
  });
});
