import { createVisitService } from '@/backoffice/domains/campaign/visit.service';
import type { MarkedVisit, VisitRepository } from '@/backoffice/domains/campaign/visit.repository';
import type {
  MarkedStage,
  StageRepository,
} from '@/backoffice/domains/campaign/funnel/stage.repository';
import { standIn, unitOfWorkOn } from '@test/support/backoffice/service-tools';
import { visitBy } from '@test/support/campaign/visits';

const bus = { source: 'bus' };

function setUp({ salts = new Map<string, string>(), now = '2026-11-16T16:30:00Z' } = {}) {
  const added: MarkedVisit[] = [];
  const stages: MarkedStage[] = [];
  const removed: string[] = [];
  const asked: string[] = [];
  const repositories = {
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
    stages: standIn<StageRepository>({
      addStages: async (marked) => void stages.push(...marked),
      removeBefore: async (day) => void removed.push(`stages before ${day}`),
    }),
  };
  const visits = createVisitService({
    ...repositories,
    unitOfWork: unitOfWorkOn({ visit: repositories.visits, stage: repositories.stages }),
    now: () => new Date(now),
  });
  return { visits, added, stages, removed, asked, salts };
}

describe('The marks of visitors', () => {
  it('are the same all day in Hong Kong, in every instance, and others the day after', async () => {
    const one = setUp();
    for (const at of ['2026-11-15T16:00:00Z', '2026-11-16T15:59:59Z', '2026-11-16T16:00:00Z'])
      await one.visits.count([visitBy('ann', bus, { at })]);
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

  it('reach the database once of what a batch holds twice on a day, the first of it', async () => {
    const { visits, added, stages } = setUp();
    await visits.count([
      visitBy('ann', bus, { at: '2026-11-16T02:00:00Z' }),
      visitBy('ann', bus, { at: '2026-11-16T03:00:00Z' }),
      visitBy('ann', {}, { at: '2026-11-16T03:00:00Z' }),
      visitBy('ben', bus, { at: '2026-11-16T03:00:00Z' }),
      visitBy('ann', bus, { at: '2026-11-16T17:00:00Z' }),
    ]);
    expect(added.map(({ day, source }) => [day, source])).toEqual([
      ['2026-11-16', 'bus'],
      ['2026-11-16', ''],
      ['2026-11-16', 'bus'],
      ['2026-11-17', 'bus'],
    ]);
    expect(new Set(stages.map(({ visitor }) => visitor)).size).toBe(3);
  });

  it('say neither who it was nor what a direct visitor came from', async () => {
    const { visits, added } = setUp();
    await visits.count([visitBy('203.0.113.9\nMozilla'), visitBy('ben', bus)]);
    expect(added[0]?.touchMark).toBe('');
    expect(added[0]?.visitor).toMatch(/^[\w-]{22}$/);
    expect(added[1]?.touchMark).toMatch(/^[\w-]{22}$/);
    expect(added[1]?.touchMark).not.toBe(added[1]?.visitor);
  });

  it('are one of a visitor, whether a page or a call was counted', async () => {
    const { visits, added, stages } = setUp();
    await visits.count([visitBy('ann', bus)]);
    await visits.countStages([
      {
        at: new Date('2026-11-16T05:00:00Z'),
        visitor: 'ann',
        stage: 'calculator',
        touches: visitBy('ann', bus).touches,
        parts: { product: 'first' },
      },
    ]);
    expect(stages).toMatchObject([
      {
        visitor: added[0]?.visitor,
        stage: 'landing',
        last: bus,
        parts: { language: 'en', device: 'computer' },
      },
      {
        visitor: added[0]?.visitor,
        stage: 'calculator',
        last: bus,
        parts: { product: 'first' },
      },
    ]);
  });

  it('are removed an hour after midnight, and sums after 800 days', async () => {
    const early = setUp({ now: '2026-11-16T16:59:59Z' });
    await early.visits.removeExpired();
    expect(early.removed).toEqual([
      'seen before 2026-11-16',
      'counts before 2024-09-08',
      'stages before 2024-09-08',
    ]);
    const late = setUp({ now: '2026-11-16T17:00:00Z' });
    await late.visits.removeExpired();
    expect(late.removed[0]).toBe('seen before 2026-11-17');
  });
});
