import { createHmac, hkdfSync } from 'node:crypto';

/** Hashes a list of texts with a key; the lists `['ab']` and `['a', 'b']` differ. Answers 43 characters. */
export type KeyedHash = (...parts: readonly string[]) => string;

/** HMAC-SHA-256 under a key derived from `secret` (HKDF, RFC 5869) for one use, so that hashes of two uses never meet. */
export function createKeyedHash(secret: string, use: string): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
