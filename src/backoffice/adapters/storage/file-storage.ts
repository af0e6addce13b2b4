import type { Readable } from 'node:stream';

/** Stores files by generated keys such as `3f/3f2a…`; nothing a visitor wrote is part of a key. */
export interface FileStorage {
  /** Streams the bytes to the storage; resolves once they are durable. When it throws, nothing can be read under the key. */
  write: (key: string, bytes: Readable) => Promise<void>;
  /** Throws `FileNotFoundError` when there is nothing under the key. */
  read: (key: string) => Promise<Readable>;
  /** Removes the file and the remains of an interrupted write; a missing file is no error. */
  remove: (key: string) => Promise<void>;
}

export class FileNotFoundError extends Error {
  override readonly name = 'FileNotFoundError';
}

/** The key of a file, made from its id and spread over 256 folders. */
export function fileKeyOf(id: string): string {
  return `${id.slice(0, 2)}/${id}`;
}

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;

/** Throws for a text that is not a generated key, which prevents path traversal. */
export function assertFileKey(key: string): void {
  if (!keyPattern.test(key)) throw new Error('This is not the key of a file');
}
