import { LRUCache } from 'lru-cache';
import type { Posting } from './address-postings';
import type { AddressRepository } from './address.repository';

/** Upper bound of the cache; the postings of the whole territory fit. */
const maxCacheBytes = 16 * 1024 * 1024;
const entryOverheadBytes = 200;

export interface PostingDirectory {
  /** The postings of those tokens that any place holds. */
  find: (dataset: number, tokens: readonly string[]) => Promise<Posting[]>;
}

/** Reads postings through a cache, because those of one data set never change: one query for all uncached tokens. */
export function createPostingDirectory(
  repository: Pick<AddressRepository, 'findPostings'>,
): PostingDirectory {
  const cache = new LRUCache<string, Posting>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ places }) => entryOverheadBytes + places.length,
  });

  async function load(dataset: number, tokens: readonly string[]): Promise<Posting[]> {
    const found = new Map(
      (await repository.findPostings(dataset, tokens)).map((posting) => [posting.token, posting]),
    );
    return tokens.map((token) => {
      const { count, places } = found.get(token) ?? { count: 0, places: [] };
      // A copy, because the driver returns a view of a larger buffer.
      const posting = { token, count, places: Uint8Array.from(places) };
      cache.set(`${dataset} ${token}`, posting);
      return posting;
    });
  }

  return {
    async find(dataset, tokens) {
      const cachedPostings = tokens.map((token) => cache.get(`${dataset} ${token}`));
      const missing = tokens.filter((_token, at) => cachedPostings[at] === undefined);
      const loaded = missing.length === 0 ? [] : await load(dataset, missing);
      return [...cachedPostings.filter((posting) => posting !== undefined), ...loaded].filter(
        ({ count }) => count > 0,
      );
    },
  };
}
