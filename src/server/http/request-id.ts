import { randomUUID } from 'node:crypto';

const counterDigits = 12;

/** Ids in UUID format whose last 12 hex digits count up from a random seed: unique across processes and cheaper than a random UUID per request. */
export function createRequestIds(seed: string = randomUUID()): () => string {
  const prefix = seed.slice(0, -counterDigits);
  let count = Number.parseInt(seed.slice(-counterDigits), 16);
  return () => {
    count = (count + 1) % 16 ** counterDigits;
    return prefix + count.toString(16).padStart(counterDigits, '0');
  };
}
