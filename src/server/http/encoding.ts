import { LRUCache } from 'lru-cache';
import type { Encoding } from '../page/page-cache';

const negotiatedEncodings = new LRUCache<string, Encoding>({ max: 200 });

function isRejected(part: string): boolean {
  return /;\s*q=0(?:\.0*)?\s*$/.test(part);
}

function chooseEncoding(header: string): Encoding {
  const parts = header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  const accepts = (name: string): boolean =>
    parts.some((part) => part.split(';')[0]?.trim() === name && !isRejected(part));
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
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
