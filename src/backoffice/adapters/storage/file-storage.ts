import type { Readable } from 'node:stream';

/** Stores files by generated keys such as `3f/3f2a…`; nothing a visitor wrote is part of a key. */
export interface FileStorage {
  /** Takes the bytes as they come; done when they would survive a crash. When it throws, nothing can be read under the key. */
  write: (key: string, bytes: Readable) => Promise<void>;
  /** Throws `FileNotFoundError` when there is nothing under the key. */
  read: (key: string) => Promise<Readable>;
  /** Removes the file and whatever a broken-off write left of it; one that is gone already is no failure. */
  remove: (key: string) => Promise<void>;
}

export class FileNotFoundError extends Error {
  override readonly name = 'FileNotFoundError';
}

/** A key of a file from its id, spread over 256 folders. */
export function fileKeyOf(id: string): string {
  return `${id.slice(0, 2)}/${id}`;
}

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;

/** Throws for anything that is not a key of ours, so that no path can lead elsewhere. */
export function assertFileKey(key: string): void {
  if (!keyPattern.test(key)) throw new Error('This is not the key of a file');
}
