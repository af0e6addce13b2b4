import { LRUCache } from 'lru-cache';
import { searchTokens } from './address-postings';
import {
  cutName,
  cutQuery,
  rarestPostings,
  scorePlace,
  selectCandidates,
  type CutName,
  type CutQuery,
  type RankedPlace,
} from './address-ranking';
import type { Dataset } from '../dataset/dataset.repository';
import { findSubDistrict } from '@/valuation/facts/districts';
import type { PlaceDirectory } from './place-directory';
import type { LocatedPlace } from './place-labels';
import type { PostingDirectory } from './posting-directory';

const candidateLimit = 40;
const resultLimit = 12;
const leastScore = 0.42;
/** Results far behind the best are noise. */
const leastShareOfBest = 0.6;
const namesKept = 10_000;

export type AddressSearch = (dataset: Dataset, query: string) => Promise<LocatedPlace[]>;

export interface AddressSearchOptions {
  postings: PostingDirectory;
  places: Pick<PlaceDirectory, 'findNumbers'>;
}

/** Finds places by name: postings choose candidates, whose names are then compared closely. */
export function createAddressSearch({ postings, places }: AddressSearchOptions): AddressSearch {
  const cut = rememberedCuts();
  let scores = new Uint16Array(0);

  function candidates(
    found: Awaited<ReturnType<PostingDirectory['find']>>,
    total: number,
  ): number[] {
    if (scores.length !== total) scores = new Uint16Array(total);
    return selectCandidates(rarestPostings(found), { total, limit: candidateLimit, scores });
  }

  return async (dataset, query) => {
    const asked = cutQuery(query);
    const found = await postings.find(dataset.id, searchTokens(asked.tokens));
    const located = await places.findNumbers(
      dataset.id,
      candidates(found, dataset.meta.counts.places ?? 0),
    );
    const scripts = scriptsOf(asked);
    const scored = located.map((item) => ({
      item,
      score: scorePlace(asked, rankedPlace(item, scripts), cut),
    }));
    const best = scored.reduce((top, { score }) => Math.max(top, score), 0);
    return scored
      .filter(({ score }) => score >= leastScore && score >= best * leastShareOfBest)
      .sort(
        (one, other) => other.score - one.score || one.item.place.number - other.item.place.number,
      )
      .slice(0, resultLimit)
      .map(({ item }) => item);
  };
}

/** Streets, estates and districts come back with every place in them. */
function rememberedCuts(): (text: string) => CutName {
  const known = new LRUCache<string, CutName>({ max: namesKept });
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    const made = cutName(text);
    known.set(text, made);
    return made;
  };
}

type Script = 'en' | 'hk';

/** A query in one script is compared with names in that script only. */
function scriptsOf({ tokens }: CutQuery): readonly Script[] {
  if (tokens.characters.length === 0) return ['en'];
  return /[a-z]/.test(tokens.latin.join('').replaceAll('block', '')) ? ['en', 'hk'] : ['hk'];
}

function rankedPlace({ place, parent }: LocatedPlace, scripts: readonly Script[]): RankedPlace {
  const district = place.kind === 'district' ? undefined : findSubDistrict(place.district)?.name;
  const names = scripts.map((script) => {
    if (place.kind === 'streetno' && parent) {
      const own = script === 'en' ? [place.en, parent.en] : [parent.hk, place.hk];
      return { own, around: district ? [district[script]] : [] };
    }
    return {
      own: [place[script]],
      around: [parent?.[script], district?.[script]].filter((name) => name !== undefined),
    };
  });
  const aliases = (place.facts.aliases ?? []).map((alias) => ({ own: [alias], around: [] }));
  const mixed =
    names.length > 1
      ? [{ own: names.flatMap(({ own }) => own), around: names.flatMap(({ around }) => around) }]
      : [];
  return { kind: place.kind, names: [...names, ...aliases, ...mixed] };
}
