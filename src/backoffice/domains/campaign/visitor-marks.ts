import { randomBytes } from 'node:crypto';
import { createKeyedHash, type KeyedHash } from '@/backoffice/common/keyed-hash';
import type { VisitRepository } from './visit.repository';

/** 132 bits: two visitors of a day never share a mark. */
const markLength = 22;

/** Marks of a day (docs/adr/0053): nobody can make one again after the day’s salt is gone. */
export interface VisitorMarks {
  /** A mark of texts, which say first what it is of. */
  markOf: (day: string, ...parts: readonly string[]) => Promise<string>;
  /** Forgets the salts of days before `firstDay`, YYYY-MM-DD. */
  forgetBefore: (firstDay: string) => void;
}

/** Marks under the salts that all instances share. */
export function createVisitorMarks(visits: Pick<VisitRepository, 'ensureSalt'>): VisitorMarks {
  const hashes = new Map<string, Promise<KeyedHash>>();

  function hashOf(day: string): Promise<KeyedHash> {
    const known = hashes.get(day);
    if (known) return known;
    const hash = visits
      .ensureSalt(day, randomBytes(32).toString('base64url'))
      .then((salt) => createKeyedHash([salt], 'visit'));
    hashes.set(day, hash);
    hash.catch(() => hashes.delete(day));
    return hash;
  }

  return {
    markOf: async (day, ...parts) => (await hashOf(day))(...parts).slice(0, markLength),
    forgetBefore(firstDay) {
      for (const day of hashes.keys()) if (day < firstDay) hashes.delete(day);
    },
  };
}
