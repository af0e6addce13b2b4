import { levelAgeKnots, levelAreaKnots, levelFeatures } from './level-features';
import { fittedLevelCovariance, type LevelPoint, observationVariance } from './level-covariance';
import { LevelKriging, type LevelResidual, periodOf, sharesOf } from './level-kriging';
import { fitLevelMean, type LevelMean, type MeanRow } from './level-mean';
import {
  areaSlope,
  type LevelObservation,
  type LevelPlace,
  type MonthNumber,
  type NameKind,
} from './level-place';

export interface LevelFitInput {
  places: readonly LevelPlace[];
  observations: readonly LevelObservation[];
  /** The month to which the history's sales were carried. */
  historyMonth: MonthNumber;
  /** The month whose levels are wanted; levels must have been observed in it. */
  month: MonthNumber;
}

/** Level of a place's typical flat in the wanted month. */
export interface PlaceLevel {
  logPrice: number;
  /** Standard deviation of the place's true level around it. */
  deviation: number;
  /** Log area of the typical flat; null where none is known and the level is that of a flat of `defaultLogArea`. */
  logArea: number | null;
  /** Pooled sales of the history. */
  resales: number;
  /** Figures observed after the history. */
  recent: number;
  /** How much the figures of each place weigh in it, by position, the heaviest first. */
  shares: { place: number; share: number }[];
}

export const defaultLogArea = Math.log(450);
/** When a place of which no year is known was built: the usual year of its kind of name, a later one where homes are still named so. */
const usualYears: Record<NameKind, number> = {
  streetNumber: 1964,
  house: 1966,
  building: 1974,
  court: 1988,
  garden: 1988,
  recent: 2012,
  foreign: 2022,
  other: 2008,
  unlisted: 1966,
  subsidised: 2000,
};
/** Subsidised flats for sale that had no sale in the history were built since. */
const unsoldCourtYear = 2020;
/** Contradictions up to so many standard deviations count in full. */
const tolerance = 1.5;
const meanWeightFloor = 0.03;

/** Levels of places in a month, from pooled older sales, the months' medians seen since and the neighbours' (docs/adr/0025). */
export class LevelFit {
  private readonly typicalAreas: (number | null)[];
  private readonly resales: Float64Array;
  private readonly recent: Float64Array;
  private readonly months: Map<string, number>;
  private readonly mean: LevelMean;
  private readonly kriging: LevelKriging;
  private readonly years: number;

  constructor(private readonly input: LevelFitInput) {
    const { places, observations, month, historyMonth } = input;
    this.years = (month - historyMonth) / 12;
    this.resales = new Float64Array(places.length);
    this.recent = new Float64Array(places.length);
    for (const { place, kind, count } of observations) {
      if (kind === 'history') this.resales[place] = (this.resales[place] ?? 0) + count;
      else if (kind !== 'launch') this.recent[place] = (this.recent[place] ?? 0) + 1;
    }
    this.typicalAreas = typicalAreasOf(input);
    this.months = new Map();
    for (const { kind, month: observed } of observations) {
      const key = `${kind}|${kind === 'history' || kind === 'launch' ? '' : observed}`;
      if (!this.months.has(key)) this.months.set(key, this.months.size);
    }
    const rows = observations.map((observation) => this.rowOf(observation));
    this.mean = fitLevelMean(rows, this.months.size);
    this.kriging = robustKriging(
      observations.map((observation, at) => {
        const row = rows[at];
        return {
          point: this.pointOf(observation.place, row?.years ?? 0),
          residual: row ? row.logPrice - this.mean.predict(row) : 0,
          variance: observationVariance(observation, fittedLevelCovariance),
        };
      }),
    );
  }

  /** The level of one place. `logArea` is taken where no sale tells the size of its flats. */
  level(place: number, logArea = defaultLogArea): PlaceLevel {
    const known = this.typicalAreas[place] ?? null;
    const mean = this.meanAt(place, known ?? logArea);
    const { correction, variance, weighed } = this.kriging.estimate(
      this.pointOf(place, this.years, known ?? logArea),
    );
    return {
      logPrice: mean + correction,
      deviation: Math.sqrt(variance),
      logArea: known,
      resales: this.resales[place] ?? 0,
      recent: this.recent[place] ?? 0,
      shares: sharesOf(weighed),
    };
  }

  /** Effect of size between places of a region whose typical flat is not known, at the knots of `levelAreaKnots`. */
  areaCurve(region: LevelPlace['region']): number[] {
    const place = this.input.places.findIndex((known) => known.region === region);
    if (place < 0) return levelAreaKnots.map(() => 0);
    const base = this.meanAt(place, defaultLogArea);
    return levelAreaKnots.map((logArea) => this.meanAt(place, logArea) - base);
  }

  /** Effect of age in a region for places whose year is not known, at the knots of `levelAgeKnots`. */
  ageCurve(region: LevelPlace['region']): number[] {
    const place = this.input.places.find((known) => known.region === region);
    if (!place) return levelAgeKnots.map(() => 0);
    const at = (completedYear: number | null) =>
      this.meanOf(
        { ...place, nameKind: 'unlisted', completedYear },
        { logArea: defaultLogArea, resales: 0 },
      );
    const base = at(null);
    return levelAgeKnots.map((age) => at(currentYear(this.input.month) - age) - base);
  }

  private meanAt(place: number, logArea: number): number {
    const known = this.input.places[place];
    return known ? this.meanOf(known, { logArea, resales: this.resales[place] ?? 0 }) : 0;
  }

  private meanOf(place: LevelPlace, flat: { logArea: number; resales: number }): number {
    return this.mean.predict({
      features: levelFeatures(place, flat),
      years: this.years,
      month: this.months.get(`sold|${this.input.month}`) ?? 0,
    });
  }

  private rowOf(observation: LevelObservation): MeanRow {
    const { place, kind, month, logPrice, logArea } = observation;
    const known = this.input.places[place];
    const typical = this.typicalAreas[place] ?? logArea;
    const isHistory = kind === 'history' || kind === 'launch';
    return {
      features: known
        ? levelFeatures(known, { logArea: typical, resales: this.resales[place] ?? 0 })
        : { columns: [], values: [] },
      years: isHistory ? 0 : (month - this.input.historyMonth) / 12,
      month: this.months.get(`${kind}|${isHistory ? '' : month}`) ?? 0,
      logPrice: logPrice - areaSlope * (logArea - typical),
      weight: 1 / (meanWeightFloor + observationVariance(observation, fittedLevelCovariance)),
    };
  }

  private usualYearOf(place: number): number {
    const { scheme, nameKind = 'unlisted' } = this.input.places[place] ?? {};
    const isUnsoldCourt = scheme === 'homeOwnership' && !this.resales[place];
    return isUnsoldCourt ? unsoldCourtYear : usualYears[nameKind];
  }

  private pointOf(place: number, years: number, logArea?: number): LevelPoint {
    const known = this.input.places[place];
    return {
      place,
      years,
      north: known?.north ?? 0,
      east: known?.east ?? 0,
      isPositionKnown: known?.isPositionKnown ?? false,
      completedYear: known?.completedYear ?? this.usualYearOf(place),
      logArea: logArea ?? this.typicalAreas[place] ?? defaultLogArea,
    };
  }
}

const currentYear = (month: MonthNumber): number => Math.floor(month / 12);

/** Kriging in which a figure that its neighbourhood contradicts counts less: its variance grows with the square of the contradiction. */
function robustKriging(residuals: readonly LevelResidual[]): LevelKriging {
  const first = new LevelKriging(residuals, fittedLevelCovariance);
  return new LevelKriging(
    residuals.map((known, row) => {
      if (periodOf(known.point.years) !== 'recent') return known;
      const { correction, variance } = first.estimate(known.point, row);
      const contradiction =
        Math.abs(known.residual - correction) / Math.sqrt(variance + known.variance);
      return contradiction <= tolerance
        ? known
        : {
            ...known,
            variance:
              known.variance + (variance + known.variance) * ((contradiction / tolerance) ** 2 - 1),
          };
    }),
    fittedLevelCovariance,
  );
}

/** The size of a place's flats: by its older sales, else by the launch, else by the figures since. */
function typicalAreasOf({ places, observations }: LevelFitInput): (number | null)[] {
  const ranks = { history: 3, launch: 2, sold: 1, asking: 1 } as const;
  const sums = places.map(() => ({ rank: 0, sum: 0, count: 0 }));
  for (const { place, kind, logArea } of observations) {
    const sum = sums[place];
    if (!sum || ranks[kind] < sum.rank) continue;
    if (ranks[kind] > sum.rank) Object.assign(sum, { rank: ranks[kind], sum: 0, count: 0 });
    sum.sum += logArea;
    sum.count += 1;
  }
  return sums.map(({ sum, count }) => (count > 0 ? sum / count : null));
}
