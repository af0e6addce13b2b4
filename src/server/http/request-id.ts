import { randomUUID } from 'node:crypto';

const counterDigits = 12;

/** Ids in the shape of a UUID that count on from a random beginning: unique among processes, at the price of an addition. */
export function createRequestIds(beginning: string = randomUUID()): () => string {
  const prefix = beginning.slice(0, -counterDigits);
  let count = Number.parseInt(beginning.slice(-counterDigits), 16);
  return () => {
    count = (count + 1) % 16 ** counterDigits;
    return prefix + count.toString(16).padStart(counterDigits, '0');
  };
}
