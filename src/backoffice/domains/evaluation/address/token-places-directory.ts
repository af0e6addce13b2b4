import { LRUCache } from 'lru-cache';
import type { TokenPlaces } from './token-places';
import type { AddressRepository } from './address.repository';

/** Upper bound of the cache; those of the whole territory fit. */
const maxCacheBytes = 16 * 1024 * 1024;
const entryOverheadBytes = 200;

export interface TokenPlacesDirectory {
  /** The places of those tokens that any place holds. */
  find: (dataset: number, tokens: readonly string[]) => Promise<TokenPlaces[]>;
}

/** Reads the places of tokens through a cache, because those of one data set never change: one query for all uncached tokens. */
export function createTokenPlacesDirectory(
  repository: Pick<AddressRepository, 'listTokenPlaces'>,
): TokenPlacesDirectory {
  const cache = new LRUCache<string, TokenPlaces>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ places }) => entryOverheadBytes + places.length,
  });

  async function load(dataset: number, tokens: readonly string[]): Promise<TokenPlaces[]> {
    const found = new Map(
      (await repository.listTokenPlaces(dataset, tokens)).map((entry) => [entry.token, entry]),
    );
    return tokens.map((token) => {
      const { count, places } = found.get(token) ?? { count: 0, places: [] };
      // A copy, because the driver returns a view of a larger buffer.
      const entry = { token, count, places: Uint8Array.from(places) };
      cache.set(`${dataset} ${token}`, entry);
      return entry;
    });
  }

  return {
    async find(dataset, tokens) {
      const cachedPlaces = tokens.map((token) => cache.get(`${dataset} ${token}`));
      const missing = tokens.filter((_token, at) => cachedPlaces[at] === undefined);
      const loaded = missing.length === 0 ? [] : await load(dataset, missing);
      return [...cachedPlaces.filter((entry) => entry !== undefined), ...loaded].filter(
        ({ count }) => count > 0,
      );
    },
  };
}
