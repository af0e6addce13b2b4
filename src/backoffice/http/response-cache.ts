import { createHash } from 'node:crypto';
import { memoizePromiseByKey } from '@/lib/async/memoize-promise-by-key';

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
  const responses = memoizePromiseByKey<TaggedResponse>(500);
  return {
    get: (key, { maxAgeMs, load }) =>
      responses.get(key, async () => tagResponse(await load()), maxAgeMs),
    clear: responses.clear,
  };
}

function tagResponse(value: unknown): TaggedResponse {
  const body = JSON.stringify(value);
  return { body, etag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
}
