import type { PlaceLevel } from '@/contracts/evaluation/evaluation';
import type { Posting } from './address-postings';
import { visitNumbers } from './address-postings';
import { foldText } from './text-normalise';
import {
  searchableText,
  textTokens,
  tokenSimilarity,
  type SearchableText,
  type TextTokens,
} from './text-tokens';

/** What a place scores that holds every token. */
const wholeScore = 0xffff;
const bucketBits = 8;
const buckets = (wholeScore >> bucketBits) + 1;

/** How much of the postings one search may count: the rarest tokens first, up to this many numbers in all, but always a few tokens. */
const budget = { numbers: 150_000, leastTokens: 4, mostTokens: 48 };

/** The rarest of these postings, as many as one search may count. */
export function rarestPostings(postings: readonly Posting[]): Posting[] {
  const ranked = [...postings]
    .sort((one, other) => one.count - other.count || (one.token < other.token ? -1 : 1))
    .slice(0, budget.mostTokens);
  let numbers = 0;
  return ranked.filter(({ count }, place) => {
    numbers += count;
    return numbers <= budget.numbers || place < budget.leastTokens;
  });
}

/** A rare token tells more than a common one; sounds and single characters tell less than letters and pairs. */
function weightOf({ token, count }: Posting, total: number): number {
  const rarity = Math.log(1 + total / count);
  if (token.startsWith('~')) return 0.5 * rarity;
  return token.startsWith('=') ? 0.35 * rarity : rarity;
}

export interface CandidateOptions {
  /** Places in all. */
  total: number;
  limit: number;
  /** Room for `total` scores, to be used again by the next search. */
  scores?: Uint16Array;
}

/** Numbers of the places that hold most of the query, best first; equal ones in the order of their importance. */
export function selectCandidates(
  postings: readonly Posting[],
  { total, limit, scores = new Uint16Array(total) }: CandidateOptions,
): number[] {
  scores.fill(0);
  const weights = postings.map((posting) => weightOf(posting, total));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, { places }] of postings.entries())
    addWeight(scores, { places, weight: Math.floor((wholeScore * (weights[at] ?? 0)) / whole) });
  const least = leastScore(scores, limit);
  const chosen: number[] = [];
  for (let number = 0; number < total; number += 1)
    if ((scores[number] ?? 0) >= least) chosen.push(number);
  return chosen
    .sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other)
    .slice(0, limit);
}

function addWeight(
  scores: Uint16Array,
  { places, weight }: { places: Uint8Array; weight: number },
): void {
  visitNumbers(places, (number) => {
    scores[number] = (scores[number] ?? 0) + weight;
  });
}

/** A score above 0 that at least `limit` places reach, where so many have any; found by counting instead of sorting. */
function leastScore(scores: Uint16Array, limit: number): number {
  const counts = new Uint32Array(buckets);
  for (let number = 0; number < scores.length; number += 1) {
    const bucket = (scores[number] ?? 0) >> bucketBits;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  let seen = 0;
  for (let bucket = buckets - 1; bucket > 0; bucket -= 1) {
    seen += counts[bucket] ?? 0;
    if (seen >= limit) return bucket << bucketBits;
  }
  return 1;
}

/** A name cut up for comparison; cut each name once. */
export interface CutName extends SearchableText {
  folded: string;
  /** Without spaces. */
  joined: string;
}

export function cutName(text: string): CutName {
  const folded = foldText(text);
  return { folded, joined: folded.replaceAll(' ', ''), ...searchableText(folded) };
}

/** What was typed, with its tokens and its numbers. */
export interface CutQuery {
  joined: string;
  tokens: TextTokens;
  numbers: readonly string[];
}

export function cutQuery(text: string): CutQuery {
  const folded = foldText(text);
  return {
    joined: folded.replaceAll(' ', ''),
    tokens: textTokens(text),
    numbers: folded.split(' ').filter((word) => /^\d+[a-z]?$/.test(word)),
  };
}

/** A place as it is compared with what was typed: its own names, and the names of what it stands in. */
export interface RankedPlace {
  kind: PlaceLevel;
  /** Each name, in the pieces it is put together from, with the names around it in the same script, such as `Block 3` in `Kornhill`. */
  names: readonly { own: readonly string[]; around: readonly string[] }[];
}

const levelBonus: Readonly<Record<PlaceLevel, number>> = {
  area: 0.02,
  district: 0.03,
  estate: 0.04,
  street: 0.02,
  building: 0.03,
  block: 0,
  streetno: 0,
};

/** How well a place answers a query: near 1 for the right one, higher for exactly its name. */
export function scorePlace(
  query: CutQuery,
  place: RankedPlace,
  cut: (text: string) => CutName = cutName,
): number {
  let best = 0;
  let missing = query.numbers.length;
  for (const { own, around } of place.names) {
    const name = joinNames(own.map(cut));
    const whole = around.length === 0 ? name : joinNames([name, ...around.map(cut)]);
    const exact =
      name.joined === query.joined ? 0.3 : name.joined.startsWith(query.joined) ? 0.1 : 0;
    best = Math.max(
      best,
      tokenSimilarity(query.tokens, name) + exact,
      tokenSimilarity(query.tokens, whole) - 0.01 * around.length,
    );
    missing = Math.min(missing, missingNumbers(query, whole));
  }
  // 22 is not 122.
  return best + levelBonus[place.kind] - 0.2 * missing;
}

function missingNumbers({ numbers }: CutQuery, { folded }: CutName): number {
  if (numbers.length === 0) return 0;
  const words = folded.split(' ');
  return numbers.filter((number) => !words.includes(number)).length;
}

/** The name that the pieces make, cut without cutting it again. */
function joinNames(pieces: readonly CutName[]): CutName {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const joined = { folded: '', joined: '', latin: '', sound: '', han: '' };
  for (const piece of pieces) {
    joined.folded += ` ${piece.folded}`;
    joined.joined += piece.joined;
    joined.latin += piece.latin;
    joined.sound += piece.sound;
    if (piece.han !== '') joined.han += joined.han === '' ? piece.han : ` ${piece.han}`;
  }
  return joined;
}
