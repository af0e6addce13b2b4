import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface Answer {
  body: string;
  etag: string;
}

export interface AnswerCache {
  /** The finished answer under `key`, made by `make` when there is none; simultaneous callers share one making. */
  get(key: string, options: { maxAgeMs: number; make: () => Promise<unknown> }): Promise<Answer>;
  /** Forgets everything, answers still in the making included. */
  clear(): void;
}

/** Finished answers of public reads, kept until the content changes. */
export function createAnswerCache(): AnswerCache {
  const answers = new LRUCache<string, Promise<Answer>>({ max: 500 });
  return {
    get(key, { maxAgeMs, make }) {
      const known = answers.get(key);
      if (known) return known;
      const making = make().then(toAnswer);
      answers.set(key, making, { ttl: maxAgeMs });
      making.catch(() => {
        if (answers.peek(key) === making) answers.delete(key);
      });
      return making;
    },
    clear: () => answers.clear(),
  };
}

export function toAnswer(value: unknown): Answer {
  const body = JSON.stringify(value);
  return { body, etag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
}
