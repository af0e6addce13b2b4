import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { createDataCipher } from '@/backoffice/common/data-cipher';
import { ServiceError } from '@/backoffice/common/service-error';
import { createEncryptedFileStorage } from '@/backoffice/adapters/storage/encrypted-file-storage';
import { fileKeyOf } from '@/backoffice/adapters/storage/file-storage';
import { createFolderFileStorage } from '@/backoffice/adapters/storage/folder-file-storage';
import { storeFile } from '@/backoffice/domains/document/store-file';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function setUp(kind: string) {
  const plain = createFolderFileStorage(folder);
  const cipher = createDataCipher([{ version: '1', key: Buffer.alloc(32, 'key') }]);
  const key = fileKeyOf(randomUUID());
  return {
    key,
    storage: kind === 'plain' ? plain : createEncryptedFileStorage(plain, cipher),
    /** What is written under the key goes to a device that is full. */
    fillDisk() {
      mkdirSync(join(folder, dirname(key)));
      symlinkSync('/dev/full', join(folder, `${key}.part`));
    },
    kept: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
        (one) => !one.isDirectory(),
      ),
  };
}

const complete = Promise.resolve();
const page = () =>
  Readable.from([Buffer.from('%PDF-1.7 one page'), Buffer.alloc(300_000), Buffer.from('%%EOF')]);

describe.each(['plain', 'encrypted'])('A file that is stored %s', (kind) => {
  it('may be sent again where the disk is full, and nothing of it is kept', async () => {
    const { key, storage, fillDisk, kept } = setUp(kind);
    fillDisk();
    await expect(
      storeFile(storage, { key, bytes: page(), completed: complete }),
    ).rejects.toMatchObject({
      code: 'unavailable',
      details: { cause: { code: 'ENOSPC' } },
    });
    expect(kept()).toEqual([]);
    expect(await storeFile(storage, { key, bytes: page(), completed: complete })).toMatchObject({
      size: 300_022,
      type: 'application/pdf',
    });
  });

  it('is the sender’s fault where its bytes broke off on their way', async () => {
    const { key, storage, kept } = setUp(kind);
    const bytes = Readable.from(
      (function* () {
        yield Buffer.alloc(300_000);
        throw new ServiceError('upload_broken');
      })(),
    );
    const stored = storeFile(storage, { key, bytes, completed: complete });
    await expect(stored).rejects.toMatchObject({ code: 'upload_broken' });
    expect(kept()).toEqual([]);
  });
});
