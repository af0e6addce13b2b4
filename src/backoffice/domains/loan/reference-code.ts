const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

/** 40 random bits in Crockford's Base32, which has no letters that look like digits. */
function randomCode(random: Uint8Array): string {
  return [...random.subarray(0, length)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

export type RandomBytes = (count: number) => Uint8Array;

/** Such as LN-2024-7F3K9Q2M. */
export const newLoanNumber = (year: string, randomBytes: RandomBytes): string =>
  `LN-${year}-${randomCode(randomBytes(length))}`;

/** Such as RQ-7F3K9Q2M. */
export const newRequestReference = (randomBytes: RandomBytes): string =>
  `RQ-${randomCode(randomBytes(length))}`;
