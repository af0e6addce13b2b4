import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { FileEncryption, wrappedKeyOf } from '@/backoffice/adapters/storage/file-encryption';
import { byteChunks } from '@/backoffice/common/byte-chunks';
import type { DataCipher } from '@/backoffice/common/data-cipher';

export interface CountedBytes {
  bytes: Readable;
  /** SHA-256 and number of the bytes, once all of them passed. */
  total: () => { sha256: string; size: number };
}

/** Counts and digests bytes as they pass. */
export function countBytes(source: Readable): CountedBytes {
  const hash = createHash('sha256');
  let size = 0;
  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const chunk of byteChunks(source)) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  return {
    bytes: Readable.from(pass(), { objectMode: false }),
    total: () => ({ sha256: hash.digest('hex'), size }),
  };
}

/** A stored file as it is, or encrypted under its key where it was stored before files were encrypted. */
export async function encryptedBytes(
  stored: Readable,
  { cipher, fileKey }: { cipher: DataCipher; fileKey: string },
): Promise<Readable> {
  const chunks = byteChunks(stored);
  let head = Buffer.alloc(0);
  while (wrappedKeyOf(head) === undefined) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    if (head.length > 0) yield head;
    yield* chunks;
  }
  const bytes = Readable.from(whole(), { objectMode: false });
  return wrappedKeyOf(head)
    ? bytes
    : pipeline(bytes, new FileEncryption(cipher, fileKey), () => undefined);
}
