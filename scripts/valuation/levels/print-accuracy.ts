import { buildBook, outcomeOf } from '@/valuation/levels/build-book';
import { collectSources } from '@/valuation/levels/fit-sources';
import { tryHeldBack } from '@/valuation/levels/held-back-trial';
import {
  areaSlope,
  floorSlope,
  type LevelObservation,
  type MonthNumber,
  monthNumber,
} from '@/valuation/levels/level-place';
import { MonthlyIndex } from '@/valuation/levels/monthly-index';
import { parseFloor } from '@/valuation/model/transaction-row';
import { sizeClassOf } from '@/valuation/numeric/basis';
import { medianOf } from '@/valuation/numeric/quantile';
import { readFitSources, readSingleSales } from './read-sources';

/** As for the levels that are delivered. */
const delivered = { divisions: 2, folds: 10 };
/** Other months are measured with fewer fits. */
const folds = 4;
const groups = 5;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Prints how far levels that were held back are missed, beside the baseline: older sales carried by the official index alone. */
export function printLevelAccuracy(folder: string): void {
  const sources = readFitSources(folder);
  const collected = collectSources(sources);
  const month = monthNumber(2026, 7);
  const options = { fittedOn: '', method: '', ...delivered };
  const { book, heldBack } = buildBook(collected, { ...options, month });
  const { withHistory, withoutHistory } = book.accuracy;
  console.log(
    `Levels of July 2026, each estate held back ${delivered.divisions} times, with one in ${delivered.folds}`,
  );
  console.table({
    'baseline: pooled sales, official index': baselineOf(collected, sources.indexQuarters),
    'with older sales': tableRow(withHistory),
    'without older sales': tableRow(withoutHistory),
  });
  const outcomes = heldBack
    .filter(({ isInCatalogue }) => isInCatalogue)
    .map((level) => outcomeOf(level, book.errors[level.resales > 0 ? 'known' : 'neighbours']))
    .sort((one, other) => one.halfWidth - other.halfWidth);
  console.table(
    Array.from({ length: groups }, (_, group) => {
      const fifth = outcomes.slice(
        Math.round((group * outcomes.length) / groups),
        Math.round(((group + 1) * outcomes.length) / groups),
      );
      return {
        fifth: group + 1,
        'half width': percent(medianOf(fifth.map(({ halfWidth }) => halfWidth))),
        covered: percent(fifth.filter(({ isCovered }) => isCovered).length / fifth.length),
      };
    }),
  );
  const answered = outcomes.filter(({ halfWidth }) => halfWidth <= 0.25);
  console.log(
    `${percent(answered.length / outcomes.length)} within a range of 25 % to each side; of these the median error is ${percent(medianOf(answered.map(({ ratio }) => Math.abs(ratio))))}, the bias ${percent(medianOf(answered.map(({ ratio }) => ratio)))}`,
  );
  printLateLevels(collected);
  printSingleSales(folder, { sources, collected });
}

/** Levels of the last quarter of 2024 at places without older sales, whose recent figures were held back. */
function printLateLevels({ observations, ...others }: ReturnType<typeof collectSources>): void {
  const wanted = observations.filter(
    ({ kind, month }) =>
      kind === 'sold' && month >= monthNumber(2024, 10) && month <= monthNumber(2024, 12),
  );
  const month = monthNumber(2024, 11);
  const errors = tryHeldBack({ observations, ...others }, { month, folds, seed: 1, wanted })
    .filter(({ resales, isInCatalogue }) => resales === 0 && isInCatalogue)
    .map(({ predicted, observed }) => Math.exp(predicted - observed) - 1);
  console.log('Levels of 2024 Q4 at estates held back');
  console.table({ 'without older sales': errorRow(errors) });
}

/** Single sales of the last quarter of 2024, adjusted for floor and size, at places whose recent figures were held back. */
function printSingleSales(
  folder: string,
  {
    sources,
    collected,
  }: {
    sources: ReturnType<typeof readFitSources>;
    collected: ReturnType<typeof collectSources>;
  },
): void {
  const singles = readSingleSales(folder).filter(
    ({ level }) => level.month >= monthNumber(2024, 10) && level.month <= monthNumber(2024, 12),
  );
  const { observations } = collectSources({
    ...sources,
    sales: [],
    levels: singles.map(({ level }) => level),
  });
  const wanted = observations.flatMap((observation, at) => {
    const floor = parseFloor((singles[at]?.floor ?? '').replace(/樓$/, ''));
    const typical = collected.typicalFloors.get(observation.place);
    if (observation.place >= sources.catalogue.places.length) return [];
    const above =
      floor === null || typical === undefined ? 0 : floorSlope * (Math.log1p(floor) - typical);
    return [{ ...observation, logPrice: observation.logPrice - above }];
  });
  const month = monthNumber(2024, 11);
  const heldBack = tryHeldBack(collected, { month, folds, seed: 1, wanted });
  const errors = heldBack
    .filter(({ resales }) => resales > 0)
    .map(({ predicted, observed }) => Math.exp(predicted - observed) - 1);
  console.log('Single sales of 2024 Q4 at estates held back, with older sales');
  console.table({
    'baseline: pooled sales, official index': errorRow(
      carriedErrors(wanted, { collected, quarters: sources.indexQuarters, month }),
    ),
    'with older sales': errorRow(errors),
  });
}

const errorRow = (errors: readonly number[]): Record<string, string | number> => ({
  sales: errors.length,
  'median error': percent(medianOf(errors.map(Math.abs))),
  'within 10 %': percent(errors.filter((error) => Math.abs(error) <= 0.1).length / errors.length),
  bias: percent(medianOf(errors)),
});

function tableRow({
  levels,
  medianError,
  within10,
  bias,
  coverage,
}: {
  levels: number;
  medianError: number;
  within10: number;
  bias: number;
  coverage: number | null;
}): Record<string, string | number> {
  return {
    levels,
    'median error': percent(medianError),
    'within 10 %': percent(within10),
    bias: percent(bias),
    'in the range': coverage === null ? '-' : percent(coverage),
  };
}

/** How far levels are missed by older sales of their place that the official index carries to a month. */
function carriedErrors(
  wanted: readonly LevelObservation[],
  {
    collected: { observations, historyMonth },
    quarters,
    month,
  }: {
    collected: ReturnType<typeof collectSources>;
    quarters: ReturnType<typeof readFitSources>['indexQuarters'];
    month: MonthNumber;
  },
): number[] {
  const index = new MonthlyIndex(quarters);
  const history = new Map(
    observations.flatMap((known) =>
      known.kind === 'history' ? [[known.place, known] as const] : [],
    ),
  );
  return wanted.flatMap(({ place, logArea, logPrice }) => {
    const known = history.get(place);
    if (!known) return [];
    const carried =
      known.logPrice +
      areaSlope * (logArea - known.logArea) +
      index.logChange(sizeClassOf(Math.exp(logArea)), historyMonth, month);
    return [Math.exp(carried - logPrice) - 1];
  });
}

function baselineOf(
  collected: ReturnType<typeof collectSources>,
  quarters: ReturnType<typeof readFitSources>['indexQuarters'],
): Record<string, string | number> {
  const month = monthNumber(2026, 7);
  const sold = collected.observations.filter(
    (level) => level.kind === 'sold' && level.month === month,
  );
  const errors = carriedErrors(sold, { collected, quarters, month });
  return tableRow({
    levels: errors.length,
    medianError: medianOf(errors.map(Math.abs)),
    within10: errors.filter((error) => Math.abs(error) <= 0.1).length / errors.length,
    bias: medianOf(errors),
    coverage: null,
  });
}
