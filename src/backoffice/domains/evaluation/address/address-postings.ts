import type { TokenRow } from './place.types';
import { textTokens, type TextTokens } from './text-tokens';

/** Which places hold one token, as stored. */
export interface Posting {
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
    let remainder = number - previous;
    previous = number;
    while (remainder > 0x7f) {
      bytes.push((remainder & 0x7f) | 0x80);
      remainder >>>= 7;
    }
    bytes.push(remainder);
  }
  return Uint8Array.from(bytes);
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

/** Tokens of texts, each text tokenised once: streets, estates and districts recur with every place in them. */
export function createTokenCache(): (text: string) => readonly string[] {
  const cache = new Map<string, readonly string[]>();
  return (text) => {
    const cached = cache.get(text);
    if (cached) return cached;
    const tokens = searchTokens(textTokens(text));
    cache.set(text, tokens);
    return tokens;
  };
}

/** Collects the tokens of places that come in ascending order of their numbers. */
export class PostingsBuilder {
  private readonly numbers = new Map<string, number[]>();
  private readonly tokensOf = createTokenCache();

  add(number: number, texts: readonly string[]): void {
    for (const text of texts) {
      for (const token of this.tokensOf(text)) {
        const list = this.numbers.get(token);
        if (!list) this.numbers.set(token, [number]);
        else if (list[list.length - 1] !== number) list.push(number);
      }
    }
  }

  rows(): TokenRow[] {
    return [...this.numbers].map(([token, numbers]) => ({
      token,
      count: numbers.length,
      places: Buffer.from(encodeNumbers(numbers)).toString('base64'),
    }));
  }
}
