import { LRUCache } from 'lru-cache';
import { searchTokens } from './address-postings';
import {
  prepareName,
  prepareQuery,
  rarestPostings,
  scorePlace,
  selectCandidates,
  type PreparedName,
  type PreparedQuery,
  type RankedPlace,
} from './address-ranking';
import type { Dataset } from '../dataset/dataset.repository';
import { findSubDistrict } from '@/valuation/facts/districts';
import type { PlaceDirectory } from './place-directory';
import type { LocatedPlace } from './place-labels';
import type { PostingDirectory } from './posting-directory';

const candidateLimit = 40;
const resultLimit = 12;
const minScore = 0.42;
/** Results far below the best score are noise. */
const minShareOfBest = 0.6;
const maxCachedNames = 10_000;

export type AddressSearch = (dataset: Dataset, query: string) => Promise<LocatedPlace[]>;

export interface AddressSearchOptions {
  postings: PostingDirectory;
  places: Pick<PlaceDirectory, 'findNumbers'>;
}

/** Finds places by name: postings select candidates, whose names are then compared in full. */
export function createAddressSearch({ postings, places }: AddressSearchOptions): AddressSearch {
  const prepareCached = createNameCache();
  let scores = new Uint16Array(0);

  function candidates(
    found: Awaited<ReturnType<PostingDirectory['find']>>,
    total: number,
  ): number[] {
    if (scores.length !== total) scores = new Uint16Array(total);
    return selectCandidates(rarestPostings(found), { total, limit: candidateLimit, scores });
  }

  return async (dataset, query) => {
    const preparedQuery = prepareQuery(query);
    const found = await postings.find(dataset.id, searchTokens(preparedQuery.tokens));
    const located = await places.findNumbers(
      dataset.id,
      candidates(found, dataset.meta.counts.places ?? 0),
    );
    const scripts = scriptsOf(preparedQuery);
    const scored = located.map((item) => ({
      item,
      score: scorePlace(preparedQuery, rankedPlace(item, scripts), prepareCached),
    }));
    const best = scored.reduce((top, { score }) => Math.max(top, score), 0);
    return scored
      .filter(({ score }) => score >= minScore && score >= best * minShareOfBest)
      .sort(
        (one, other) => other.score - one.score || one.item.place.number - other.item.place.number,
      )
      .slice(0, resultLimit)
      .map(({ item }) => item);
  };
}

/** Caches prepared names: streets, estates and districts recur with every place in them. */
function createNameCache(): (text: string) => PreparedName {
  const cache = new LRUCache<string, PreparedName>({ max: maxCachedNames });
  return (text) => {
    const cached = cache.get(text);
    if (cached) return cached;
    const prepared = prepareName(text);
    cache.set(text, prepared);
    return prepared;
  };
}

type Script = 'en' | 'hk';

/** A query in one script is compared with names in that script only. */
function scriptsOf({ tokens }: PreparedQuery): readonly Script[] {
  if (tokens.characters.length === 0) return ['en'];
  return /[a-z]/.test(tokens.latin.join('').replaceAll('block', '')) ? ['en', 'hk'] : ['hk'];
}

function rankedPlace({ place, parent }: LocatedPlace, scripts: readonly Script[]): RankedPlace {
  const district = place.kind === 'district' ? undefined : findSubDistrict(place.district)?.name;
  const names = scripts.map((script) => {
    if (place.kind === 'streetno' && parent) {
      const own = script === 'en' ? [place.en, parent.en] : [parent.hk, place.hk];
      return { own, context: district ? [district[script]] : [] };
    }
    return {
      own: [place[script]],
      context: [parent?.[script], district?.[script]].filter((name) => name !== undefined),
    };
  });
  const aliases = (place.facts.aliases ?? []).map((alias) => ({ own: [alias], context: [] }));
  const mixed =
    names.length > 1
      ? [{ own: names.flatMap(({ own }) => own), context: names.flatMap(({ context }) => context) }]
      : [];
  return { kind: place.kind, names: [...names, ...aliases, ...mixed] };
}
