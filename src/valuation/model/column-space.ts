/** What a coefficient belongs to; with the id of the knot or place it names one column. */
export const columnKinds = [
  'intercept',
  'time',
  'districtDrift',
  'sizeDrift',
  'floor',
  'size',
  'age',
  'place',
  'localPlace',
  'estateFloorSlope',
  'launch',
  'estateLaunch',
  'unknownFloor',
  'unknownAge',
  'subDistrictSizeSlope',
  'districtAge',
  'subDistrictAge',
  'districtLaunch',
  'subsidised',
  'districtSubsidised',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

const localKind = columnKinds.indexOf('localPlace');
const kindStride = 2 ** 36;

/** A column's ridge penalty and, for knots on a chain, the penalty on the difference to the knot before. */
export interface ColumnPenalty {
  ridge: number;
  chain: number;
}

/** Allocates column numbers on first use, so that the design can grow sale by sale. */
export class ColumnSpace {
  private readonly numbers = new Map<number, number>();
  readonly codes: number[] = [];
  readonly ridges: number[] = [];
  readonly chainPrevious: number[] = [];
  readonly chainPenalties: number[] = [];

  get size(): number {
    return this.codes.length;
  }

  find(kind: number, id: number): number {
    return this.numbers.get(kind * kindStride + id) ?? -1;
  }

  allocate(kind: number, id: number, penalty: ColumnPenalty & { previous: number }): number {
    const code = kind * kindStride + id;
    const known = this.numbers.get(code);
    if (known !== undefined) return known;
    const column = this.codes.length;
    this.numbers.set(code, column);
    this.codes.push(code);
    this.ridges.push(penalty.ridge);
    this.chainPrevious.push(penalty.previous);
    this.chainPenalties.push(penalty.previous < 0 ? 0 : penalty.chain);
    return column;
  }

  /** Adds the codes of a stored model, or the next of them; penalties are not stored, so such a space serves predictions but not fits. */
  restore(codes: ArrayLike<number>): void {
    for (let index = 0; index < codes.length; index += 1) {
      const code = codes[index] ?? 0;
      this.numbers.set(code, this.codes.length);
      this.codes.push(code);
    }
  }
}

/** Whether a column code belongs to a building, stack or flat line, whose effects the local correction estimates itself. */
export function isLocalCode(code: number): boolean {
  return Math.floor(code / kindStride) === localKind;
}
