import { LRUCache } from 'lru-cache';
import type { Encoding } from '../page/page-cache';

const known = new LRUCache<string, Encoding>({ max: 200 });

function refuses(part: string): boolean {
  return /;\s*q=0(?:\.0*)?\s*$/.test(part);
}

function choose(header: string): Encoding {
  const parts = header.toLowerCase().split(',').map((part) => part.trim());
  const accepts = (name: string): boolean => parts.some((part) => part.split(';')[0]?.trim() === name && !refuses(part));
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

/** The smallest of our encodings that an `Accept-Encoding` header allows. */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const cached = known.get(header);
  if (cached) return cached;
  const encoding = choose(header);
  known.set(header, encoding);
  return encoding;
}
