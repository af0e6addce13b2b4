import { packInts, unpackInts } from '../numeric/packed-array';
import type { LevelPlace } from './level-place';

export const levelKnowledge = ['recent', 'history', 'neighbours'] as const;
/** What a level rests on: figures of the place itself since the history, its older sales only, or the places around it. */
export type LevelKnowledge = (typeof levelKnowledge)[number];

export const buildingPeriods = ['old', 'middle', 'new'] as const;
export type BuildingPeriod = (typeof buildingPeriods)[number];

/** Quantiles of the standardised errors of levels that were held back: of 10 %, 50 % and 90 %. */
export interface ErrorBand {
  lower: number;
  middle: number;
  upper: number;
}

/** How far estimates of levels that were held back lay from what was paid; all but `levels` are fractions. */
export interface HeldBackAccuracy {
  levels: number;
  medianError: number;
  within10: number;
  bias: number;
  coverage: number;
}

type Region = LevelPlace['region'];

/** Our own estimates of the price level of each place, packed. They hold no sale and no published figure. */
export interface LevelBookData {
  method: string;
  /** The month of the levels, such as `2026-07`. */
  month: string;
  /** The last month of which figures were seen. */
  dataUntil: string;
  fittedOn: string;
  /** Identifiers of the catalogue, divided by line ends. */
  ids: string;
  /** Thousandths of the log price of a square foot, and of its standard deviation. */
  logPrices: string;
  deviations: string;
  /** Hundredths; 0 where unknown. */
  logAreas: string;
  logFloors: string;
  /** Position in `levelKnowledge` and, times 8, in `buildingPeriods`. */
  bands: string;
  areaKnots: number[];
  areaCurves: Record<Region, number[]>;
  ageKnots: number[];
  ageCurves: Record<Region, number[]>;
  errors: Record<'known' | 'neighbours', Record<BuildingPeriod, ErrorBand>>;
  /** Standard deviation of a single sale around its place's level. */
  saleDeviation: number;
  accuracy: Record<'withHistory' | 'withoutHistory', HeldBackAccuracy>;
}

/** The level of a place's typical flat. */
export interface BookLevel {
  logPrice: number;
  deviation: number;
  /** Of the typical flat; null where unknown. */
  logArea: number | null;
  /** Log (1 + floor) of the typical flat; null where unknown. */
  logFloor: number | null;
  knowledge: LevelKnowledge;
  period: BuildingPeriod;
}

/** Buildings were priced differently before lifts and after the flats of this century. */
export function buildingPeriodOf(completedYear: number | null): BuildingPeriod {
  if (completedYear === null || completedYear < 1970) return 'old';
  return completedYear < 2000 ? 'middle' : 'new';
}

/** Packs the levels of places; `BookLevels` reads them. */
export function packLevels(
  levels: readonly (BookLevel & { id: string })[],
): Pick<LevelBookData, 'ids' | 'logPrices' | 'deviations' | 'logAreas' | 'logFloors' | 'bands'> {
  const pack = (value: (level: BookLevel) => number) =>
    packInts(levels.map((level) => Math.round(value(level))));
  return {
    ids: levels.map(({ id }) => id).join('\n'),
    logPrices: pack(({ logPrice }) => logPrice * 1_000),
    deviations: pack(({ deviation }) => deviation * 1_000),
    logAreas: pack(({ logArea }) => (logArea ?? 0) * 100),
    logFloors: pack(({ logFloor }) => (logFloor ?? 0) * 100),
    bands: pack(
      ({ knowledge, period }) =>
        levelKnowledge.indexOf(knowledge) + 8 * buildingPeriods.indexOf(period),
    ),
  };
}

/** The levels by the place's identifier. */
export class BookLevels {
  private readonly positions: Map<string, number>;
  private readonly columns: Record<
    'logPrices' | 'deviations' | 'logAreas' | 'logFloors' | 'bands',
    Int16Array
  >;

  constructor(data: Parameters<typeof createColumns>[0] & Pick<LevelBookData, 'ids'>) {
    this.positions = new Map(data.ids.split('\n').map((id, at) => [id, at]));
    this.columns = createColumns(data);
  }

  find(id: string): BookLevel | undefined {
    const at = this.positions.get(id);
    if (at === undefined) return undefined;
    const { logPrices, deviations, logAreas, logFloors, bands } = this.columns;
    const band = bands[at] ?? 0;
    return {
      logPrice: (logPrices[at] ?? 0) / 1_000,
      deviation: (deviations[at] ?? 0) / 1_000,
      logArea: logAreas[at] ? (logAreas[at] ?? 0) / 100 : null,
      logFloor: logFloors[at] ? (logFloors[at] ?? 0) / 100 : null,
      knowledge: levelKnowledge[band % 8] ?? 'neighbours',
      period: buildingPeriods[Math.floor(band / 8)] ?? 'old',
    };
  }
}

function createColumns({
  logPrices,
  deviations,
  logAreas,
  logFloors,
  bands,
}: Pick<LevelBookData, 'logPrices' | 'deviations' | 'logAreas' | 'logFloors' | 'bands'>) {
  const column = (packed: string) => Int16Array.from(unpackInts(packed));
  return {
    logPrices: column(logPrices),
    deviations: column(deviations),
    logAreas: column(logAreas),
    logFloors: column(logFloors),
    bands: column(bands),
  };
}
