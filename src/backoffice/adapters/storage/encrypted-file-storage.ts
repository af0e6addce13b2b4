import { pipeline } from 'node:stream';
import { byteChunks } from '@/backoffice/common/byte-chunks';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { FileDecryption, FileEncryption, wrappedKeyOf } from './file-encryption';
import type { FileStorage } from './file-storage';

export interface EncryptedFileStorage extends FileStorage {
  /** Whether the key that encrypts now has wrapped the key of this file; false for one that was stored before files were encrypted. */
  isCurrent: (key: string) => Promise<boolean>;
}

/** Encrypts every file before it reaches `storage`, each under a key of its own, and decrypts it on the way out. */
export function createEncryptedFileStorage(
  storage: FileStorage,
  cipher: DataCipher,
): EncryptedFileStorage {
  return {
    async write(key, bytes) {
      const encryption = new FileEncryption(cipher, key);
      pipeline(bytes, encryption, () => undefined);
      try {
        await storage.write(key, encryption);
      } finally {
        encryption.destroy();
      }
    },

    async read(key) {
      const decryption = new FileDecryption(cipher, key);
      return pipeline(await storage.read(key), decryption, () => undefined);
    },

    remove: (key) => storage.remove(key),

    async isCurrent(key) {
      const bytes = await storage.read(key);
      try {
        let head = Buffer.alloc(0);
        for await (const chunk of byteChunks(bytes)) {
          head = Buffer.concat([head, chunk]);
          const found = wrappedKeyOf(head);
          if (found !== undefined) return found !== null && cipher.isCurrent(found.wrapped);
        }
        return false;
      } finally {
        bytes.destroy();
      }
    },
  };
}
