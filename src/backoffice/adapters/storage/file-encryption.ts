import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import type { DataCipher } from '@/backoffice/common/data-cipher';

/**
 * An encrypted file: `magic`, the length of the wrapped key in one byte, the wrapped key, then the content in chunks of 64 KiB, each
 * AES-256-GCM under the file's own key. The nonce counts the chunks and marks the last one (the STREAM construction of Hoang et al.,
 * 2015), so that chunks can be neither reordered nor left out; the key is wrapped for this file alone.
 */
const magic = Buffer.from('HKFILE1\0', 'latin1');
const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const tagBytes = 16;
const chunkBytes = 64 * 1024;

function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(chunk, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

const wrappingContext = (fileKey: string): string => `file/${fileKey}`;

/** The wrapped key at the beginning of an encrypted file; null of one that was stored before files were encrypted, undefined while more of it is needed. */
export function wrappedKeyOf(head: Buffer): { wrapped: string; end: number } | null | undefined {
  const start = head.subarray(0, magic.length);
  if (!magic.subarray(0, start.length).equals(start)) return null;
  const end = magic.length + 1 + (head[magic.length] ?? Number.POSITIVE_INFINITY);
  return head.length < end
    ? undefined
    : { wrapped: head.toString('utf8', magic.length + 1, end), end };
}

/** Collects bytes and hands them on in pieces of one size; the last piece is handed on by `flush` alone, because only then it is known to be the last. */
class Pieces {
  #parts: Buffer[] = [];
  #length = 0;
  constructor(readonly size: number) {}

  add(bytes: Buffer): Buffer[] {
    this.#parts.push(bytes);
    this.#length += bytes.length;
    if (this.#length <= this.size) return [];
    let rest = Buffer.concat(this.#parts);
    const pieces: Buffer[] = [];
    while (rest.length > this.size) {
      pieces.push(rest.subarray(0, this.size));
      rest = rest.subarray(this.size);
    }
    this.#parts = [rest];
    this.#length = rest.length;
    return pieces;
  }

  rest(): Buffer {
    return Buffer.concat(this.#parts);
  }
}

/** Encrypts a file as it comes, under a new key that `cipher` wraps for the file of this key. */
export class FileEncryption extends Transform {
  readonly #key = randomBytes(keyBytes);
  readonly #pieces = new Pieces(chunkBytes);
  #chunk = 0;

  constructor(cipher: DataCipher, fileKey: string) {
    super();
    const wrapped = Buffer.from(
      cipher.encrypt(this.#key.toString('base64'), wrappingContext(fileKey)),
    );
    this.push(Buffer.concat([magic, Buffer.of(wrapped.length), wrapped]));
  }

  #encryptChunk(piece: Buffer, isLast: boolean): void {
    const cipher = createCipheriv(algorithm, this.#key, nonceOf(this.#chunk, isLast));
    this.#chunk += 1;
    this.push(Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]));
  }

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    for (const piece of this.#pieces.add(bytes)) this.#encryptChunk(piece, false);
    done();
  }

  override _flush(done: TransformCallback): void {
    this.#encryptChunk(this.#pieces.rest(), true);
    done();
  }
}

/** Decrypts such a file as it is read; one that was stored before files were encrypted passes as it is. Fails where anything was changed, moved or cut off. */
export class FileDecryption extends Transform {
  #head: Buffer = Buffer.alloc(0);
  #mode: 'head' | 'plain' | 'encrypted' = 'head';
  #key: Buffer = Buffer.alloc(0);
  readonly #pieces = new Pieces(chunkBytes + tagBytes);
  #chunk = 0;

  constructor(
    readonly cipher: DataCipher,
    readonly fileKey: string,
  ) {
    super();
  }

  /** Parses the header once it is complete and returns the bytes after it; null while the header is incomplete. */
  #readHead(bytes: Buffer): Buffer | null {
    this.#head = Buffer.concat([this.#head, bytes]);
    const found = wrappedKeyOf(this.#head);
    if (found === undefined) return null;
    if (found === null) {
      this.#mode = 'plain';
      return this.#head;
    }
    const key = this.cipher.decrypt(found.wrapped, wrappingContext(this.fileKey));
    this.#key = Buffer.from(key, 'base64');
    this.#mode = 'encrypted';
    return this.#head.subarray(found.end);
  }

  #decryptChunk(piece: Buffer, isLast: boolean): void {
    if (piece.length < tagBytes) throw new Error('An encrypted file is cut off');
    const decipher = createDecipheriv(algorithm, this.#key, nonceOf(this.#chunk, isLast), {
      authTagLength: tagBytes,
    });
    this.#chunk += 1;
    decipher.setAuthTag(piece.subarray(-tagBytes));
    this.push(Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()]));
  }

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    try {
      const content = this.#mode === 'head' ? this.#readHead(bytes) : bytes;
      if (content !== null && this.#mode === 'plain') this.push(content);
      else if (content !== null)
        for (const piece of this.#pieces.add(content)) this.#decryptChunk(piece, false);
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      if (this.#mode === 'encrypted') this.#decryptChunk(this.#pieces.rest(), true);
      // Shorter than any header: a small file that was stored before files were encrypted.
      else if (this.#mode === 'head') this.push(this.#head);
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
