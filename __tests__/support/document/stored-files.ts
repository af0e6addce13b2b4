import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileKeyOf } from '@/backoffice/adapters/storage/file-storage';

/** The bytes of a document as they lie in the folder. */
export function storedBytes(folder: string, documentId: string): Buffer {
  return readFileSync(join(folder, fileKeyOf(documentId)));
}

/** Puts a document there unencrypted, as documents lay before they were encrypted. */
export function storePlain(
  folder: string,
  { documentId, bytes }: { documentId: string; bytes: Buffer },
): void {
  writeFileSync(join(folder, fileKeyOf(documentId)), bytes);
}
