import type { TokenRow } from './place.types';
import { textTokens, type TextTokens } from './text-tokens';

/** Which places hold one token, as stored. */
export interface Posting {
  token: string;
  count: number;
  places: Uint8Array;
}

/** Sound pieces and single characters carry a mark, so that they never meet letters and pairs. */
export function searchTokens(tokens: TextTokens): string[] {
  return [
    ...tokens.latin,
    ...tokens.sound.map((piece) => `~${piece}`),
    ...tokens.han,
    ...tokens.characters.map((character) => `=${character}`),
  ];
}

/** Ascending numbers as differences of seven bits a byte. */
export function packNumbers(numbers: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  let previous = 0;
  for (const number of numbers) {
    let rest = number - previous;
    previous = number;
    while (rest > 0x7f) {
      bytes.push((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}

/** Calls `visit` with each packed number. */
export function visitNumbers(bytes: Uint8Array, visit: (number: number) => void): void {
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

/** Tokens of texts, each text cut once: streets, estates and districts come back with every place in them. */
export function createTokenCache(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    const tokens = searchTokens(textTokens(text));
    known.set(text, tokens);
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
      places: Buffer.from(packNumbers(numbers)).toString('base64'),
    }));
  }
}
