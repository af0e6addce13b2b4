import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Writable, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import pLimit from 'p-limit';
import { FileDecryption } from '@/backoffice/adapters/storage/file-encryption';
import { FileNotFoundError, type FileStorage } from '@/backoffice/adapters/storage/file-storage';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { countBytes } from './backup-bytes';
import { BackupError } from './backup-error';
import {
  databaseFile,
  filesFolder,
  manifestFile,
  openManifest,
  parseSums,
  sumsFile,
  type Manifest,
  type Sums,
} from './backup-manifest';

export interface CheckedBackup {
  manifest: Manifest;
  /** Keys of its files. */
  fileKeys: string[];
  /** The dump as the database wrote it. */
  openDump: () => Readable;
  /** Writes its files to a store, those left out that are there already, byte for byte; answers how many were written. */
  copyFiles: (storage: FileStorage) => Promise<number>;
}

const copiesAtOnce = 8;

/** Reads a whole backup and throws `BackupError` where a byte is not as it was written, is missing, or cannot be decrypted. */
export async function checkBackup(folder: string, cipher: DataCipher): Promise<CheckedBackup> {
  const [manifestText, sumsText] = await Promise.all(
    [manifestFile, sumsFile].map((name) => readText(join(folder, name))),
  );
  const manifest = openManifest(manifestText ?? '', { sums: sumsText ?? '', cipher });
  const sums = parseSums(sumsText ?? '');
  const open = (path: string): Readable => createReadStream(join(folder, path));
  await checkContent(sums, { open, cipher });
  const fileKeys = [...sums.keys()]
    .filter((path) => path.startsWith(`${filesFolder}/`))
    .map(fileKeyIn);
  return {
    manifest,
    fileKeys,
    openDump: () => decrypt(open(databaseFile), { path: databaseFile, cipher }),
    copyFiles: (storage) => copyFiles(fileKeys, { sums, open, storage }),
  };
}

const fileKeyIn = (path: string): string => path.slice(filesFolder.length + 1);
const pathOf = (fileKey: string): string => `${filesFolder}/${fileKey}`;

async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => {
    throw new BackupError(`There is no backup: ${path} cannot be read.`);
  });
}

function decrypt(
  bytes: Readable,
  { path, cipher }: { path: string; cipher: DataCipher },
): Readable {
  const key = path === databaseFile ? databaseFile : fileKeyIn(path);
  return pipeline(bytes, new FileDecryption(cipher, key), () => undefined);
}

async function checkContent(
  sums: Sums,
  { open, cipher }: { open: (path: string) => Readable; cipher: DataCipher },
): Promise<void> {
  const limit = pLimit(copiesAtOnce);
  async function check(path: string, sha256: string): Promise<void> {
    const counted = countBytes(open(path));
    try {
      await drain(decrypt(counted.bytes, { path, cipher }));
    } catch {
      throw new BackupError(`${path} of the backup is missing, damaged, or under another key.`);
    }
    if (counted.total().sha256 !== sha256)
      throw new BackupError(`${path} of the backup is not as it was written.`);
  }
  await Promise.all([...sums].map(([path, sha256]) => limit(() => check(path, sha256))));
}

async function drain(bytes: Readable): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  bytes.on('error', (error) => nowhere.destroy(error)).pipe(nowhere);
  await finished(nowhere);
}

async function copyFiles(
  fileKeys: readonly string[],
  { sums, open, storage }: { sums: Sums; open: (path: string) => Readable; storage: FileStorage },
): Promise<number> {
  const limit = pLimit(copiesAtOnce);
  let written = 0;
  async function copy(fileKey: string): Promise<void> {
    if ((await sumOf(storage, fileKey)) === sums.get(pathOf(fileKey))) return;
    await storage.write(fileKey, open(pathOf(fileKey)));
    written += 1;
  }
  await Promise.all(fileKeys.map((fileKey) => limit(() => copy(fileKey))));
  return written;
}

/** SHA-256 of a stored file; null where there is none. */
async function sumOf(storage: FileStorage, fileKey: string): Promise<string | null> {
  try {
    const counted = countBytes(await storage.read(fileKey));
    await drain(counted.bytes);
    return counted.total().sha256;
  } catch (error) {
    if (error instanceof FileNotFoundError) return null;
    throw error;
  }
}
