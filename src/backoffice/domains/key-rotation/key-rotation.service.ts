import { createHash } from 'node:crypto';
import { pipeline, Transform, type TransformCallback } from 'node:stream';
import { type EncryptedFileStorage } from '@/backoffice/adapters/storage/encrypted-file-storage';
import { FileNotFoundError } from '@/backoffice/adapters/storage/file-storage';
import { loggableReason } from '@/lib/logging/loggable-error';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import type { KeyRotationRepository, EncryptedRow, StoredFile } from './key-rotation.repository';
import type { EncryptedTable } from './encrypted-tables';

export interface KeyRotationOptions {
  repository: KeyRotationRepository;
  tables: readonly EncryptedTable[];
  cipher: DataCipher;
  /** The prefix of ciphertext made with the current key. */
  currentPrefix: string;
  /** The phone hashers by the purpose of `phone_hash`; null while there is only one secret. */
  phoneHashes: Record<NonNullable<EncryptedTable['phoneHashUse']>, KeyedHash> | null;
  storage: EncryptedFileStorage;
  /** Rows, or files, that are read at once. */
  batchSize: number;
  /** Told after every batch that changed something. */
  onProgress: (progress: RotationProgress) => void;
}

/** How far one table, or the files, have come. */
export interface RotationProgress {
  place: string;
  changed: number;
}

/** What a rotation did, and what keeps an older key in use. */
export interface RotationResult {
  changed: Record<string, number>;
  /** Place and key of what could not be changed, with the reason. */
  failed: { place: string; key: string; reason: string }[];
}

export type KeyRotation = ReturnType<typeof createKeyRotation>;

const filesPlace = 'files';
const maxPasses = 5;

/**
 * Brings everything under the current keys while the site serves: each row is changed only if nobody else changed it meanwhile, each
 * file is replaced only once it is whole. A run that was killed is simply begun again: what is done is recognised by its key.
 */
export function createKeyRotation({
  repository,
  tables,
  cipher,
  currentPrefix,
  phoneHashes,
  storage,
  batchSize,
  onProgress,
}: KeyRotationOptions) {
  function changesOf(table: EncryptedTable, { key, values }: EncryptedRow): Record<string, string> {
    const changes: Record<string, string> = {};
    for (const [column, contextOf] of Object.entries(table.columns)) {
      const ciphertext = values[column] ?? null;
      if (ciphertext === null || cipher.isCurrent(ciphertext)) continue;
      const context = contextOf(key);
      changes[column] = cipher.encrypt(cipher.decrypt(ciphertext, context), context);
    }
    const [phone, phoneHash] = [values.phone ?? null, values.phone_hash ?? null];
    const hash = table.phoneHashUse && phoneHashes?.[table.phoneHashUse];
    if (hash && table.columns.phone && phone !== null && phoneHash !== null) {
      const current = hash('phone', cipher.decrypt(phone, table.columns.phone(key)));
      if (current !== phoneHash) changes.phone_hash = current;
    }
    return changes;
  }

  /** Goes once through a table; answers how many rows it changed, and how many it must look at again. */
  async function rotateTable(
    table: EncryptedTable,
    result: RotationResult,
  ): Promise<{ changed: number; overtaken: number }> {
    const counts = { changed: 0, overtaken: 0 };
    // With a retired secret the hash of every phone has to be looked at, not only ciphertext of a retired key.
    const prefix = table.phoneHashUse && phoneHashes ? null : currentPrefix;
    let after = '';
    for (;;) {
      const rows = await repository.list(table, { after, prefix, limit: batchSize });
      const changedBefore = counts.changed;
      for (const row of rows) {
        try {
          const changes = changesOf(table, row);
          if (Object.keys(changes).length === 0) continue;
          if (await repository.replace(table, { before: row, after: changes })) counts.changed += 1;
          else counts.overtaken += 1;
        } catch (error) {
          result.failed.push({ place: table.name, key: row.key, reason: reasonOf(error) });
        }
      }
      if (counts.changed > changedBefore)
        onProgress({
          place: table.name,
          changed: (result.changed[table.name] ?? 0) + counts.changed,
        });
      if (rows.length < batchSize) return counts;
      after = rows.at(-1)?.key ?? after;
    }
  }

  /** Writes a file again under the current key; false where it is so already, or was removed meanwhile. */
  async function rotateFile({ fileKey, sha256 }: StoredFile): Promise<boolean> {
    try {
      if (await storage.isCurrent(fileKey)) return false;
      const check = new ContentCheck(sha256);
      pipeline(await storage.read(fileKey), check, () => undefined);
      await storage.write(fileKey, check);
    } catch (error) {
      if (error instanceof FileNotFoundError && !(await repository.hasFile(fileKey))) return false;
      throw error;
    }
    // Its document was removed meanwhile, perhaps before the file stood here again.
    if (!(await repository.hasFile(fileKey))) await storage.remove(fileKey);
    return true;
  }

  async function rotateFiles(result: RotationResult): Promise<void> {
    let [after, changed] = ['', 0];
    for (;;) {
      const files = await repository.listFiles({ after, limit: batchSize });
      const changedBefore = changed;
      for (const file of files) {
        try {
          if (await rotateFile(file)) changed += 1;
        } catch (error) {
          result.failed.push({ place: filesPlace, key: file.id, reason: reasonOf(error) });
        }
      }
      if (changed > changedBefore) onProgress({ place: filesPlace, changed });
      if (files.length < batchSize) break;
      after = files.at(-1)?.id ?? after;
    }
    result.changed[filesPlace] = changed;
  }

  return {
    /** Goes through every table until nothing of it is left under an older key, then through the files. */
    async run(): Promise<RotationResult> {
      const result: RotationResult = { changed: {}, failed: [] };
      for (const table of tables) {
        for (let pass = 1; pass <= maxPasses; pass += 1) {
          const failedBefore = result.failed.length;
          const { changed, overtaken } = await rotateTable(table, result);
          result.changed[table.name] = (result.changed[table.name] ?? 0) + changed;
          if (overtaken === 0) break;
          // What failed is looked at again in the next pass.
          if (pass < maxPasses) result.failed.length = failedBefore;
          else
            result.failed.push({
              place: table.name,
              key: '',
              reason: `${overtaken} rows changed while they were read; run it again`,
            });
        }
      }
      await rotateFiles(result);
      return result;
    },
  };
}

/** Passes a file on, and fails at its end where it is not the one that was received. */
class ContentCheck extends Transform {
  readonly #hash = createHash('sha256');
  constructor(readonly sha256: string) {
    super();
  }

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(bytes);
    done(null, bytes);
  }

  override _flush(done: TransformCallback): void {
    done(
      this.#hash.digest('hex') === this.sha256
        ? null
        : new Error('The file is not the one that was received; it is left as it is'),
    );
  }
}

/** Never what a driver says of the values. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return loggableReason(cause instanceof Error ? cause.message : cause);
}
