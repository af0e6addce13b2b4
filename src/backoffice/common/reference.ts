/** Crockford's Base32, which has no letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

export type RandomBytes = (count: number) => Uint8Array;

/** A reference such as `RQ-7F3K9Q2M`: a prefix and 40 random bits. */
export function newReference(prefix: string, randomBytes: RandomBytes): string {
  const code = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${prefix}-${code}`;
}
