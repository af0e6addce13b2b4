import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { FileEncryption } from '@/backoffice/adapters/storage/file-encryption';
import { FileNotFoundError, type FileStorage } from '@/backoffice/adapters/storage/file-storage';
import { createFolderFileStorage } from '@/backoffice/adapters/storage/folder-file-storage';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { DatabaseHandle } from '@/backoffice/db/client';
import { countBytes, encryptedBytes } from './backup-bytes';
import { BackupError } from './backup-error';
import {
  databaseFile,
  filesFolder,
  manifestFile,
  signManifest,
  serialiseSums,
  sumsFile,
  type Manifest,
} from './backup-manifest';
import { withSnapshot } from './database-snapshot';
import type { PostgresTools } from './postgres-tools';

export interface BackupOptions {
  database: DatabaseHandle;
  /** Null with the embedded database. */
  tools: PostgresTools | null;
  /** As the files are stored, encrypted. */
  storage: FileStorage;
  cipher: DataCipher;
  now: Date;
}

/** Copies at a time: enough for a store that answers after some milliseconds. */
const copiesAtOnce = 8;

/**
 * Writes database and files as of one moment into the new folder `target`, all encrypted under `DATA_ENCRYPTION_KEY`. The folder has its
 * name once it is whole. Throws `BackupError`.
 */
export async function takeBackup(options: BackupOptions, target: string): Promise<Manifest> {
  const part = `${target}.part`;
  await mkdir(part, { recursive: true, mode: 0o700 });
  try {
    const manifest = await withSnapshot(options, async (snapshot) => {
      const copied = await copyAll(options, { part, snapshot });
      const sums = serialiseSums(copied.sums);
      const signed = signManifest(
        {
          format: 1,
          takenAt: options.now.toISOString(),
          engine: options.database.engine,
          migration: snapshot.migration,
          files: copied.sums.size - 1,
          bytes: copied.bytes,
        },
        { sums, cipher: options.cipher },
      );
      await writeFile(join(part, sumsFile), sums, { mode: 0o600, flush: true });
      await writeFile(join(part, manifestFile), `${JSON.stringify(signed, null, 2)}\n`, {
        mode: 0o600,
        flush: true,
      });
      return signed;
    });
    await rename(part, target);
    return manifest;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

async function copyAll(
  { database, storage, cipher }: BackupOptions,
  { part, snapshot }: { part: string; snapshot: Parameters<Parameters<typeof withSnapshot>[1]>[0] },
): Promise<{ sums: Map<string, string>; bytes: number }> {
  const sums = new Map<string, string>();
  let bytes = 0;
  const note = (path: string, { sha256, size }: { sha256: string; size: number }): void => {
    sums.set(path, sha256);
    bytes += size;
  };

  const encryption = new FileEncryption(cipher, databaseFile);
  const dump = countBytes(encryption);
  await Promise.all([
    pipeline(await snapshot.dump(), encryption),
    pipeline(
      dump.bytes,
      createWriteStream(join(part, databaseFile), { mode: 0o600, flags: 'wx', flush: true }),
    ),
  ]);
  note(databaseFile, dump.total());

  const copies = createFolderFileStorage(join(part, filesFolder));
  async function copy(fileKey: string): Promise<void> {
    const stored = await storage.read(fileKey).catch((error: unknown) => {
      if (error instanceof FileNotFoundError) return null;
      throw error;
    });
    if (stored === null) return ensureRemoved(database, fileKey);
    const counted = countBytes(await encryptedBytes(stored, { cipher, fileKey }));
    await copies.write(fileKey, counted.bytes);
    note(`${filesFolder}/${fileKey}`, counted.total());
  }
  const limit = pLimit(copiesAtOnce);
  await Promise.all(snapshot.fileKeys.map((fileKey) => limit(() => copy(fileKey))));
  return { sums, bytes };
}

/** A document or an image that was deleted since the snapshot takes its file along; any other file that is not there is a loss. */
async function ensureRemoved({ pool }: DatabaseHandle, fileKey: string): Promise<void> {
  const { rowCount } = await pool.query(
    `select from document where file_key = $1
     union all select from medium_file where file_key = $1`,
    [fileKey],
  );
  if (rowCount)
    throw new BackupError(
      `The file ${fileKey} of a document or an image is missing; nothing was backed up.`,
    );
}
