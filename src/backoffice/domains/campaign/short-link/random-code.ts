import { randomInt } from 'node:crypto';

/** Without letters and digits that are taken for each other on a poster. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const length = 6;

/** A code that is easy to type: one of some 900 million. */
export const randomCode = (): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
