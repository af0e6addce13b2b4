import { LRUCache } from 'lru-cache';
import type { AddressRepository } from './address.repository';
import { searchTokens } from './address-postings';
import { cutName, scorePlace, selectCandidates, type CutName, type RankedPlace } from './address-ranking';
import type { Dataset } from './dataset.repository';
import { findSubDistrict } from './facts/districts';
import type { LocatedPlace } from './place-labels';
import type { Place } from './place.types';

const candidateLimit = 40;
const resultLimit = 12;
const leastScore = 0.42;
/** Results far behind the best are noise. */
const leastShareOfBest = 0.6;

export type AddressSearch = (dataset: Dataset, query: string) => Promise<LocatedPlace[]>;

/** Finds places by name: postings choose candidates, whose names are then compared closely. */
export function createAddressSearch(repository: AddressRepository): AddressSearch {
  const known = new LRUCache<string, CutName>({ max: 20_000 });
  const cut = (text: string): CutName => {
    const found = known.get(text);
    if (found) return found;
    const made = cutName(text);
    known.set(text, made);
    return made;
  };

  return async (dataset, query) => {
    const asked = cutName(query);
    const scripts = scriptsOf(asked);
    const postings = await repository.findPostings(dataset.id, searchTokens(asked.tokens));
    const numbers = selectCandidates(postings, { total: dataset.meta.counts.places ?? 0, limit: candidateLimit });
    const located = await locate(repository, { dataset: dataset.id, places: await repository.findByNumbers(dataset.id, numbers) });
    const scored = located.map((item) => ({ item, score: scorePlace(asked, rankedPlace(item, scripts), cut) }));
    const best = scored.reduce((top, { score }) => Math.max(top, score), 0);
    return scored
      .filter(({ score }) => score >= leastScore && score >= best * leastShareOfBest)
      .sort((one, other) => other.score - one.score || one.item.place.number - other.item.place.number)
      .slice(0, resultLimit)
      .map(({ item }) => item);
  };
}

/** Adds to places what they stand in and what stands there, in one question. */
export async function locate(repository: AddressRepository, { dataset, places }: { dataset: number; places: readonly Place[] }): Promise<LocatedPlace[]> {
  const around = [...new Set(places.flatMap(({ parent, target }) => [parent, target]).filter((id) => id !== null))];
  const byId = new Map((await repository.findByIds(dataset, around)).map((place) => [place.id, place]));
  const find = (id: string | null) => (id === null ? null : (byId.get(id) ?? null));
  return places.map((place) => ({ place, parent: find(place.parent), target: find(place.target) }));
}

type Script = 'en' | 'hk';

/** A query in one script is compared with names in that script only. */
function scriptsOf({ tokens }: CutName): readonly Script[] {
  if (tokens.characters.length === 0) return ['en'];
  return /[a-z]/.test(tokens.latin.join('').replaceAll('block', '')) ? ['en', 'hk'] : ['hk'];
}

function rankedPlace({ place, parent }: LocatedPlace, scripts: readonly Script[]): RankedPlace {
  const district = place.kind === 'district' ? undefined : findSubDistrict(place.district)?.name;
  const names = scripts.map((script) => {
    if (place.kind === 'streetno' && parent) {
      const own = script === 'en' ? `${place.en} ${parent.en}` : `${parent.hk}${place.hk}`;
      return { own, around: district ? [district[script]] : [] };
    }
    return { own: place[script], around: [parent?.[script], district?.[script]].filter((name) => name !== undefined) };
  });
  const aliases = (place.facts.aliases ?? []).map((own) => ({ own, around: [] }));
  const mixed = names.length > 1 ? [{ own: names.map(({ own }) => own).join(' '), around: names.flatMap(({ around }) => around) }] : [];
  return { kind: place.kind, names: [...names, ...aliases, ...mixed] };
}
