import { foldText, soundOfFolded } from './text-normalise';

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
  return characters
    .slice(0, characters.length - size + 1)
    .map((_character, at) => characters.slice(at, at + size).join(''));
}

const unique = (tokens: readonly string[]): string[] => [...new Set(tokens)];

/** A folded text as queries are looked for in it. */
export interface SearchableText {
  /** Its Latin letters and digits without spaces. */
  readonly latin: string;
  /** How its romanised words sound, without spaces. */
  readonly sound: string;
  /** Its runs of Chinese characters, in Simplified form, with a space between. */
  readonly han: string;
}

/** What of a text that `foldText` has folded is searched. */
export function searchableText(folded: string): SearchableText {
  return {
    latin: folded.replace(/[^a-z0-9]/g, ''),
    sound: soundOfFolded(folded),
    han: (folded.match(/\p{Script=Han}+/gu) ?? []).join(' '),
  };
}

/** All tokens of a text: word order and missing spaces matter little, the script and the romanisation not at all. */
export function textTokens(text: string): TextTokens {
  const { latin, sound, han } = searchableText(foldText(text));
  const runs = han === '' ? [] : han.split(' ');
  return {
    latin: unique(windows(latin, 3)),
    sound: unique(windows(sound, 3)),
    han: unique(runs.flatMap((run) => windows(run, 2))),
    characters: unique(runs.flatMap((run) => Array.from(run))),
  };
}

/** How many of a query's tokens a text holds, weighed against the number of its own. */
function overlap(query: readonly string[], { text, size }: { text: string; size: number }): number {
  if (query.length === 0 || text === '') return 0;
  let shared = 0;
  for (const token of query) if (text.includes(token)) shared += 1;
  return (
    0.7 * (shared / query.length) + 0.3 * ((2 * shared) / (query.length + Math.max(size, shared)))
  );
}

const soundDiscount = 0.9;
const pairWeight = 0.6;

/** How well a name answers a query, 0 to 1: mostly the share of the query that is found, a little how much else the name has. */
export function tokenSimilarity(query: TextTokens, { latin, sound, han }: SearchableText): number {
  const total = query.latin.length + query.han.length;
  if (total === 0) return 0;
  return (
    (query.latin.length * latinSimilarity(query, { latin, sound }) +
      query.han.length * hanSimilarity(query, han)) /
    total
  );
}

function latinSimilarity(
  query: TextTokens,
  { latin, sound }: Pick<SearchableText, 'latin' | 'sound'>,
): number {
  const letters = overlap(query.latin, { text: latin, size: latin.length - 2 });
  return Math.max(
    letters,
    soundDiscount * overlap(query.sound, { text: sound, size: sound.length - 2 }),
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
