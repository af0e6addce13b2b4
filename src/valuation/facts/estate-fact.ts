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

/** One line of the estate tables. Years, blocks, top floor, sizes and coordinates come from the sales unless another source is named. */
export interface EstateRow {
  readonly id: EstateId;
  readonly en: string;
  readonly hk: string;
  readonly cn: string;
  readonly named: SourceId;
  readonly sub: SubDistrictId;
  readonly years?: readonly [number, number];
  readonly blocks?: number;
  readonly blocksFrom?: SourceId;
  readonly top?: number;
  readonly sqft?: readonly [number, number];
  readonly units?: number;
  readonly unitsFrom?: SourceId;
  readonly at?: readonly [number, number];
  readonly also?: readonly string[];
}

/** Expands a table row into a fact in which every group names its source. */
export function estate(row: EstateRow): EstateFact {
  return {
    id: row.id,
    name: { en: row.en, hk: row.hk, cn: row.cn, source: row.named },
    aliases: row.also ?? [],
    location: {
      subDistrict: row.sub,
      ...(row.at && { lat: row.at[0], lon: row.at[1] }),
      source: 'sales',
    },
    ...(row.years && {
      completed: { fromYear: row.years[0], toYear: row.years[1], source: 'sales' },
    }),
    ...(row.blocks !== undefined && {
      blocks: { count: row.blocks, source: row.blocksFrom ?? 'sales' },
    }),
    ...(row.top !== undefined && { topFloor: { floor: row.top, source: 'sales' } }),
    ...(row.sqft && { saleableAreaSqft: { min: row.sqft[0], max: row.sqft[1], source: 'sales' } }),
    ...(row.units !== undefined &&
      row.unitsFrom && { units: { count: row.units, source: row.unitsFrom } }),
  };
}
