import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { createFileStorage } from '@/backoffice/adapters/storage/create-file-storage';
import {
  FileNotFoundError,
  fileKeyOf,
  type FileStorage,
} from '@/backoffice/adapters/storage/file-storage';
import { createS3FileStorage } from '@/backoffice/adapters/storage/s3-file-storage';
import { testEnv } from '@test/support/database/test-database';
import { startS3Server, type S3Server } from '@test/support/servers/s3-server';

const key = fileKeyOf('3f2a9c1e-0000-4000-8000-000000000001');
const other = fileKeyOf('3f2a9c1e-0000-4000-8000-000000000002');
const large = Buffer.from(Array.from({ length: 12_000_000 }, (_, index) => index % 251));

function* inPieces(bytes: Buffer, size = 65_536): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function* brokenOff(bytes: Buffer): Generator<Buffer> {
  yield* inPieces(bytes);
  throw new Error('The sender is gone');
}

/** What holds for every kind of storage. */
function behaves(storage: () => FileStorage): void {
  it.each([
    ['small', Buffer.from('a few bytes')],
    ['large', large],
  ])('gives back a %s file as it was', async (_size, bytes) => {
    await storage().write(key, Readable.from(inPieces(bytes)));
    expect((await buffer(await storage().read(key))).equals(bytes)).toBe(true);
  });

  it('has no file after it was removed, and removing it again is no failure', async () => {
    await storage().write(key, Readable.from([Buffer.from('x')]));
    await storage().remove(key);
    await storage().remove(key);
    await expect(storage().read(key)).rejects.toThrow(FileNotFoundError);
  });

  it.each([
    ['small', Buffer.from('a few bytes')],
    ['large', large],
  ])('keeps nothing of a %s file that broke off', async (_size, bytes) => {
    await expect(storage().write(other, Readable.from(brokenOff(bytes)))).rejects.toThrow(
      'The sender is gone',
    );
    await expect(storage().read(other)).rejects.toThrow(FileNotFoundError);
  });

  it.each([
    '../../etc/passwd',
    '3f/../3f2a9c1e-0000-4000-8000-000000000001',
    '/etc/passwd',
    '3f/3F2A9C1E-0000-4000-8000-000000000001',
    '',
  ])('knows no other keys than its own: %s', async (path) => {
    await expect(storage().write(path, Readable.from([Buffer.from('x')]))).rejects.toThrow(
      'not the key',
    );
    await expect(storage().read(path)).rejects.toThrow('not the key');
    await expect(storage().remove(path)).rejects.toThrow('not the key');
  });
}

describe('A folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storage-'));
  const storage = createFileStorage(testEnv({ STORAGE_URL: `file://${folder}/files` }));
  const names = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      statSync(join(folder, path)).isFile(),
    );
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  behaves(() => storage);

  it('lets only its owner in', async () => {
    await storage.write(key, Readable.from([Buffer.from('x')]));
    expect(names()).toEqual([`files/${key}`]);
    expect(
      [folder + '/files', `${folder}/files/3f`, `${folder}/files/${key}`].map((path) =>
        (statSync(path).mode & 0o777).toString(8),
      ),
    ).toEqual(['700', '700', '600']);
  });

  it('leaves no half-written file behind', async () => {
    await expect(storage.write(other, Readable.from(brokenOff(large)))).rejects.toThrow();
    expect(names()).toEqual([`files/${key}`]);
  });

  it('says so when it cannot be written', async () => {
    writeFileSync(join(folder, 'no-folder'), '');
    const blocked = createFileStorage(testEnv({ STORAGE_URL: `file://${folder}/no-folder/files` }));
    await expect(blocked.write(key, Readable.from([Buffer.from('x')]))).rejects.toThrow('ENOTDIR');
  });
});

describe('A bucket', () => {
  let server: S3Server;
  let storage: FileStorage;
  beforeAll(async () => {
    server = await startS3Server();
    storage = createFileStorage(
      testEnv({
        STORAGE_URL: 's3://papers/site',
        S3_ENDPOINT: server.origin,
        S3_ACCESS_KEY_ID: 'test-key',
        S3_SECRET_ACCESS_KEY: 'test-secret',
      }),
    );
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.objects.clear();
    server.requests.length = 0;
  });
  behaves(() => storage);

  it('keeps files below its prefix, small ones in one go and large ones in parts', async () => {
    await storage.write(key, Readable.from([Buffer.from('small')]));
    await storage.write(other, Readable.from(inPieces(large)));
    expect([...server.objects.keys()]).toEqual([`site/${key}`, `site/${other}`]);
    expect(
      server.requests.map((line) =>
        line.replace(/\?.*partNumber.*/, '?part').replace(/&?x-id/, ''),
      ),
    ).toEqual([
      `PUT /papers/site/${key}?`,
      `POST /papers/site/${other}?uploads`,
      ...Array(3).fill(`PUT /papers/site/${other}?part`),
      `POST /papers/site/${other}?uploadId`,
    ]);
  });

  it('takes back the parts of a file that broke off, and of one that the store refuses', async () => {
    await expect(storage.write(other, Readable.from(brokenOff(large)))).rejects.toThrow();
    expect(server.openUploads.size).toBe(0);
    server.failParts(1);
    await expect(storage.write(other, Readable.from(inPieces(large)))).rejects.toThrow();
    server.failParts(0);
    expect(server.openUploads.size).toBe(0);
  });

  it('removes the parts that a crash left', async () => {
    server.openUploads.set('left', { key: `site/${key}`, parts: new Map() });
    server.openUploads.set('another’s', { key: `site/${key}-2`, parts: new Map() });
    await storage.remove(key);
    expect([...server.openUploads.keys()]).toEqual(['another’s']);
  });

  describe('whose store falls silent', () => {
    const hasty = (timeoutMs: number) =>
      createS3FileStorage({
        bucket: 'papers',
        prefix: 'site/',
        region: 'ap-east-1',
        endpoint: server.origin,
        accessKeyId: 'test-key',
        secretAccessKey: 'test-secret',
        timeoutMs,
      });
    const timedOut = expect.objectContaining({ name: 'TimeoutError' });
    afterEach(() => server.stopResponding('never'));

    it('gives up what it waits for', async () => {
      server.stopResponding('before answers');
      await expect(hasty(100).write(key, Readable.from([Buffer.from('x')]))).rejects.toEqual(
        timedOut,
      );
      await expect(hasty(100).read(key)).rejects.toEqual(timedOut);
      await expect(hasty(100).remove(key)).rejects.toEqual(timedOut);
    });

    it('breaks a file off that comes no further', async () => {
      await storage.write(key, Readable.from([Buffer.from('two halves')]));
      server.stopResponding('within files');
      const file = await hasty(1_000).read(key);
      await expect(buffer(file)).rejects.toEqual(timedOut);
    });
  });
});
