import { quantileOfSorted } from '../numeric/quantile';
import { LevelFit, type PlaceLevel } from './fit-levels';
import type { CollectedSources } from './fit-sources';
import { type HeldBackLevel, tryHeldBack } from './held-back-trial';
import {
  type BookLevel,
  type BuildingPeriod,
  buildingPeriodOf,
  buildingPeriods,
  type ErrorBand,
  type HeldBackAccuracy,
  type LevelBookData,
  type LevelSupport,
  packLevels,
  packSupports,
} from './level-book';
import { fittedLevelCovariance, observationVariance } from './level-covariance';
import { levelAgeKnots, levelAreaKnots } from './level-features';
import { formatMonth, type LevelPlace, type MonthNumber } from './level-place';

export interface BookOptions {
  month: MonthNumber;
  fittedOn: string;
  method: string;
  /** How many times the places are divided into how many parts, each of which is held back once, to measure the accuracy of the estimates. */
  divisions: number;
  folds: number;
}

export interface BuiltBook {
  book: LevelBookData;
  heldBack: HeldBackLevel[];
}

const saleDeviation = Math.sqrt(
  observationVariance({ kind: 'sold', count: 1 }, fittedLevelCovariance),
);
/** Fewer errors than these say little about their tails; the band of all periods is used. */
const minBandErrors = 60;
const usualBand: ErrorBand = { lower: -1.28, middle: 0, upper: 1.28 };

/** Estimates the level of every place of the catalogue, with errors as measured on levels that were held back. */
export function buildBook(sources: CollectedSources, options: BookOptions): BuiltBook {
  const { month, divisions, folds } = options;
  const heldBack = Array.from({ length: divisions }, (_, seed) =>
    tryHeldBack(sources, { month, folds, seed: seed + 1 }),
  ).flat();
  const errors = {
    known: bandsOf(heldBack.filter(({ resales }) => resales > 0)),
    neighbours: bandsOf(
      heldBack.filter(({ resales, isInCatalogue }) => resales === 0 && isInCatalogue),
    ),
  };
  const { places, observations, historyMonth, typicalFloors } = sources;
  const fit = new LevelFit({ places, observations, historyMonth, month });
  const known = places.flatMap((place, at) => (place.id === '' ? [] : [{ place, at }]));
  const levels = known.map(({ place, at }) => {
    const level = fit.level(at);
    return {
      id: place.id,
      ...toBookLevel(place, { level, errors, logFloor: typicalFloors.get(at) }),
      support: supportOf(at, { level, places }),
    };
  });
  const regions = ['Hong Kong', 'Kowloon', 'New Territories'] as const;
  const curves = (curve: (region: LevelPlace['region']) => number[]) => ({
    'Hong Kong': rounded(curve(regions[0])),
    Kowloon: rounded(curve(regions[1])),
    'New Territories': rounded(curve(regions[2])),
  });
  const book: LevelBookData = {
    method: options.method,
    month: formatMonth(month),
    dataUntil: formatMonth(
      observations.reduce((last, { month: seen }) => Math.max(last, seen), month),
    ),
    fittedOn: options.fittedOn,
    ...packLevels(levels),
    ...packSupports(
      levels.map(({ id }) => id),
      levels.map(({ support }) => support),
    ),
    areaKnots: rounded(levelAreaKnots),
    areaCurves: curves((region) => fit.areaCurve(region)),
    ageKnots: [...levelAgeKnots],
    ageCurves: curves((region) => fit.ageCurve(region)),
    errors,
    saleDeviation: rounded([saleDeviation])[0] ?? saleDeviation,
    accuracy: {
      withHistory: accuracyOf(
        heldBack.filter(({ resales }) => resales > 0),
        errors.known,
      ),
      withoutHistory: accuracyOf(
        heldBack.filter(({ resales, isInCatalogue }) => resales === 0 && isInCatalogue),
        errors.neighbours,
      ),
    },
  };
  return { book, heldBack };
}

function toBookLevel(
  place: LevelPlace,
  {
    level,
    errors,
    logFloor,
  }: { level: PlaceLevel; errors: LevelBookData['errors']; logFloor: number | undefined },
): BookLevel {
  const knowledge = level.recent > 0 ? 'recent' : level.resales > 0 ? 'history' : 'neighbours';
  const period = buildingPeriodOf(place.completedYear);
  const band = errors[knowledge === 'neighbours' ? 'neighbours' : 'known'][period];
  const middleFloor = place.topFloor === null ? null : Math.log1p(place.topFloor / 2);
  return {
    // `band.middle` is the median error of estimates for places whose figures were held back; recent figures of the place itself make this correction unnecessary.
    logPrice:
      level.logPrice + (knowledge === 'recent' ? 0 : band.middle * totalDeviation(level.deviation)),
    deviation: level.deviation,
    logArea: level.logArea,
    logFloor: logFloor ?? middleFloor,
    knowledge,
    period,
  };
}

/** Whose figures a level rests on; places that the catalogue lacks have no name to show and are left out. */
function supportOf(
  at: number,
  { level: { shares }, places }: { level: PlaceLevel; places: readonly LevelPlace[] },
): LevelSupport {
  return {
    ownShare: shares.find(({ place }) => place === at)?.share ?? 0,
    others: shares.flatMap(({ place, share }) => {
      const id = places[place]?.id ?? '';
      return place === at || id === '' ? [] : [{ id, share }];
    }),
  };
}

const totalDeviation = (deviation: number): number => Math.hypot(deviation, saleDeviation);

function bandsOf(heldBack: readonly HeldBackLevel[]): Record<BuildingPeriod, ErrorBand> {
  const all = bandOf(heldBack) ?? usualBand;
  const of = (period: BuildingPeriod) =>
    bandOf(heldBack.filter(({ completedYear }) => buildingPeriodOf(completedYear) === period)) ??
    all;
  const [old, middle, recent] = buildingPeriods;
  return { old: of(old), middle: of(middle), new: of(recent) };
}

function bandOf(heldBack: readonly HeldBackLevel[]): ErrorBand | null {
  if (heldBack.length < minBandErrors) return null;
  const sorted = Float64Array.from(
    heldBack,
    ({ observed, predicted, deviation }) => (observed - predicted) / totalDeviation(deviation),
  ).sort();
  const [lower = 0, middle = 0, upper = 0] = rounded(
    [0.1, 0.5, 0.9].map((share) => quantileOfSorted(sorted, share)),
  );
  return { lower, middle, upper };
}

/** What an estimate that was held back would have said, corrected by the median of its band. */
export function outcomeOf(
  { observed, predicted, deviation, completedYear }: HeldBackLevel,
  bands: Record<BuildingPeriod, ErrorBand>,
): { ratio: number; isCovered: boolean; halfWidth: number } {
  const band = bands[buildingPeriodOf(completedYear)];
  const total = totalDeviation(deviation);
  const error = (observed - predicted) / total;
  const [low, high] = [band.lower - band.middle, band.upper - band.middle];
  return {
    ratio: Math.exp(predicted + band.middle * total - observed) - 1,
    isCovered: band.lower <= error && error <= band.upper,
    halfWidth: (Math.exp(high * total) - Math.exp(low * total)) / 2,
  };
}

/** Accuracy of estimates that were held back. */
export function accuracyOf(
  heldBack: readonly HeldBackLevel[],
  bands: Record<BuildingPeriod, ErrorBand>,
): HeldBackAccuracy {
  const outcomes = heldBack.map((level) => outcomeOf(level, bands));
  const absolute = Float64Array.from(outcomes, ({ ratio }) => Math.abs(ratio)).sort();
  const signed = Float64Array.from(outcomes, ({ ratio }) => ratio).sort();
  const share = (count: number) => count / Math.max(outcomes.length, 1);
  const [medianError = 0, within10 = 0, bias = 0, coverage = 0] = rounded([
    quantileOfSorted(absolute, 0.5),
    share(absolute.filter((error) => error <= 0.1).length),
    quantileOfSorted(signed, 0.5),
    share(outcomes.filter(({ isCovered }) => isCovered).length),
  ]);
  return { levels: outcomes.length, medianError, within10, bias, coverage };
}

const rounded = (values: readonly number[]): number[] =>
  values.map((value) => Math.round(value * 10_000) / 10_000);
