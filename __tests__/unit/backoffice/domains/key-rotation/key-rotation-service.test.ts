import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { EncryptedFileStorage } from '@/backoffice/adapters/storage/encrypted-file-storage';
import { FileNotFoundError } from '@/backoffice/adapters/storage/file-storage';
import { createDataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { KeyRotationRepository } from '@/backoffice/domains/key-rotation/key-rotation.repository';
import { createKeyRotation } from '@/backoffice/domains/key-rotation/key-rotation.service';
import type { EncryptedTable } from '@/backoffice/domains/key-rotation/encrypted-tables';
import { standIn } from '@test/support/backoffice/service-tools';

const keyOf = (version: string) => ({ version, key: Buffer.alloc(32, version) });
const old = createDataCipher([keyOf('1')]);
const cipher = createDataCipher([keyOf('2'), keyOf('1')]);
const table: EncryptedTable = {
  name: 'person',
  key: 'id',
  columns: { phone: (id) => `phone/${id}`, name: (id) => `name/${id}` },
  phoneHashUse: 'customer',
};
const oldHash = createKeyedHash(['old'], 'customer');
const newHash = createKeyedHash(['new', 'old'], 'customer');

type Row = Record<'phone' | 'phone_hash', string> & { name: string | null };

const rowOf = (id: string): Row => ({
  phone: old.encrypt(`+852${id}`, `phone/${id}`),
  phone_hash: oldHash('phone', `+852${id}`),
  name: null,
});

function setUp({ onReplace = () => undefined }: { onReplace?: (key: string) => void } = {}) {
  const rows = new Map(['1', '2', '3'].map((id) => [id, rowOf(id)]));
  const files = new Map<string, { bytes: Buffer; isCurrent: boolean }>();
  const documents = new Map<string, string>();
  const progress: string[] = [];
  const repository = standIn<KeyRotationRepository>({
    list: async (_table, { after, limit }) =>
      [...rows]
        .filter(([key]) => key > after)
        .slice(0, limit)
        .map(([key, values]) => ({ key, values: { ...values } })),
    async replace(_table, { before, after }) {
      onReplace(before.key);
      const row = rows.get(before.key);
      const isSame = Object.keys(after).every(
        (name) => Reflect.get(row ?? {}, name) === before.values[name],
      );
      if (row && isSame) Object.assign(row, after);
      return isSame;
    },
    listFiles: async ({ after }) =>
      [...documents]
        .filter(([id]) => id > after)
        .map(([id, sha256]) => ({ id, fileKey: id, sha256 })),
    hasFile: async (key) => documents.has(key),
  });
  const storage: EncryptedFileStorage = {
    write: async (key, bytes) =>
      void files.set(key, { bytes: await buffer(bytes), isCurrent: true }),
    async read(key) {
      const file = files.get(key);
      if (!file) throw new FileNotFoundError();
      return Readable.from([file.bytes]);
    },
    remove: async (key) => void files.delete(key),
    async isCurrent(key) {
      const file = files.get(key);
      if (!file) throw new FileNotFoundError();
      return file.isCurrent;
    },
  };
  const keep = (id: string, text: string) => {
    files.set(id, { bytes: Buffer.from(text), isCurrent: false });
    documents.set(id, createHash('sha256').update(text).digest('hex'));
  };
  const rotation = createKeyRotation({
    repository,
    tables: [table],
    cipher,
    currentPrefix: '2.',
    storage,
    batchSize: 2,
    phoneHashes: { customer: newHash, application: newHash },
    onProgress: ({ place, changed }) => void progress.push(`${place} ${changed}`),
  });
  return { rows, files, documents, progress, storage, keep, rotation };
}

describe('A rotation of keys', () => {
  it('writes each row and its hash once under the new keys, and says how far it is', async () => {
    const { rows, rotation, progress } = setUp();
    expect(await rotation.run()).toEqual({ changed: { person: 3, files: 0 }, failed: [] });
    expect(progress).toEqual(['person 2', 'person 3']);
    for (const [id, { phone, phone_hash: hash, name }] of rows) {
      expect([phone.split('.')[0], cipher.decrypt(phone, `phone/${id}`), name]).toEqual([
        '2',
        `+852${id}`,
        null,
      ]);
      expect(hash).toBe(newHash('phone', `+852${id}`));
    }
    expect((await rotation.run()).changed).toEqual({ person: 0, files: 0 });
  });

  it('leaves to its new owner what changed while it was read, and comes back to it', async () => {
    let isFirst = true;
    const { rows, rotation } = setUp({
      onReplace: (key) => {
        if (key === '2' && isFirst) rows.set('2', { ...rowOf('2'), ...newPhone });
        isFirst = isFirst && key !== '2';
      },
    });
    const newPhone = {
      phone: old.encrypt('+852999', 'phone/2'),
      phone_hash: oldHash('phone', '+852999'),
    };
    expect(await rotation.run()).toMatchObject({ changed: { person: 3 }, failed: [] });
    expect(cipher.decrypt(rows.get('2')?.phone ?? '', 'phone/2')).toBe('+852999');
  });

  it('gives up on a row that never stands still, and says so', async () => {
    const { rows, rotation } = setUp({ onReplace: (key) => void rows.set(key, rowOf(key)) });
    expect(await rotation.run()).toMatchObject({
      failed: [{ place: 'person', reason: expect.stringContaining('3 rows changed') }],
    });
  });

  it('writes files again, and leaves none behind whose document was removed meanwhile', async () => {
    const { files, documents, storage, keep, rotation } = setUp();
    keep('a', 'kept');
    keep('b', 'removed while it is written');
    const write = storage.write;
    storage.write = async (key, bytes) => {
      await write(key, bytes);
      if (key === 'b') documents.delete('b');
    };
    expect(await rotation.run()).toMatchObject({ changed: { files: 2 }, failed: [] });
    expect(
      [...files].map(([key, { bytes, isCurrent }]) => [key, String(bytes), isCurrent]),
    ).toEqual([['a', 'kept', true]]);
  });

  it('names a document without its file, and goes on', async () => {
    const { files, keep, rotation } = setUp();
    keep('a', 'lost');
    keep('b', 'kept');
    files.delete('a');
    expect(await rotation.run()).toMatchObject({
      changed: { files: 1 },
      failed: [{ place: 'files', key: 'a' }],
    });
  });
});
