import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface SerialisedResponse {
  body: string;
  etag: string;
}

export interface ResponseCache {
  /** The serialised response under `key`, loaded by `load` on a miss; concurrent callers share one load. */
  get: (
    key: string,
    options: { maxAgeMs: number; load: () => Promise<unknown> },
  ) => Promise<SerialisedResponse>;
  /** Removes every entry, including pending loads. */
  clear: () => void;
}

/** Serialised responses of public reads, cached until the content changes. */
export function createResponseCache(): ResponseCache {
  const entries = new LRUCache<string, Promise<SerialisedResponse>>({ max: 500 });
  return {
    get(key, { maxAgeMs, load }) {
      const cached = entries.get(key);
      if (cached) return cached;
      const pending = load().then(serialiseResponse);
      entries.set(key, pending, { ttl: maxAgeMs });
      pending.catch(() => {
        if (entries.peek(key) === pending) entries.delete(key);
      });
      return pending;
    },
    clear: () => entries.clear(),
  };
}

export function serialiseResponse(value: unknown): SerialisedResponse {
  const body = JSON.stringify(value);
  return { body, etag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
}
