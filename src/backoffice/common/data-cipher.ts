import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { DataKey } from '@/config/env-fields';

export interface DataCipher {
  /** `context` is the associated data (table, column, row); decryption needs the same context. */
  encrypt: (text: string, context: string) => string;
  /** Throws when the text was changed, moved, or written with a key that is no longer given. */
  decrypt: (ciphertext: string, context: string) => string;
  /** Whether this ciphertext was encrypted with the current key. */
  isCurrent: (ciphertext: string) => boolean;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM with a fresh 96-bit nonce (NIST SP 800-38D); the key's version stands in front: `version.base64url(nonce, tag, text)`. */
export function createDataCipher(keys: readonly DataKey[]): DataCipher {
  const [current] = keys;
  if (!current) throw new Error('No key to encrypt with');
  return {
    encrypt(text, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, current.key, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${current.version}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    decrypt(ciphertext, context) {
      const [version, text = ''] = ciphertext.split('.');
      const known = keys.find((candidate) => candidate.version === version);
      if (!known) throw new Error('The key that encrypted this is not among DATA_ENCRYPTION_KEY');
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv(algorithm, known.key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      }).setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([
        decipher.update(bytes.subarray(nonceBytes + tagBytes)),
        decipher.final(),
      ]).toString('utf8');
    },
    isCurrent: (ciphertext) => ciphertext.startsWith(`${current.version}.`),
  };
}
