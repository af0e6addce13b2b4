import type { LocalizedName, Sourced, SourceId } from './fact';
import type { SubDistrictId } from './districts';

export type EstateId = `e:${string}`;

export interface EstateFact {
  readonly id: EstateId;
  readonly name: Sourced<LocalizedName>;
  /** Other spellings people search by; the first is the agency's where it differs. */
  readonly aliases: readonly string[];
  /** The agency's sub-district, narrowed by us to one of the 103, and the middle of the buildings sold. */
  readonly location: Sourced<{
    readonly subDistrict: SubDistrictId;
    readonly lat?: number;
    readonly lon?: number;
  }>;
  readonly completed?: Sourced<{ readonly fromYear: number; readonly toYear: number }>;
  /** Distinct residential towers; counted from sales unless the source says otherwise, so possibly a few short. */
  readonly blocks?: Sourced<{ readonly count: number }>;
  /** Highest floor number in use; floors are offered as 1 to this. */
  readonly topFloor?: Sourced<{ readonly floor: number }>;
  /** 10th and 90th percentile of the saleable area of flats sold. */
  readonly saleableAreaSqft?: Sourced<{ readonly min: number; readonly max: number }>;
  readonly units?: Sourced<{ readonly count: number }>;
}

/** One row of the estate tables. Years, blocks, top floor, areas and coordinates come from the sales unless another source is named. */
export interface EstateRow {
  readonly id: EstateId;
  readonly en: string;
  readonly hk: string;
  readonly cn: string;
  readonly nameSource: SourceId;
  readonly subDistrict: SubDistrictId;
  readonly years?: readonly [number, number];
  readonly blocks?: number;
  readonly blocksFrom?: SourceId;
  readonly topFloor?: number;
  readonly areaRangeSqft?: readonly [number, number];
  readonly units?: number;
  readonly unitsFrom?: SourceId;
  readonly position?: readonly [number, number];
  readonly aliases?: readonly string[];
}

/** Expands a table row into a fact that names the source of every group. */
export function toEstateFact(row: EstateRow): EstateFact {
  return {
    id: row.id,
    name: { en: row.en, hk: row.hk, cn: row.cn, source: row.nameSource },
    aliases: row.aliases ?? [],
    location: {
      subDistrict: row.subDistrict,
      ...(row.position && { lat: row.position[0], lon: row.position[1] }),
      source: 'sales',
    },
    ...(row.years && {
      completed: { fromYear: row.years[0], toYear: row.years[1], source: 'sales' },
    }),
    ...(row.blocks !== undefined && {
      blocks: { count: row.blocks, source: row.blocksFrom ?? 'sales' },
    }),
    ...(row.topFloor !== undefined && { topFloor: { floor: row.topFloor, source: 'sales' } }),
    ...(row.areaRangeSqft && {
      saleableAreaSqft: { min: row.areaRangeSqft[0], max: row.areaRangeSqft[1], source: 'sales' },
    }),
    ...(row.units !== undefined &&
      row.unitsFrom && { units: { count: row.units, source: row.unitsFrom } }),
  };
}
