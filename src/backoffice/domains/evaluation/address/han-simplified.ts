import { traditionalToSimplified } from '@/valuation/facts/han-variants';

const simplified = new Map<string, string>();
const characters = Array.from(traditionalToSimplified);
for (let at = 0; at + 1 < characters.length; at += 2)
  simplified.set(characters[at] ?? '', characters[at + 1] ?? '');

/** A Traditional Chinese name character by character in Simplified Chinese, for reading (spelling variants stay as they are). */
export function toSimplified(text: string): string {
  return Array.from(text, (character) => simplified.get(character) ?? character).join('');
}
