import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { BackupError } from './backup-error';

const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  /** The newest migration of the database. */
  migration: z.string(),
  files: z.number().int(),
  bytes: z.number().int(),
  /** A digest of all the above and of the sums, encrypted: only who has the key can have written it. */
  signature: z.string(),
});

export type Manifest = z.infer<typeof manifestSchema>;
/** SHA-256 in hexadecimal by path in the backup. */
export type Sums = ReadonlyMap<string, string>;

export const manifestFile = 'manifest.json';
/** As `sha256sum --check` reads it. */
export const sumsFile = 'SHA256SUMS';
/** The dump of the database, encrypted like a stored file. */
export const databaseFile = 'database';
export const filesFolder = 'files';

const context = 'backup/manifest';

export function serialiseSums(sums: Sums): string {
  return [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, sha256]) => `${sha256}  ${path}\n`)
    .join('');
}

export function parseSums(text: string): Sums {
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );
}

function digestOf(manifest: Omit<Manifest, 'signature'>, sums: string): string {
  const { format, takenAt, engine, migration, files, bytes } = manifest;
  return createHash('sha256')
    .update(JSON.stringify([format, takenAt, engine, migration, files, bytes]))
    .update(sums)
    .digest('hex');
}

export function signManifest(
  manifest: Omit<Manifest, 'signature'>,
  { sums, cipher }: { sums: string; cipher: DataCipher },
): Manifest {
  return { ...manifest, signature: cipher.encrypt(digestOf(manifest, sums), context) };
}

/** The manifest whose text is given. Throws `BackupError` for one that these keys did not sign, or whose sums were changed. */
export function openManifest(
  text: string,
  { sums, cipher }: { sums: string; cipher: DataCipher },
): Manifest {
  const manifest = parseManifest(text);
  if (openSignature(manifest.signature, cipher) !== digestOf(manifest, sums))
    throw new BackupError(`${manifestFile} or ${sumsFile} is not as it was written.`);
  return manifest;
}

function parseManifest(text: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`${manifestFile} is not readable as that of a backup.`);
  }
}

function openSignature(signature: string, cipher: DataCipher): string {
  try {
    return cipher.decrypt(signature, context);
  } catch {
    throw new BackupError(
      'The keys do not fit: put back DATA_ENCRYPTION_KEY, or with the embedded database DATA_DIR/secrets.json, as it was when the backup was taken.',
    );
  }
}
