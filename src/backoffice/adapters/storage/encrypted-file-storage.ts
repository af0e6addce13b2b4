import { pipeline } from 'node:stream';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { FileDecryption, FileEncryption } from './file-encryption';
import type { FileStorage } from './file-storage';

/** Encrypts every file before it reaches `storage`, each under a key of its own, and decrypts it on the way out. */
export function createEncryptedFileStorage(storage: FileStorage, cipher: DataCipher): FileStorage {
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
  };
}
