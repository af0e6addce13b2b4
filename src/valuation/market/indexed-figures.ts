import type { EpochDay } from '../model/sale.types';
import { sizeClassOf } from '../numeric/basis';
import { publicationDay, quarterLastDay, type IndexQuarter } from './official-index';

export interface IndexedFigure {
  day: EpochDay;
  figure: number;
  /** Today's own figure, which comes after the last published quarter. */
  isEstimate: boolean;
}

export interface IndexedFiguresOptions {
  quarters: readonly IndexQuarter[];
  today: EpochDay;
  /** A value or a price of today; it keeps its unit. */
  figure: number;
  /** Decides the size class of the index. */
  areaSqft: number;
  maxQuarters: number;
  /** Quarters that ended before it are left out. */
  firstDay?: EpochDay;
}

/** Today's figure adjusted back by the official index to the ends of the quarters published by today, then today's own; none before the first publication. */
export function indexedFigures({
  quarters,
  today,
  figure,
  areaSqft,
  maxQuarters,
  firstDay = Number.NEGATIVE_INFINITY,
}: IndexedFiguresOptions): IndexedFigure[] {
  const sizeClass = sizeClassOf(areaSqft);
  const published = quarters
    .filter((quarter) => publicationDay(quarter) <= today)
    .sort((one, other) => one.yearMonth - other.yearMonth);
  const last = published.at(-1)?.values[sizeClass];
  if (last === undefined) return [];
  return [
    ...published
      .map(({ yearMonth, values }) => ({
        day: quarterLastDay(yearMonth),
        figure: (figure * (values[sizeClass] ?? last)) / last,
        isEstimate: false,
      }))
      .filter(({ day }) => day >= firstDay)
      .slice(-maxQuarters),
    { day: today, figure, isEstimate: true },
  ];
}
