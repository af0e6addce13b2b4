import { hongKongDay } from '@/lib/hong-kong-day';
import type { HeldVariant } from '@/lib/visit/page-test-cookies';
import type { VisitorMarks } from '../visitor-marks';
import type { MarkedVariant, PageTestRepository } from './page-test.repository';

/** Somebody who saw a variant or reached something with it, as it is held for some seconds. */
export interface VariantEvent extends HeldVariant {
  at: Date;
  /** Network address and browser, of which only the day's mark is stored. */
  visitor: string;
  /** What was reached; null for whoever saw the variant. */
  goal: string | null;
}

/** Has events counted under the day's marks: who saw first, so that nobody reaches a goal before. Given again, nothing changes. */
export const createVariantCounts =
  (
    tests: Pick<PageTestRepository, 'addSeen' | 'addReached'>,
    marks: Pick<VisitorMarks, 'markOf'>,
  ) =>
  async (events: readonly VariantEvent[]): Promise<void> => {
    const marked = await Promise.all(
      events.map(async ({ at, visitor, test, variant, goal }): Promise<MarkedVariant> => {
        const day = hongKongDay(at);
        return { day, visitor: await marks.markOf(day, 'visitor', visitor), test, variant, goal };
      }),
    );
    await tests.addSeen(marked.filter(({ goal }) => goal === null));
    await tests.addReached(marked.filter(({ goal }) => goal !== null));
  };
