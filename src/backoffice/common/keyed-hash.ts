import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Hashes a list of texts with a key; the lists `['ab']` and `['a', 'b']` differ. Returns 43 characters. */
export interface KeyedHash {
  (...parts: readonly string[]): string;
  /** The hashes of one list under every key, the current one first: what was stored before the key changed is found by one of the others. */
  all: (...parts: readonly string[]) => readonly string[];
}

/**
 * HMAC-SHA-256 under a key derived from `secret` (HKDF, RFC 5869) for one use, so that hashes made for different uses cannot be matched.
 */
export function createKeyedHash(secrets: readonly string[], use: string): KeyedHash {
  const [current, ...retired] = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', use, 32)),
  );
  if (!current) throw new Error('No secret to hash with');
  const under = (key: Buffer, parts: readonly string[]): string =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  const hash = (...parts: readonly string[]): string => under(current, parts);
  return Object.assign(hash, {
    all: (...parts: readonly string[]) => [current, ...retired].map((key) => under(key, parts)),
  });
}

/** Whether two hashes are the same, in a time that does not tell where they differ. */
export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
