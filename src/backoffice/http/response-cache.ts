import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** JSON with the entity tag of its text. */
export interface TaggedResponse {
  body: string;
  etag: string;
}

export interface ResponseCache {
  /** The serialised response under `key`, loaded by `load` on a miss; concurrent callers share one load. */
  get: (
    key: string,
    options: { maxAgeMs: number; load: () => Promise<unknown> },
  ) => Promise<TaggedResponse>;
  /** Removes every entry, including pending loads. */
  clear: () => void;
}

/** Serialised responses of public reads, cached until the content changes. */
export function createResponseCache(): ResponseCache {
  const entries = new LRUCache<string, Promise<TaggedResponse>>({ max: 500 });
  return {
    get(key, { maxAgeMs, load }) {
      const cached = entries.get(key);
      if (cached) return cached;
      const pending = load().then(tagResponse);
      entries.set(key, pending, { ttl: maxAgeMs });
      pending.catch(() => {
        if (entries.peek(key) === pending) entries.delete(key);
      });
      return pending;
    },
    clear: () => entries.clear(),
  };
}

function tagResponse(value: unknown): TaggedResponse {
  const body = JSON.stringify(value);
  return { body, etag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
}
