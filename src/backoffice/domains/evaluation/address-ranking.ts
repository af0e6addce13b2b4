import type { PlaceLevel } from '@/contracts/evaluation';
import type { Posting } from './address-postings';
import { visitNumbers } from './address-postings';
import { foldText } from './text-normalise';
import { textTokens, tokenSimilarity, type TextTokens } from './text-tokens';

const buckets = 256;

/** A rare token tells more than a common one; sounds and single characters tell less than letters and pairs. */
function weightOf({ token, count }: Posting, total: number): number {
  const rarity = Math.log(1 + total / count);
  if (token.startsWith('~')) return 0.5 * rarity;
  return token.startsWith('=') ? 0.35 * rarity : rarity;
}

/** Numbers of the places that hold most of the query, best first; equal ones in the order of their importance. */
export function selectCandidates(postings: readonly Posting[], { total, limit }: { total: number; limit: number }): number[] {
  const scores = new Float32Array(total);
  let highest = 0;
  for (const posting of postings) {
    const weight = weightOf(posting, total);
    visitNumbers(posting.places, (number) => {
      const score = (scores[number] ?? 0) + weight;
      scores[number] = score;
      if (score > highest) highest = score;
    });
  }
  if (highest === 0) return [];
  const least = leastScore(scores, { highest, limit });
  const chosen: number[] = [];
  for (let number = 0; number < total; number += 1) if ((scores[number] ?? 0) >= least) chosen.push(number);
  return chosen.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other).slice(0, limit);
}

/** A score above 0 that at least `limit` places reach, where so many have any; found by counting instead of sorting. */
function leastScore(scores: Float32Array, { highest, limit }: { highest: number; limit: number }): number {
  const counts = new Uint32Array(buckets + 1);
  for (let number = 0; number < scores.length; number += 1) {
    const bucket = Math.floor(((scores[number] ?? 0) / highest) * buckets);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  let seen = 0;
  for (let bucket = buckets; bucket > 0; bucket -= 1) {
    seen += counts[bucket] ?? 0;
    if (seen >= limit) return (bucket / buckets) * highest;
  }
  return Number.MIN_VALUE;
}

/** A name cut up for comparison; cut each name once. */
export interface CutName {
  joined: string;
  words: ReadonlySet<string>;
  tokens: TextTokens;
}

export function cutName(text: string): CutName {
  const folded = foldText(text);
  return { joined: folded.replaceAll(' ', ''), words: new Set(folded.split(' ')), tokens: textTokens(text) };
}

/** A place as it is compared with what was typed: its own names, and the names of what it stands in. */
export interface RankedPlace {
  kind: PlaceLevel;
  /** Each name with the names around it in the same script, such as `Block 3` in `Kornhill`. */
  names: readonly { own: string; around: readonly string[] }[];
}

const levelBonus: Readonly<Record<PlaceLevel, number>> = { area: 0.02, district: 0.03, estate: 0.04, street: 0.02, building: 0.03, block: 0, streetno: 0 };

/** How well a place answers a query: near 1 for the right one, higher for exactly its name. */
export function scorePlace(query: CutName, place: RankedPlace, cut: (text: string) => CutName = cutName): number {
  const numbers = [...query.words].filter((word) => /^\d+[a-z]?$/.test(word));
  let best = 0;
  let missing = numbers.length;
  for (const { own, around } of place.names) {
    const name = cut(own);
    const whole = around.length === 0 ? name : cut([own, ...around].join(' '));
    const exact = name.joined === query.joined ? 0.3 : name.joined.startsWith(query.joined) ? 0.1 : 0;
    best = Math.max(best, tokenSimilarity(query.tokens, name.tokens) + exact, tokenSimilarity(query.tokens, whole.tokens) - 0.01 * around.length);
    missing = Math.min(missing, numbers.filter((number) => !whole.words.has(number)).length);
  }
  // 22 is not 122.
  return best + levelBonus[place.kind] - 0.2 * missing;
}
