import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { byteChunks } from '@/backoffice/common/byte-chunks';
import { assertFileKey, FileNotFoundError, type FileStorage } from './file-storage';

const folderMode = 0o700;
const fileMode = 0o600;

/**
 * Files in a local folder that only its owner can read. A file is renamed to its key only after it was written completely and flushed to
 * disk.
 */
export function createFolderFileStorage(folder: string): FileStorage {
  const pathOf = (key: string): string => {
    assertFileKey(key);
    return join(folder, key);
  };

  return {
    async write(key, bytes) {
      const path = pathOf(key);
      const part = `${path}.part`;
      await mkdir(dirname(path), { recursive: true, mode: folderMode });
      try {
        await writeDurably(part, bytes);
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
      await syncFolder(folder);
    },

    async read(key) {
      const path = pathOf(key);
      const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new FileNotFoundError() : error;
      });
      return createReadStream(path, { fd: file });
    },

    async remove(key) {
      const path = pathOf(key);
      await rm(`${path}.part`, { force: true });
      await rm(path, { force: true });
    },
  };
}

async function writeDurably(path: string, bytes: Readable): Promise<void> {
  const file = await open(path, 'w', fileMode);
  try {
    for await (const chunk of byteChunks(bytes)) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename survives a power cut only once the folder was flushed, too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
