import type { LevelSummary } from '@/contracts/evaluation/valuation-import';
import { readCatalogue } from '@/valuation/facts/catalogue/read-catalogue';
import { buildBook } from '@/valuation/levels/build-book';
import { checkLevels } from '@/valuation/levels/check-levels';
import { collectSources } from '@/valuation/levels/fit-sources';
import type { LevelBookData } from '@/valuation/levels/level-book';
import { formatMonth, parseMonth } from '@/valuation/levels/level-place';
import type { PublishedLevel } from '@/valuation/levels/level-row';
import { LevelValuer } from '@/valuation/levels/level-valuer';
import { type IndexQuarter, monthMiddle } from '@/valuation/market/official-index';
import type { Sale } from '@/valuation/model/sale.types';
import { builtInLevelBook } from '../quote/built-in-market';

/** With fewer monthly levels that rest on sales, or fewer older sales, no reliable fit is possible. */
const minMonthLevels = 100;
const minSales = 1_000;
/** A month counts as complete only if it has at least this share of the figures of the month with the most. */
const completeShare = 2 / 3;
/** Enough to say how true the levels are, and not much longer than the fit itself. */
const folds = 4;

export interface LevelPlanOptions {
  sales: readonly Sale[];
  levels: readonly PublishedLevel[];
  indexQuarters: readonly IndexQuarter[];
  fittedOn: string;
  logProgress: (line: string) => void;
}

export interface LevelPlan {
  book: LevelBookData;
  summary: LevelSummary;
}

/** Fits the levels of the latest month with enough sold figures; null where the files do not carry a fit, so that the built-in levels stay. */
export function planLevels(options: LevelPlanOptions): LevelPlan | null {
  const { sales, levels, indexQuarters, fittedOn, logProgress } = options;
  const counts = new Map<number, number>();
  for (const { kind, month } of levels)
    if (kind === 'sold') counts.set(month, (counts.get(month) ?? 0) + 1);
  const fullest = Math.max(...counts.values(), 0);
  const month = [...counts]
    .filter(([, count]) => count >= Math.max(minMonthLevels, completeShare * fullest))
    .reduce((latest, [known]) => Math.max(latest, known), 0);
  if (month === 0 || sales.length < minSales) {
    if (levels.length > 0)
      logProgress(
        `the levels stay those delivered: a fit needs ${minSales} sales and ${minMonthLevels} sold levels of one month`,
      );
    return null;
  }
  if (month < parseMonth(builtInLevelBook.month)) {
    logProgress(
      `the levels stay those delivered: they are of ${builtInLevelBook.month}, the files end with ${formatMonth(month)}`,
    );
    return null;
  }
  const startedAt = performance.now();
  const sources = collectSources({ catalogue: readCatalogue(), sales, levels, indexQuarters });
  const { book } = buildBook(sources, {
    month,
    fittedOn,
    method: builtInLevelBook.method,
    divisions: 1,
    folds,
  });
  const isLater = month > parseMonth(builtInLevelBook.dataUntil);
  const before = isLater
    ? checkLevels(new LevelValuer(builtInLevelBook, indexQuarters), {
        places: sources.places,
        observations: sources.observations.filter((observed) => observed.month === month),
        day: monthMiddle(month),
      })
    : null;
  const { withHistory, withoutHistory } = book.accuracy;
  logProgress(
    `levels of ${book.month} fitted to ${levels.length} figures in ${((performance.now() - startedAt) / 1000).toFixed(1)} s; held back: ${percent(withHistory.medianError)} with older sales, ${percent(withoutHistory.medianError)} without${before ? `; the levels delivered would have missed by ${percent(before.medianError)}` : ''}`,
  );
  return { book, summary: { month: book.month, fittedOn, before, after: book.accuracy } };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
