import type { PlaceLevel } from '@/contracts/evaluation/chosen-places';
import type { TokenPlaces } from './token-places';
import { forEachNumber } from './token-places';
import { foldText, phoneticKeyOfFolded } from './text-normalise';
import {
  searchableText,
  textTokens,
  tokenSimilarity,
  type SearchableText,
  type TextTokens,
} from './text-tokens';

/** Score of a place that contains every token. */
const maxScore = 0xffff;
const bucketBits = 8;
const bucketCount = (maxScore >> bucketBits) + 1;

/** Numbers of places that one search may count: the rarest tokens first, up to `maxNumbers` numbers in all, but always `minTokens` tokens. */
const searchBudget = { maxNumbers: 150_000, minTokens: 4, maxTokens: 48 };

/** The rarest tokens within the search budget, with their places. */
export function rarestTokens(tokenPlaces: readonly TokenPlaces[]): TokenPlaces[] {
  const ranked = [...tokenPlaces]
    .sort((one, other) => one.count - other.count || (one.token < other.token ? -1 : 1))
    .slice(0, searchBudget.maxTokens);
  let numbers = 0;
  return ranked.filter(({ count }, place) => {
    numbers += count;
    return numbers <= searchBudget.maxNumbers || place < searchBudget.minTokens;
  });
}

/** Inverse document frequency; phonetic tokens and single characters weigh less than letters and pairs. */
function weightOf({ token, count }: TokenPlaces, total: number): number {
  const rarity = Math.log(1 + total / count);
  if (token.startsWith('~')) return 0.5 * rarity;
  return token.startsWith('=') ? 0.35 * rarity : rarity;
}

export interface CandidateOptions {
  /** Places in all. */
  total: number;
  limit: number;
  /** Score buffer of `total` elements, reused between searches. */
  scores?: Uint16Array;
}

/** Numbers of the best matching places, best first; ties in order of importance. */
export function selectCandidates(
  tokenPlaces: readonly TokenPlaces[],
  { total, limit, scores = new Uint16Array(total) }: CandidateOptions,
): number[] {
  scores.fill(0);
  const weights = tokenPlaces.map((entry) => weightOf(entry, total));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, { places }] of tokenPlaces.entries())
    addWeight(scores, { places, weight: Math.floor((maxScore * (weights[at] ?? 0)) / whole) });
  const threshold = scoreThreshold(scores, limit);
  const chosen: number[] = [];
  for (let number = 0; number < total; number += 1)
    if ((scores[number] ?? 0) >= threshold) chosen.push(number);
  return chosen
    .sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other)
    .slice(0, limit);
}

function addWeight(
  scores: Uint16Array,
  { places, weight }: { places: Uint8Array; weight: number },
): void {
  forEachNumber(places, (number) => {
    scores[number] = (scores[number] ?? 0) + weight;
  });
}

/** A score above 0 reached by at least `limit` places, where so many score at all; found by a histogram instead of sorting. */
function scoreThreshold(scores: Uint16Array, limit: number): number {
  const counts = new Uint32Array(bucketCount);
  for (let number = 0; number < scores.length; number += 1) {
    const bucket = (scores[number] ?? 0) >> bucketBits;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  let seen = 0;
  for (let bucket = bucketCount - 1; bucket > 0; bucket -= 1) {
    seen += counts[bucket] ?? 0;
    if (seen >= limit) return bucket << bucketBits;
  }
  return 1;
}

/** A name prepared for comparison; prepare each name once. */
export interface PreparedName extends SearchableText {
  folded: string;
  /** Without spaces. */
  joined: string;
}

export function prepareName(text: string): PreparedName {
  const folded = foldText(text);
  return { folded, joined: folded.replaceAll(' ', ''), ...searchableText(folded) };
}

/** The query text with its tokens and numbers. */
export interface PreparedQuery {
  joined: string;
  /** Phonetic key of its Latin words; empty where it has Chinese characters, too. */
  phonetic: string;
  tokens: TextTokens;
  numbers: readonly string[];
}

export function prepareQuery(text: string): PreparedQuery {
  const folded = foldText(text);
  return {
    joined: folded.replaceAll(' ', ''),
    phonetic: /\p{Script=Han}/u.test(folded) ? '' : phoneticKeyOfFolded(folded),
    tokens: textTokens(text),
    numbers: folded.split(' ').filter((word) => /^\d+[a-z]?$/.test(word)),
  };
}

/** A place as it is compared with the query: its own names and the names of its surroundings. */
export interface RankedPlace {
  kind: PlaceLevel;
  /** Each name in its parts, with the surrounding names in the same script, such as `Block 3` in `Kornhill`. */
  names: readonly { own: readonly string[]; context: readonly string[] }[];
}

/** Of places that match alike, the wider ones come first. */
export const levelBonus: Readonly<Record<PlaceLevel, number>> = {
  area: 0.02,
  district: 0.03,
  estate: 0.04,
  street: 0.02,
  building: 0.03,
  block: 0,
  streetno: 0,
};

/** Score of a place for a query: near 1 for a match, higher for an exact name. */
export function scorePlace(
  query: PreparedQuery,
  place: RankedPlace,
  prepare: (text: string) => PreparedName = prepareName,
): number {
  let best = 0;
  let missing = query.numbers.length;
  for (const { own, context } of place.names) {
    const name = concatenateNames(own.map(prepare));
    const whole = context.length === 0 ? name : concatenateNames([name, ...context.map(prepare)]);
    const exact = exactness(query, name);
    best = Math.max(
      best,
      tokenSimilarity(query.tokens, name) + exact,
      tokenSimilarity(query.tokens, whole) - 0.01 * context.length,
    );
    missing = Math.min(missing, missingNumbers(query, whole));
  }
  // A number must match whole: 22 is not 122.
  return best + levelBonus[place.kind] - 0.2 * missing;
}

/** A bonus for more than similarity: the same letters, the same sound, or the same beginning. */
function exactness({ joined, phonetic }: PreparedQuery, name: PreparedName): number {
  if (name.joined === joined) return 0.3;
  if (phonetic !== '' && name.phonetic === phonetic) return 0.2;
  return name.joined.startsWith(joined) ? 0.1 : 0;
}

function missingNumbers({ numbers }: PreparedQuery, { folded }: PreparedName): number {
  if (numbers.length === 0) return 0;
  const words = folded.split(' ');
  return numbers.filter((number) => !words.includes(number)).length;
}

/** The concatenated name, without preparing the whole text again. */
function concatenateNames(parts: readonly PreparedName[]): PreparedName {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const joined = { folded: '', joined: '', latin: '', phonetic: '', han: '' };
  for (const part of parts) {
    joined.folded += ` ${part.folded}`;
    joined.joined += part.joined;
    joined.latin += part.latin;
    joined.phonetic += part.phonetic;
    if (part.han !== '') joined.han += joined.han === '' ? part.han : ` ${part.han}`;
  }
  return joined;
}
