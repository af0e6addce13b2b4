import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isKeptInMemory } from '@/config/data/data-folder';
import type { ServerEnv } from '@/config/env.server';
import type { FileStorage } from './file-storage';
import { createFolderFileStorage } from './folder-file-storage';
import { createS3FileStorage } from './s3-file-storage';

const timeoutMs = 30_000;

type StorageSettings = Pick<
  ServerEnv,
  | 'STORAGE_URL'
  | 'DATA_DIR'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
>;

/** The storage that the settings select: a folder by default, a bucket with `s3://bucket/prefix`. */
export function createFileStorage(env: StorageSettings): FileStorage {
  if (!env.STORAGE_URL)
    return createFolderFileStorage(
      isKeptInMemory(env)
        ? mkdtempSync(join(tmpdir(), 'site-files-'))
        : join(env.DATA_DIR, 'files'),
    );
  const address = new URL(env.STORAGE_URL);
  if (address.protocol === 'file:') return createFolderFileStorage(fileURLToPath(address));
  const path = address.pathname.replaceAll(/^\/+|\/+$/g, '');
  return createS3FileStorage({
    bucket: address.hostname,
    prefix: path === '' ? '' : `${path}/`,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    timeoutMs,
  });
}
