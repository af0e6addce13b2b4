import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Encoding } from '../page/page-cache';

const negotiatedEncodings = new LRUCache<string, Encoding>({ max: 200 });
/** Smallest first: whatever the client prefers, the smallest encoding that it accepts is sent. */
const compressedEncodings = ['br', 'gzip'] as const;

function chooseEncoding(header: string): Encoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([
    ...compressedEncodings,
  ]);
  return compressedEncodings.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** The smallest of our encodings that an `Accept-Encoding` header allows. */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const cached = negotiatedEncodings.get(header);
  if (cached) return cached;
  const encoding = chooseEncoding(header);
  negotiatedEncodings.set(header, encoding);
  return encoding;
}
