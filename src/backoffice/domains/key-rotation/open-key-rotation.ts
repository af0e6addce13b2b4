import type { ServerEnv } from '@/config/env.server';
import { createFileStorage } from '@/backoffice/adapters/storage/create-file-storage';
import { createEncryptedFileStorage } from '@/backoffice/adapters/storage/encrypted-file-storage';
import type { FileStorage } from '@/backoffice/adapters/storage/file-storage';
import { createDataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Database } from '@/backoffice/db/database';
import { createKeyRotationRepository } from './key-rotation.repository';
import {
  createKeyRotation,
  type KeyRotation,
  type KeyRotationOptions,
} from './key-rotation.service';
import { encryptedTables } from './encrypted-tables';

export interface OpenKeyRotationOptions {
  env: ServerEnv;
  db: Database;
  onProgress: KeyRotationOptions['onProgress'];
  batchSize?: number;
  /** Instead of the store that the settings name. */
  storage?: FileStorage;
}

/** The rotation of an open database and its files, for programs without a back office. */
export function openKeyRotation({
  env,
  db,
  onProgress,
  batchSize = 200,
  storage = createFileStorage(env),
}: OpenKeyRotationOptions): KeyRotation {
  const cipher = createDataCipher(env.DATA_ENCRYPTION_KEY);
  return createKeyRotation({
    repository: createKeyRotationRepository(db),
    tables: encryptedTables,
    cipher,
    currentPrefix: `${env.DATA_ENCRYPTION_KEY[0]?.version ?? ''}.`,
    phoneHashes:
      env.SESSION_SECRET.length === 1
        ? null
        : {
            customer: createKeyedHash(env.SESSION_SECRET, 'customer'),
            application: createKeyedHash(env.SESSION_SECRET, 'application'),
          },
    storage: createEncryptedFileStorage(storage, cipher),
    batchSize,
    onProgress,
  });
}
