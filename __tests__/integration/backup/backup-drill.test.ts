import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import sharp from 'sharp';
import { createContainer } from '@/backoffice/container';
import { openDatabase, type DatabaseHandle } from '@/backoffice/db/client';
import { runBackup, runRestore } from '@/backoffice/domains/backup/backup-programs';
import type { ServerEnv } from '@/config/env.server';
import { mediaRoot } from '@/contracts/media/media-choices';
import type { Medium } from '@/contracts/media/media-desk';
import { bookLoan } from '@test/support/account/customer';
import { neverMs, startTestApi, type TestApi } from '@test/support/api/test-api';
import { mediaClient } from '@test/support/content/media-client';
import { tableDigests } from '@test/support/database/table-digests';
import {
  createPostgresDatabase,
  seededTemplatePath,
  testEnv,
} from '@test/support/database/test-database';
import { storePlain, storedBytes } from '@test/support/document/stored-files';
import { createFuzzResources } from '@test/support/fuzz/fuzz-resources';
import { startS3Server, type S3Server } from '@test/support/servers/s3-server';

const folder = mkdtempSync(join(tmpdir(), 'backup-drill-'));
const STORAGE_URL = `file://${folder}/files`;
const plainText = '%PDF-1.7\nChan Tai Man\n%%EOF\n';
const said: string[] = [];
const noop = (): void => undefined;
const program = (env: ServerEnv, environment: NodeJS.ProcessEnv = process.env) => ({
  env,
  environment,
  say: (line: string) => void said.push(line),
});
const now = new Date('2026-11-16T04:00:00Z');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('A backup of PostgreSQL', () => {
  let api: TestApi;
  let s3: S3Server;
  let path: string;
  let before: Record<string, string>;
  let documents: string[];
  let image: Medium;
  const emptyDatabases: (() => Promise<void>)[] = [];

  async function emptyEnv(): Promise<ServerEnv> {
    const database = await createPostgresDatabase({});
    emptyDatabases.push(database.drop);
    return testEnv({
      DATABASE_URL: database.url,
      STORAGE_URL: 's3://documents/site',
      S3_ENDPOINT: s3.origin,
      S3_ACCESS_KEY_ID: 'test-key',
      S3_SECRET_ACCESS_KEY: 'test-secret',
    });
  }

  beforeAll(async () => {
    s3 = await startS3Server();
    api = await startTestApi('postgres', { STORAGE_URL });
    const make = await createFuzzResources(api);
    await bookLoan(api, make.main.customerId, { property: 'Flat A, 1 Queen’s Road' });
    documents = [(await make.newDocument()).id, (await make.newDocument()).id];
    storePlain(join(folder, 'files'), {
      documentId: documents[1] ?? '',
      bytes: Buffer.from(plainText),
    });
    const pixels = {
      create: { width: 900, height: 600, channels: 3, background: '#27485c' },
    } as const;
    ({ data: image } = await mediaClient(api).add(await sharp(pixels).png().toBuffer()));
    before = await tableDigests(api.testDatabase.database.pool);
    ({ path } = await runBackup(program(api.testDatabase.env), { folder, now }));
    // What happens later is in no backup.
    await make.newDocument();
  });
  afterAll(async () => {
    await api.close();
    for (const drop of emptyDatabases) await drop();
    await s3.close();
  });

  const startOn = async (env: ServerEnv) =>
    createContainer({
      env,
      log: { debug: noop, info: noop, warn: noop, error: noop },
      database: await openDatabase({ env, onConnectionError: noop }),
      now: () => now,
      contentPollIntervalMs: neverMs,
      deliveryIntervalMs: neverMs,
      jobIntervalMs: neverMs,
      sms: { send: async () => undefined },
    });

  async function digestsOf(url: string | undefined): Promise<Record<string, string>> {
    const pool = new Pool({ connectionString: url });
    try {
      return await tableDigests(pool);
    } finally {
      await pool.end();
    }
  }

  it('brings every row and every file back into an empty database and another store', async () => {
    const env = await emptyEnv();
    await runRestore(program(env), { folder: path, isCheckOnly: false });
    expect(Object.keys(before).length).toBeGreaterThan(60);
    expect(await digestsOf(env.DATABASE_URL)).toEqual(before);
    const inDocuments = documents.map((id) => `site/${id.slice(0, 2)}/${id}`);
    expect([...s3.objects.keys()]).toEqual(expect.arrayContaining(inDocuments));
    // Two sizes and the one for messengers.
    expect(s3.objects.size).toBe(documents.length + 3);
    const [encrypted = '', plain = ''] = documents;
    expect(s3.objects.get(`site/${encrypted.slice(0, 2)}/${encrypted}`)).toEqual(
      storedBytes(join(folder, 'files'), encrypted),
    );
    expect(s3.objects.get(`site/${plain.slice(0, 2)}/${plain}`)?.toString('latin1')).toMatch(
      /^HKFILE1\0/,
    );
    const restored = await startOn(env);
    try {
      for (const path of [...image.sources.map((source) => source.path), image.sharedPath ?? '']) {
        const name = path.slice(mediaRoot.length);
        expect(restored.media.media.recall(name)).toBeUndefined();
        expect(await restored.media.media.open(name)).toEqual(
          await api.container.media.media.open(name),
        );
      }
    } finally {
      await restored.close();
    }
  });

  it('leaves files alone that are there, and refuses a database that is not empty', async () => {
    const env = await emptyEnv();
    said.length = 0;
    await runRestore(program(env), { folder: path, isCheckOnly: false });
    expect(said.join('\n')).toContain('0 files written, 5 were there already.');
    await expect(runRestore(program(env), { folder: path, isCheckOnly: false })).rejects.toThrow(
      /^The database is not empty \(.+\): nothing is restored over it/,
    );
    expect(await digestsOf(env.DATABASE_URL)).toEqual(before);
  });

  it('holds nothing in clear', () => {
    const bytes = readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
    expect(bytes.length).toBe(8);
    for (const text of bytes) {
      expect(text).not.toContain('Chan Tai Man');
      // The names of tables stand in every dump, so that this one is encrypted.
      expect(text).not.toContain('desk_audit');
    }
  });

  it.each([
    [
      'a byte of the dump',
      'database',
      (bytes: Buffer) => bytes.fill(~bytes.readUInt8(4_000), 4_000, 4_001),
    ],
    ['the end of the dump', 'database', (bytes: Buffer) => bytes.subarray(0, -100_000)],
    ['a line of the sums', 'SHA256SUMS', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    [
      'the day of the manifest',
      'manifest.json',
      (bytes: Buffer) => Buffer.from(bytes.toString().replace('2026-11-16', '2026-11-17')),
    ],
  ])('is refused where %s was changed, with nothing restored', async (_what, name, change) => {
    const copy = mkdtempSync(join(folder, 'damaged-'));
    for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
      const to = join(copy, entry.parentPath.slice(path.length), entry.name);
      if (entry.isDirectory()) mkdirSync(to, { recursive: true });
      else writeFileSync(to, readFileSync(join(entry.parentPath, entry.name)));
    }
    writeFileSync(join(copy, name), change(readFileSync(join(copy, name))));
    const env = await emptyEnv();
    await expect(runRestore(program(env), { folder: copy, isCheckOnly: false })).rejects.toThrow(
      /is not as it was written|is missing, damaged, or under another key/,
    );
    expect(await digestsOf(env.DATABASE_URL)).toEqual({});
  });

  it('is refused under other keys', async () => {
    const env = await emptyEnv();
    const key = [{ version: '1', key: Buffer.alloc(32, 'other') }];
    await expect(
      runRestore(program({ ...env, DATA_ENCRYPTION_KEY: key }), {
        folder: path,
        isCheckOnly: true,
      }),
    ).rejects.toThrow(/^The keys do not fit/);
  });

  it('is not taken where the file of a document is missing, or where there is no pg_dump, and leaves no folder', async () => {
    const into = mkdtempSync(join(folder, 'none-'));
    const { env } = api.testDatabase;
    await expect(
      runBackup(program({ ...env, STORAGE_URL: `file://${into}/nowhere` }), { folder: into, now }),
    ).rejects.toThrow(
      /^The file .+ of a document or an image is missing; nothing was backed up\.$/,
    );
    await expect(
      runBackup(program(env, { NODE_ENV: 'test', PATH: into }), { folder: into, now }),
    ).rejects.toThrow(/^There is no pg_dump: install/);
    expect(readdirSync(into)).toEqual([]);
  });
});

describe('A backup of the embedded database', () => {
  it('fills another data folder, once', async () => {
    const [from, to] = ['from', 'to'].map((name) => join(folder, name));
    const env = testEnv({ DATA_DIR: from ?? '', DATABASE_URL: '' });
    const target = testEnv({ DATA_DIR: to ?? '', DATABASE_URL: '' });
    const open = (of: ServerEnv): Promise<DatabaseHandle> =>
      openDatabase({
        env: of,
        templatePath: seededTemplatePath,
        onConnectionError: () => undefined,
      });
    const source = await open(env);
    const digests = await tableDigests(source.pool);
    const at = { folder, now: new Date('2026-11-17T04:00Z') };
    const whileOpen = await runBackup(program(env), at).catch((error: Error) => error.message);
    await source.close();
    expect(whileOpen).toMatch(/is in use by process/);

    const { path } = await runBackup(program(env), at);
    await runRestore(program(target), { folder: path, isCheckOnly: false });
    const restored = await open(target);
    const restoredDigests = await tableDigests(restored.pool);
    await restored.close();
    expect(restoredDigests).toEqual(digests);
    expect(readdirSync(to ?? '')).toEqual(['pglite']);
    await expect(runRestore(program(target), { folder: path, isCheckOnly: false })).rejects.toThrow(
      /nothing is restored over it/,
    );
  });
});
