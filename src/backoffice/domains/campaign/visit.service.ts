import { dayMs, hongKongDay, hongKongEpochDay, hourMs } from '@/lib/hong-kong-day';
import { isDirect, type Touch } from '@/lib/visit/touch';
import type { Visit } from '@/lib/visit/visit';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { campaignRetentionDays } from './campaign.model';
import type { StageEvent } from './funnel/stage.model';
import type { MarkedStage, StageRepository } from './funnel/stage.repository';
import type { MarkedVisit, VisitRepository } from './visit.repository';
import { createVisitorMarks } from './visitor-marks';

/** What counting writes in one transaction. */
export interface VisitRepositories {
  visit: Pick<VisitRepository, 'addVisits'>;
  stage: Pick<StageRepository, 'addStages'>;
}

export interface VisitServiceOptions {
  visits: VisitRepository;
  stages: StageRepository;
  unitOfWork: UnitOfWork<VisitRepositories>;
  now: () => Date;
}

export type VisitService = ReturnType<typeof createVisitService>;

/** Visits of pages and what people reach after them, counted without keeping who came (docs/adr/0053). */
export function createVisitService({ visits, stages, unitOfWork, now }: VisitServiceOptions) {
  const marks = createVisitorMarks(visits);

  async function mark({ at, visitor, touch, touches: _touches, ...seen }: Visit) {
    const day = hongKongDay(at);
    const marked: MarkedVisit = {
      ...touch,
      ...seen,
      day,
      visitor: await marks.markOf(day, 'visitor', visitor),
      touchMark: isDirect(touch) ? '' : await marks.markOf(day, 'touch', ...Object.values(touch)),
    };
    return marked;
  }

  async function markStage({ at, visitor, touches, ...reached }: StageEvent): Promise<MarkedStage> {
    const day = hongKongDay(at);
    return { day, visitor: await marks.markOf(day, 'visitor', visitor), ...reached, ...touches };
  }

  const markStages = (events: readonly StageEvent[]): Promise<MarkedStage[]> =>
    Promise.all(
      firstOfEach(
        events,
        ({ at, visitor, stage, touches: { first, last } }) =>
          `${hongKongEpochDay(at)} ${stage} ${textOf(first)}${textOf(last)} ${visitor}`,
      ).map(markStage),
    );

  return {
    /** Counts arrivals, and that they reached the site, or neither; an arrival that was already counted is not counted again. */
    async count(arrivals: readonly Visit[]): Promise<void> {
      const distinct = firstOfEach(
        arrivals,
        ({ at, visitor, touch }) => `${hongKongEpochDay(at)} ${textOf(touch)} ${visitor}`,
      );
      const marked = await Promise.all(distinct.map(mark));
      const landings = await markStages(
        arrivals.map(({ at, visitor, touches, language, device }) => ({
          at,
          visitor,
          touches,
          stage: 'landing',
          parts: { language, device },
        })),
      );
      await unitOfWork(async ({ visit, stage }) => {
        await visit.addVisits(marked);
        await stage.addStages(landings);
      });
    },

    /** Counts what people reached, each person once a day for each link that brought them. */
    countStages: async (events: readonly StageEvent[]): Promise<void> =>
      stages.addStages(await markStages(events)),

    /** Removes the visitors' marks an hour after the end of the day, and the counts past their retention period. */
    async removeExpired(): Promise<void> {
      const firstKept = hongKongDay(new Date(now().getTime() - hourMs));
      marks.forgetBefore(firstKept);
      await visits.removeSeenBefore(firstKept);
      const firstDay = hongKongDay(new Date(now().getTime() - campaignRetentionDays * dayMs));
      await visits.removeBefore(firstDay);
      await stages.removeBefore(firstDay);
    },
  };
}

/** Empty for most: what nothing brought need not be written down to be compared. */
const textOf = (touch: Touch): string => (isDirect(touch) ? '' : JSON.stringify(touch));

/** What comes first of those with one key: the database would count no other, and is spared them. */
function firstOfEach<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  const first = new Map<string, T>();
  for (const one of all) {
    const key = keyOf(one);
    if (!first.has(key)) first.set(key, one);
  }
  return [...first.values()];
}
