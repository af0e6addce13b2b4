import { LevelFit } from './fit-levels';
import type { CollectedSources } from './fit-sources';
import { areaSlope, type LevelObservation, type MonthNumber } from './level-place';

/** A level that was held back, and its prediction. */
export interface HeldBackLevel {
  place: number;
  predicted: number;
  deviation: number;
  observed: number;
  count: number;
  resales: number;
  isInCatalogue: boolean;
  completedYear: number | null;
}

/** A fixed sequence of shares, so that every run divides the places alike (Mulberry32). */
function sharesFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface TrialOptions {
  month: MonthNumber;
  /** Into how many parts the places are divided by chance. */
  folds: number;
  /** Another division of the places for each. */
  seed: number;
  /** What is predicted where its place is held back; the sold levels of the month unless given. */
  wanted?: readonly LevelObservation[];
}

/**
 * Cross-validation by places: hides every recent figure of one part of them after the other, fits on the rest and predicts
 * the month's levels of the hidden ones. With many parts a fit knows nearly all figures, as the one that is delivered does.
 */
export function tryHeldBack(
  { places, observations, historyMonth }: CollectedSources,
  {
    month,
    folds,
    seed,
    wanted = observations.filter(
      ({ kind, month: observed }) => kind === 'sold' && observed === month,
    ),
  }: TrialOptions,
): HeldBackLevel[] {
  const next = sharesFrom(seed);
  const isRecent = ({ kind }: LevelObservation) => kind === 'sold' || kind === 'asking';
  const foldOf = new Map(
    [...new Set(observations.filter(isRecent).map(({ place }) => place))]
      .sort((one, other) => one - other)
      .map((place) => [place, Math.floor(folds * next())]),
  );
  return Array.from({ length: folds }, (_, fold) => {
    const isHeldBack = ({ place }: LevelObservation) => foldOf.get(place) === fold;
    const fit = new LevelFit({
      places,
      historyMonth,
      month,
      observations: observations.filter(
        (observation) => !isRecent(observation) || !isHeldBack(observation),
      ),
    });
    return wanted.filter(isHeldBack).map(({ place, logArea, logPrice, count }) => {
      const level = fit.level(place, logArea);
      return {
        place,
        predicted: level.logPrice + areaSlope * (logArea - (level.logArea ?? logArea)),
        deviation: level.deviation,
        observed: logPrice,
        count,
        resales: level.resales,
        isInCatalogue: (places[place]?.id ?? '') !== '',
        completedYear: places[place]?.completedYear ?? null,
      };
    });
  }).flat();
}
