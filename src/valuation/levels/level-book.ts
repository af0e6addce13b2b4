import { recordOf } from '@/contracts/typed-record';
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
  /**
   * The places whose figures weigh most in each level: for each place its own share and `supportCount` others, as positions in `ids` and
   * shares in hundredths; -1 where there is none.
   */
  supports: string;
  shares: string;
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

/** How many other places are kept of those that a level rests on. */
export const supportCount = 5;

/** What a level rests on: its own figures, and those of the places that weigh most; shares of all figures, 0 to 1. */
export interface LevelSupport {
  ownShare: number;
  others: { id: string; share: number }[];
}

/** Buildings were priced differently before lifts and after the flats of this century. */
export function buildingPeriodOf(completedYear: number | null): BuildingPeriod {
  if (completedYear === null || completedYear < 1970) return 'old';
  return completedYear < 2000 ? 'middle' : 'new';
}

/** Packs the levels of places; `levelsOf` reads them. */
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

/** Packs what each level rests on, in the order of the levels. */
export function packSupports(
  ids: readonly string[],
  supports: readonly LevelSupport[],
): Pick<LevelBookData, 'supports' | 'shares'> {
  const positions = new Map(ids.map((id, at) => [id, at]));
  const slots = Array.from({ length: supportCount }, (_, at) => at);
  const hundredths = (share: number | undefined): number => Math.round((share ?? 0) * 100);
  return {
    supports: packInts(
      supports.flatMap(({ others }) =>
        slots.map((at) => positions.get(others[at]?.id ?? '') ?? -1),
      ),
    ),
    shares: packInts(
      supports.flatMap(({ ownShare, others }) => [
        hundredths(ownShare),
        ...slots.map((at) => hundredths(others[at]?.share)),
      ]),
    ),
  };
}

const packedColumns = [
  'logPrices',
  'deviations',
  'logAreas',
  'logFloors',
  'bands',
  'supports',
  'shares',
] as const;
type Packed = Pick<LevelBookData, (typeof packedColumns)[number]>;
type PackedLevels = Packed & Pick<LevelBookData, 'ids'>;

const unpacked = new WeakMap<PackedLevels, BookLevels>();

/** The levels of a book, unpacked when they are first asked for and shared by all who read them. */
export function levelsOf(book: PackedLevels): BookLevels {
  const levels = unpacked.get(book) ?? new BookLevels(book);
  unpacked.set(book, levels);
  return levels;
}

/** The levels by the place's identifier. */
class BookLevels {
  private readonly ids: readonly string[];
  private readonly positions: Map<string, number>;
  private readonly columns: Record<(typeof packedColumns)[number], Int16Array>;

  constructor(data: PackedLevels) {
    this.ids = data.ids.split('\n');
    this.positions = new Map(this.ids.map((id, at) => [id, at]));
    this.columns = createColumns(data);
  }

  /** What a place's level rests on; undefined where it has none. */
  supportOf(id: string): LevelSupport | undefined {
    const at = this.positions.get(id);
    if (at === undefined) return undefined;
    const { supports, shares } = this.columns;
    const share = (slot: number): number => (shares[at * (supportCount + 1) + slot] ?? 0) / 100;
    return {
      ownShare: share(0),
      others: Array.from({ length: supportCount }, (_, slot) => ({
        id: this.ids[supports[at * supportCount + slot] ?? -1] ?? '',
        share: share(slot + 1),
      })).filter((other) => other.id !== '' && other.share > 0),
    };
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

function createColumns(packed: Packed): Record<(typeof packedColumns)[number], Int16Array> {
  return recordOf(packedColumns, (name) => Int16Array.from(unpackInts(packed[name])));
}

export type { BookLevels };
