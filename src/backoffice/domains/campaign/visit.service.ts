import { randomBytes } from 'node:crypto';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import { dayMs, hongKongDay, hourMs } from '@/lib/hong-kong-day';
import { isDirect } from '@/lib/visit/touch';
import type { Visit } from '@/lib/visit/visit';
import { campaignRetentionDays } from './campaign.model';
import type { MarkedVisit, VisitRepository } from './visit.repository';

export interface VisitServiceOptions {
  visits: VisitRepository;
  now: () => Date;
}

export type VisitService = ReturnType<typeof createVisitService>;

/** 132 bits: two visitors of a day never share a mark. */
const markLength = 22;

/** Visits of pages, counted without a cookie and without keeping who came (docs/adr/0053). */
export function createVisitService({ visits, now }: VisitServiceOptions) {
  const salts = new Map<string, Promise<string>>();

  function saltOf(day: string): Promise<string> {
    const known = salts.get(day);
    if (known) return known;
    const salt = visits.ensureSalt(day, randomBytes(32).toString('base64url'));
    salts.set(day, salt);
    salt.catch(() => salts.delete(day));
    return salt;
  }

  async function mark({ at, visitor, touch, ...seen }: Visit): Promise<MarkedVisit> {
    const day = hongKongDay(at);
    const hash = createKeyedHash([await saltOf(day)], 'visit');
    return {
      ...touch,
      ...seen,
      day,
      visitor: hash('visitor', visitor).slice(0, markLength),
      touchMark: isDirect(touch) ? '' : hash('touch', ...Object.values(touch)).slice(0, markLength),
    };
  }

  return {
    /** Counts arrivals; what was counted before counts no more. */
    async count(arrivals: readonly Visit[]): Promise<void> {
      await visits.addVisits(await Promise.all(arrivals.map(mark)));
    },

    /** Forgets who came, an hour after the end of the day, and removes counts past their retention. */
    async removeExpired(): Promise<void> {
      const firstKept = hongKongDay(new Date(now().getTime() - hourMs));
      for (const day of salts.keys()) if (day < firstKept) salts.delete(day);
      await visits.removeSeenBefore(firstKept);
      await visits.removeBefore(
        hongKongDay(new Date(now().getTime() - campaignRetentionDays * dayMs)),
      );
    },
  };
}
