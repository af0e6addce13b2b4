import { foldText, phoneticKeyOfFolded } from './text-normalise';

/** The tokens of a name or query; compute them once per text. */
export interface TextTokens {
  /** Trigrams of the Latin letters and digits, spaces ignored. */
  readonly latin: readonly string[];
  /** Trigrams of the phonetic key of the romanised words. */
  readonly phonetic: readonly string[];
  /** Bigrams of Chinese characters, in Simplified form. */
  readonly han: readonly string[];
  /** The Chinese characters themselves, in Simplified form. */
  readonly characters: readonly string[];
}

const hasSurrogates = /[\ud800-\udfff]/;

/** The runs of `size` characters of a text; the text itself where it is shorter. */
export function ngrams(text: string, size: number): string[] {
  if (!hasSurrogates.test(text)) return unitNgrams(text, size);
  const characters = Array.from(text);
  if (characters.length === 0) return [];
  if (characters.length <= size) return [text];
  return characters
    .slice(0, characters.length - size + 1)
    .map((_character, at) => characters.slice(at, at + size).join(''));
}

function unitNgrams(text: string, size: number): string[] {
  if (text === '') return [];
  const grams: string[] = [text.slice(0, size)];
  for (let at = 1; at + size <= text.length; at += 1) grams.push(text.slice(at, at + size));
  return grams;
}

export const unique = (tokens: readonly string[]): string[] => [...new Set(tokens)];

/** A folded text in which query tokens are searched. */
export interface SearchableText {
  /** Its Latin letters and digits without spaces. */
  readonly latin: string;
  /** Phonetic key of its romanised words, without spaces. */
  readonly phonetic: string;
  /** Its runs of Chinese characters, in Simplified form, with a space between. */
  readonly han: string;
}

/** The searchable parts of a text that `foldText` has folded. */
export function searchableText(folded: string): SearchableText {
  return {
    latin: folded.replace(/[^a-z0-9]/g, ''),
    phonetic: phoneticKeyOfFolded(folded),
    han: (folded.match(/\p{Script=Han}+/gu) ?? []).join(' '),
  };
}

/** All tokens of a text: word order and missing spaces matter little, the script and the romanisation not at all. */
export function textTokens(text: string): TextTokens {
  const { latin, phonetic, han } = searchableText(foldText(text));
  const runs = han === '' ? [] : han.split(' ');
  return {
    latin: unique(ngrams(latin, 3)),
    phonetic: unique(ngrams(phonetic, 3)),
    han: unique(runs.flatMap((run) => ngrams(run, 2))),
    characters: unique(runs.flatMap((run) => Array.from(run))),
  };
}

/** Share of a query's tokens that a text contains, adjusted for the text's own number of tokens. */
export function overlap(
  query: readonly string[],
  { text, size }: { text: string; size: number },
): number {
  if (query.length === 0 || text === '') return 0;
  let matchCount = 0;
  for (const token of query) if (text.includes(token)) matchCount += 1;
  return (
    0.7 * (matchCount / query.length) +
    0.3 * ((2 * matchCount) / (query.length + Math.max(size, matchCount)))
  );
}

const phoneticDiscount = 0.9;
const pairWeight = 0.6;

/** How well a name answers a query, 0 to 1: mostly the share of the query that is found, a little how much else the name has. */
export function tokenSimilarity(
  query: TextTokens,
  { latin, phonetic, han }: SearchableText,
): number {
  const total = query.latin.length + query.han.length;
  if (total === 0) return 0;
  return (
    (query.latin.length * latinSimilarity(query, { latin, phonetic }) +
      query.han.length * hanSimilarity(query, han)) /
    total
  );
}

function latinSimilarity(
  query: TextTokens,
  { latin, phonetic }: Pick<SearchableText, 'latin' | 'phonetic'>,
): number {
  const letters = overlap(query.latin, { text: latin, size: latin.length - 2 });
  return Math.max(
    letters,
    phoneticDiscount * overlap(query.phonetic, { text: phonetic, size: phonetic.length - 2 }),
  );
}

function hanSimilarity(query: TextTokens, han: string): number {
  if (query.characters.length === 0 || han === '') return 0;
  const runs = han.split(' ').length;
  const characters = han.length - runs + 1;
  return (
    pairWeight * overlap(query.han, { text: han, size: characters - runs }) +
    (1 - pairWeight) * overlap(query.characters, { text: han, size: characters })
  );
}

/** `tokenSimilarity` of two texts that are compared once only. */
export function nameSimilarity(query: string, name: string): number {
  return tokenSimilarity(textTokens(query), searchableText(foldText(name)));
}
