import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createEncryptedFileStorage } from '@/backoffice/adapters/storage/encrypted-file-storage';
import { FileNotFoundError, type FileStorage } from '@/backoffice/adapters/storage/file-storage';
import { createDataCipher } from '@/backoffice/common/data-cipher';

const keyOf = (version: string) => ({ version, key: Buffer.alloc(32, version) });
const [first, second] = [
  '3f/3f000000-0000-4000-8000-000000000001',
  '3f/3f000000-0000-4000-8000-000000000002',
];

function setUp(versions = ['1']) {
  const stored = new Map<string, Buffer>();
  const inner: FileStorage = {
    write: async (key, bytes) => void stored.set(key, await buffer(bytes)),
    async read(key) {
      const bytes = stored.get(key);
      if (!bytes) throw new FileNotFoundError();
      // In pieces of an odd size, as a disk or a network hands them on.
      return Readable.from(
        Array.from({ length: Math.ceil(bytes.length / 1_009) }, (_none, index) =>
          bytes.subarray(index * 1_009, (index + 1) * 1_009),
        ),
        { objectMode: false },
      );
    },
    remove: async (key) => void stored.delete(key),
  };
  const storage = createEncryptedFileStorage(inner, createDataCipher(versions.map(keyOf)));
  const write = (key: string, bytes: Buffer) => storage.write(key, Readable.from([bytes]));
  const read = async (key: string) => buffer(await storage.read(key));
  return { stored, inner, storage, write, read };
}

describe('A file that is kept encrypted', () => {
  it.each([1, 15, 65_535, 65_536, 65_537, 131_072, 300_000])(
    'of %i bytes is read as it was written, and none of it is stored in clear',
    async (size) => {
      const { stored, write, read } = setUp();
      const bytes = Buffer.alloc(size, 'secret of a customer ');
      await write(first, bytes);
      expect((await read(first)).equals(bytes)).toBe(true);
      expect(stored.get(first)?.includes('secret of')).toBe(false);
      expect(stored.get(first)?.length).toBeGreaterThan(size + 16);
    },
  );

  it('has a key of its own: the same bytes are stored differently each time', async () => {
    const { stored, write } = setUp();
    for (const key of [first, second]) await write(key, Buffer.alloc(1_000, 1));
    expect(
      stored
        .get(first)
        ?.subarray(-1_000)
        .equals(stored.get(second)?.subarray(-1_000) ?? Buffer.of()),
    ).toBe(false);
  });

  it('is read with an older key of the keyring, and not without it', async () => {
    const { stored, write } = setUp(['1']);
    await write(first, Buffer.from('hello'));
    const rotated = setUp(['2', '1']);
    rotated.stored.set(first, stored.get(first) ?? Buffer.of());
    expect((await rotated.read(first)).toString()).toBe('hello');
    const without = setUp(['2']);
    without.stored.set(first, stored.get(first) ?? Buffer.of());
    await expect(without.read(first)).rejects.toThrow('not among DATA_ENCRYPTION_KEY');
  });

  it('is known to be under the current key or not, by its first bytes', async () => {
    const { stored, write } = setUp(['1']);
    await write(first, Buffer.alloc(200_000));
    stored.set(second, Buffer.from('from before files were encrypted'));
    const rotated = setUp(['2', '1']);
    for (const [key, bytes] of stored) rotated.stored.set(key, bytes);
    const isCurrent = () => Promise.all([first, second].map(rotated.storage.isCurrent));
    expect(await isCurrent()).toEqual([false, false]);
    for (const key of [first, second]) await rotated.write(key, await rotated.read(key));
    expect(await isCurrent()).toEqual([true, true]);
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    [
      'a byte is changed',
      (bytes) => Buffer.from(bytes.map((byte, at) => (at === bytes.length - 30 ? byte ^ 1 : byte))),
    ],
    ['its end is cut off', (bytes) => bytes.subarray(0, -1)],
    [
      'its last chunk is left out',
      (bytes) => bytes.subarray(0, bytes.length - 100_000 + 65_536 - 16),
    ],
    ['only its head is left', (bytes) => bytes.subarray(0, 120)],
    ['something is appended', (bytes) => Buffer.concat([bytes, Buffer.alloc(20)])],
  ])('is refused where %s', async (_what, change) => {
    const { stored, write, read } = setUp();
    await write(first, randomBytes(100_000));
    stored.set(first, change(stored.get(first) ?? Buffer.of()));
    await expect(read(first)).rejects.toThrow();
  });

  it('is refused under the name of another file', async () => {
    const { stored, write, read } = setUp();
    await write(first, Buffer.from('mine'));
    stored.set(second, stored.get(first) ?? Buffer.of());
    await expect(read(second)).rejects.toThrow();
  });

  it.each(['', 'H', 'HKFILE1', '%PDF-1.7 of last year'])(
    'passes as it is where it was stored before (%p)',
    async (text) => {
      const { stored, read } = setUp();
      stored.set(first, Buffer.from(text));
      expect((await read(first)).toString()).toBe(text);
    },
  );

  it('is not stored when its sender breaks off', async () => {
    const { storage } = setUp();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('gone');
      })(),
    );
    await expect(storage.write(first, broken)).rejects.toThrow('gone');
    await expect(storage.read(first)).rejects.toThrow(FileNotFoundError);
  });

  it('of 20 MB needs no more memory than a few chunks', async () => {
    const { inner } = setUp();
    let longest = 0;
    let waiting = 0;
    const counting: FileStorage = {
      ...inner,
      async write(_key, bytes) {
        for await (const chunk of bytes) {
          longest = Math.max(longest, chunk.length);
          waiting = Math.max(waiting, bytes.readableLength);
        }
      },
    };
    const storage = createEncryptedFileStorage(counting, createDataCipher([keyOf('1')]));
    const piece = Buffer.alloc(64 * 1024);
    await storage.write(first, Readable.from(Array.from({ length: 320 }, () => piece)));
    expect(longest).toBeLessThanOrEqual(4 * 64 * 1024);
    expect(waiting).toBeLessThanOrEqual(4 * 64 * 1024);
  });
});
