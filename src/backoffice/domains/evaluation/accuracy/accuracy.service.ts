import type { AccuracyRow, ValuationAccuracy } from '@/contracts/evaluation/accuracy';
import { ServiceError } from '@/backoffice/common/service-error';
import { hongKongEpochDay } from '@/lib/hong-kong-day';
import type { HeldBackAccuracy } from '@/valuation/levels/level-book';
import {
  publicationDay,
  quarterLastDay,
  type IndexQuarter,
} from '@/valuation/market/official-index';
import { isoDayOf } from '@/valuation/model/transaction-row';
import type { ActiveDatasetCache } from '../dataset/active-dataset';
import type { LevelValuers } from '../quote/level-valuers';

export interface AccuracyServiceOptions {
  activeDataset: ActiveDatasetCache;
  levels: LevelValuers;
  builtInIndexQuarters: readonly IndexQuarter[];
  now: () => Date;
}

export type AccuracyService = ReturnType<typeof createAccuracyService>;

/** What pages say of the age and the errors of the values. */
export function createAccuracyService({
  activeDataset,
  levels,
  builtInIndexQuarters,
  now,
}: AccuracyServiceOptions) {
  return {
    /** The dates of the levels and of the official index, and the measured errors of the values. Throws `unavailable` without data. */
    async current(): Promise<ValuationAccuracy> {
      const dataset = await activeDataset.get();
      if (!dataset) throw new ServiceError('unavailable');
      const { month, dataUntil, fittedOn, accuracy } = (await levels.of(dataset)).state;
      const { indexQuarters } = dataset.meta;
      return {
        month,
        dataUntil,
        fittedOn,
        index: latestQuarter(
          indexQuarters.length > 0 ? indexQuarters : builtInIndexQuarters,
          hongKongEpochDay(now()),
        ),
        heldBack: [
          accuracyRow('own', accuracy.withHistory),
          accuracyRow('neighbours', accuracy.withoutHistory),
        ],
        check: dataset.meta.check ?? null,
      };
    },
  };
}

/** The last quarter of the official index that was published by this day; null before any was. */
export function latestQuarter(
  quarters: readonly IndexQuarter[],
  today: number,
): ValuationAccuracy['index'] {
  const latest = quarters
    .filter((quarter) => publicationDay(quarter) <= today)
    .toSorted((one, other) => one.yearMonth - other.yearMonth)
    .at(-1);
  return latest
    ? {
        quarterEndsOn: isoDayOf(quarterLastDay(latest.yearMonth)),
        publishedOn: isoDayOf(publicationDay(latest)),
      }
    : null;
}

const accuracyRow = (
  knowledge: AccuracyRow['knowledge'],
  { levels, medianError, within10, bias, coverage }: HeldBackAccuracy,
): AccuracyRow => ({ knowledge, count: levels, medianError, within10, bias, coverage });
