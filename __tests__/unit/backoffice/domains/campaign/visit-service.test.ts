import { createVisitService } from '@/backoffice/domains/campaign/visit.service';
import type { MarkedVisit, VisitRepository } from '@/backoffice/domains/campaign/visit.repository';
import { standIn } from '@test/support/backoffice/service-tools';
import { visitBy } from '@test/support/campaign/visits';

const bus = { source: 'bus' };

function setUp({ salts = new Map<string, string>(), now = '2026-11-16T16:30:00Z' } = {}) {
  const added: MarkedVisit[] = [];
  const removed: string[] = [];
  const asked: string[] = [];
  const visits = createVisitService({
    visits: standIn<VisitRepository>({
      ensureSalt: async (day, fresh) => {
        asked.push(day);
        if (!salts.has(day)) salts.set(day, fresh);
        return salts.get(day) ?? '';
      },
      addVisits: async (marked) => void added.push(...marked),
      removeSeenBefore: async (day) => void removed.push(`seen before ${day}`),
      removeBefore: async (day) => void removed.push(`counts before ${day}`),
    }),
    now: () => new Date(now),
  });
  return { visits, added, removed, asked, salts };
}

describe('The marks of visitors', () => {
  it('are the same all day in Hong Kong, in every instance, and others the day after', async () => {
    const one = setUp();
    await one.visits.count([
      visitBy('ann', bus, { at: '2026-11-15T16:00:00Z' }),
      visitBy('ann', bus, { at: '2026-11-16T15:59:59Z' }),
      visitBy('ann', bus, { at: '2026-11-16T16:00:00Z' }),
    ]);
    const other = setUp({ salts: one.salts });
    await other.visits.count([visitBy('ann', bus, { at: '2026-11-16T04:00:00Z' })]);
    const [first, second, next] = one.added;
    expect(first).toMatchObject({ day: '2026-11-16', visitor: second?.visitor });
    expect(other.added[0]).toMatchObject({
      visitor: first?.visitor,
      touchMark: first?.touchMark,
    });
    expect(next?.day).toBe('2026-11-17');
    expect(next?.visitor).not.toBe(first?.visitor);
    expect(one.asked).toEqual(['2026-11-16', '2026-11-17']);
  });

  it('say neither who it was nor what a direct visitor came from', async () => {
    const { visits, added } = setUp();
    await visits.count([visitBy('203.0.113.9\nMozilla'), visitBy('ben', bus)]);
    expect(added[0]?.touchMark).toBe('');
    expect(added[0]?.visitor).toMatch(/^[\w-]{22}$/);
    expect(added[1]?.touchMark).toMatch(/^[\w-]{22}$/);
    expect(added[1]?.touchMark).not.toBe(added[1]?.visitor);
  });

  it('are removed an hour after midnight, and sums after 800 days', async () => {
    const early = setUp({ now: '2026-11-16T16:59:59Z' });
    await early.visits.removeExpired();
    expect(early.removed).toEqual(['seen before 2026-11-16', 'counts before 2024-09-08']);
    const late = setUp({ now: '2026-11-16T17:00:00Z' });
    await late.visits.removeExpired();
    expect(late.removed[0]).toBe('seen before 2026-11-17');
  });
});
