import { soundTokens } from './readings/name-sounds';
import { textTokens, type TextTokens } from './text-tokens';

/** Which places hold one token, as stored. */
export interface TokenPlaces {
  token: string;
  count: number;
  places: Uint8Array;
}

/** Phonetic trigrams and single characters carry a prefix, so that they never match letter trigrams and character pairs. */
export function searchTokens(tokens: TextTokens): string[] {
  return [
    ...tokens.latin,
    ...tokens.phonetic.map((part) => `~${part}`),
    ...tokens.han,
    ...tokens.characters.map((character) => `=${character}`),
  ];
}

/** Delta-encodes ascending numbers as variable-length integers, seven bits per byte. */
export function encodeNumbers(numbers: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  let previous = 0;
  for (const number of numbers) {
    appendNumber(bytes, number - previous);
    previous = number;
  }
  return Uint8Array.from(bytes);
}

function appendNumber(bytes: number[], difference: number): void {
  let remainder = difference;
  while (remainder > 0x7f) {
    bytes.push((remainder & 0x7f) | 0x80);
    remainder >>>= 7;
  }
  bytes.push(remainder);
}

/** Calls `visit` with each decoded number. */
export function forEachNumber(bytes: Uint8Array, visit: (number: number) => void): void {
  let number = 0;
  let difference = 0;
  let shift = 0;
  for (const byte of bytes) {
    difference |= (byte & 0x7f) << shift;
    if (byte & 0x80) {
      shift += 7;
      continue;
    }
    number += difference;
    visit(number);
    difference = 0;
    shift = 0;
  }
}

/** The numbers of one token so far, encoded. */
interface TokenPlacesInProgress {
  bytes: number[];
  count: number;
  last: number;
}

/** Collects the tokens of places that come in ascending order of their numbers. */
export class TokenPlacesBuilder {
  private readonly tokens = new Map<string, TokenPlacesInProgress>();

  add(number: number, texts: readonly string[]): void {
    for (const text of texts)
      for (const token of [...searchTokens(textTokens(text)), ...soundTokens(text)])
        this.addToken(token, number);
  }

  private addToken(token: string, number: number): void {
    const known = this.tokens.get(token);
    if (!known) {
      const bytes: number[] = [];
      appendNumber(bytes, number);
      this.tokens.set(token, { bytes, count: 1, last: number });
    } else if (known.last !== number) {
      appendNumber(known.bytes, number - known.last);
      known.last = number;
      known.count += 1;
    }
  }

  tokenPlaces(): TokenPlaces[] {
    return [...this.tokens].map(([token, { bytes, count }]) => ({
      token,
      count,
      places: Uint8Array.from(bytes),
    }));
  }
}
