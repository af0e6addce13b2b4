import { foldText, soundOfFolded } from '@/backoffice/domains/evaluation/text-normalise';

/** What a name or a query is compared by; compute it once per text and keep it. */
export interface TextTokens {
  /** Three-letter pieces of the Latin letters and digits, spaces ignored. */
  readonly latin: readonly string[];
  /** Three-letter pieces of the sound of the romanised words. */
  readonly sound: readonly string[];
  /** Pairs of neighbouring Chinese characters, in Simplified form. */
  readonly han: readonly string[];
  /** The Chinese characters themselves, in Simplified form. */
  readonly characters: readonly string[];
}

function windows(text: string, size: number): string[] {
  const characters = Array.from(text);
  if (characters.length === 0) return [];
  if (characters.length <= size) return [text];
  return characters.slice(0, characters.length - size + 1).map((_character, at) => characters.slice(at, at + size).join(''));
}

const unique = (tokens: readonly string[]): string[] => [...new Set(tokens)];

/** All tokens of a text: word order and missing spaces matter little, the script and the romanisation not at all. */
export function textTokens(text: string): TextTokens {
  const folded = foldText(text);
  const hanRuns = folded.match(/\p{Script=Han}+/gu) ?? [];
  return {
    latin: unique(windows(folded.replace(/[^a-z0-9]/g, ''), 3)),
    sound: unique(windows(soundOfFolded(folded), 3)),
    han: unique(hanRuns.flatMap((run) => windows(run, 2))),
    characters: unique(hanRuns.flatMap((run) => Array.from(run))),
  };
}

/** Overlapping three-letter pieces of the Latin letters and digits of a text. */
export function latinTrigrams(text: string): readonly string[] {
  return textTokens(text).latin;
}

/** Overlapping pairs of neighbouring Chinese characters of a text, in Simplified form; a lone character stands for itself. */
export function hanBigrams(text: string): readonly string[] {
  return textTokens(text).han;
}

function overlap(query: readonly string[], name: readonly string[]): number {
  if (query.length === 0 || name.length === 0) return 0;
  const known = new Set(name);
  const shared = query.filter((token) => known.has(token)).length;
  return 0.7 * (shared / query.length) + 0.3 * ((2 * shared) / (query.length + name.length));
}

const soundDiscount = 0.9;
const pairWeight = 0.6;

/** How well a name answers a query, 0 to 1: mostly the share of the query that is found, a little how much else the name has. */
export function tokenSimilarity(query: TextTokens, name: TextTokens): number {
  const total = query.latin.length + query.han.length;
  if (total === 0) return 0;
  const latin = Math.max(overlap(query.latin, name.latin), soundDiscount * overlap(query.sound, name.sound));
  const han = pairWeight * overlap(query.han, name.han) + (1 - pairWeight) * overlap(query.characters, name.characters);
  return (query.latin.length * latin + query.han.length * han) / total;
}

/** `tokenSimilarity` of two texts that are compared once only. */
export function nameSimilarity(query: string, name: string): number {
  return tokenSimilarity(textTokens(query), textTokens(name));
}
