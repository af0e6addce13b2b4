import { LRUCache } from 'lru-cache';
import type { Posting } from './address-postings';
import type { AddressRepository } from './address.repository';

/** What the postings may take in memory; those of the whole territory fit. */
const keptBytes = 16 * 1024 * 1024;
const entryBytes = 200;

export interface PostingDirectory {
  /** The postings of those tokens that any place holds. */
  find: (dataset: number, tokens: readonly string[]) => Promise<Posting[]>;
}

/** Reads postings and remembers them, because those of one data set never change: one question for all tokens that were not met before. */
export function createPostingDirectory(
  repository: Pick<AddressRepository, 'findPostings'>,
): PostingDirectory {
  const known = new LRUCache<string, Posting>({
    maxSize: keptBytes,
    sizeCalculation: ({ places }) => entryBytes + places.length,
  });

  async function read(dataset: number, tokens: readonly string[]): Promise<Posting[]> {
    const found = new Map(
      (await repository.findPostings(dataset, tokens)).map((posting) => [posting.token, posting]),
    );
    return tokens.map((token) => {
      const { count, places } = found.get(token) ?? { count: 0, places: [] };
      // A copy: what the driver hands out is a piece of something larger.
      const posting = { token, count, places: Uint8Array.from(places) };
      known.set(`${dataset} ${token}`, posting);
      return posting;
    });
  }

  return {
    async find(dataset, tokens) {
      const met = tokens.map((token) => known.get(`${dataset} ${token}`));
      const missing = tokens.filter((_token, at) => met[at] === undefined);
      const added = missing.length === 0 ? [] : await read(dataset, missing);
      return [...met.filter((posting) => posting !== undefined), ...added].filter(
        ({ count }) => count > 0,
      );
    },
  };
}
