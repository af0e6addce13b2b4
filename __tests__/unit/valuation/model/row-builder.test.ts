import {
  ColumnSpace,
  columnKinds,
  isLocalCode,
  type ColumnKind,
} from '@/valuation/model/column-space';
import type { EncodedProperty } from '@/valuation/model/encoded-sale';
import { RowBuilder } from '@/valuation/model/row-builder';

const stride = 2 ** 36;
const sale: EncodedProperty = {
  path: { district: 10, subDistrict: 11, estate: 12, building: 13, stack: 14, flatLine: 15 },
  // The middle of a step of 15 days and of one of 91 days.
  day: 1500 * 91 + 45.5,
  floor: 30,
  logArea: Math.log(500),
  ageYears: 20,
  isLaunch: false,
  latitude: null,
  longitude: null,
  isSubsidised: false,
};

function rowOf(changes: Partial<EncodedProperty> = {}, space = new ColumnSpace()) {
  const builder = new RowBuilder(space);
  builder.build({ ...sale, ...changes }, true);
  const entries: [ColumnKind | undefined, number, number][] = builder.columns.map(
    (column, entry) => {
      const code = space.codes[column] ?? 0;
      return [columnKinds[Math.floor(code / stride)], code % stride, builder.values[entry] ?? 0];
    },
  );
  const of = (kind: ColumnKind) =>
    entries
      .filter(([each]) => each === kind)
      .map(([, id, value]) => [id, Number(value.toFixed(9))]);
  return { builder, space, of, kinds: entries.map(([kind]) => kind) };
}

describe('the row of a sale', () => {
  it('holds its day, flat and places', () => {
    const { of, kinds } = rowOf();
    expect(of('intercept')).toEqual([[0, 1]]);
    expect(of('districtDrift')).toEqual([[10 * 4096 + 1500, 1]]);
    // 500 square feet are 46.5 m²: class B.
    expect(of('sizeDrift')).toEqual([[4096 + 1500, 1]]);
    expect(of('floor')).toEqual([[8, 1]]);
    expect(of('size')).toEqual([[7, 1]]);
    expect(of('age')).toEqual([[8, 1]]);
    expect(of('place')).toEqual([
      [10, 1],
      [11, 1],
      [12, 1],
    ]);
    expect(of('localPlace')).toEqual([
      [13, 1],
      [14, 1],
      [15, 1],
    ]);
    expect(of('subDistrictSizeSlope')).toEqual([[11, 0]]);
    expect(of('estateFloorSlope')).toEqual([[12, 1]]);
    // 20 years lie 5/13 of the way from 15 to 28.
    expect(of('districtAge')).toEqual([
      [10 * 4096 + 2, Number((8 / 13).toFixed(9))],
      [10 * 4096 + 3, Number((5 / 13).toFixed(9))],
    ]);
    expect(of('subDistrictAge')).toEqual([
      [11 * 4096 + 2, Number((8 / 13).toFixed(9))],
      [11 * 4096 + 3, Number((5 / 13).toFixed(9))],
    ]);
    expect(new Set(kinds)).toEqual(
      new Set([
        'intercept',
        'time',
        'districtDrift',
        'sizeDrift',
        'floor',
        'size',
        'age',
        'place',
        'localPlace',
        'subDistrictSizeSlope',
        'estateFloorSlope',
        'districtAge',
        'subDistrictAge',
      ]),
    );
  });

  it('divides a day between the middles of two steps of 15 days', () => {
    const { of } = rowOf({ day: 15 * 1000 + 7.5 + 6 });
    expect(of('time')).toEqual([
      [1000, 0.6],
      [1001, 0.4],
    ]);
  });

  it('holds a size on a curve and, by the sub-district, as a slope from 500 square feet', () => {
    const { of } = rowOf({ logArea: Math.log(1000) });
    expect(of('size')).toEqual([[11, 1]]);
    expect(of('subDistrictSizeSlope')).toEqual([[11, Number(Math.LN2.toFixed(9))]]);
    expect(of('sizeDrift')).toEqual([[2 * 4096 + 1500, 1]]);
  });

  it('counts floors above the fifteenth in fifteens, up to the sixtieth', () => {
    expect(rowOf({ floor: 0 }).of('estateFloorSlope')).toEqual([[12, -1]]);
    expect(rowOf({ floor: 70 }).of('estateFloorSlope')).toEqual([[12, 3]]);
  });

  it('says so when floor and age are unknown', () => {
    const { of } = rowOf({ floor: null, ageYears: null });
    expect(of('unknownFloor')).toEqual([[0, 1]]);
    expect(of('unknownAge')).toEqual([[0, 1]]);
    for (const kind of [
      'floor',
      'age',
      'estateFloorSlope',
      'districtAge',
      'subDistrictAge',
    ] as const)
      expect(of(kind)).toEqual([]);
    expect(rowOf().of('unknownFloor')).toEqual([]);
  });

  it('holds a launch and a subsidised flat, each also by place', () => {
    const { of } = rowOf({ isLaunch: true, isSubsidised: true });
    expect(of('launch')).toEqual([[0, 1]]);
    expect(of('districtLaunch')).toEqual([[10, 1]]);
    expect(of('estateLaunch')).toEqual([[12, 1]]);
    expect(of('subsidised')).toEqual([[0, 1]]);
    expect(of('districtSubsidised')).toEqual([[10, 1]]);
  });

  it('leaves out unknown places', () => {
    const path = {
      district: -1,
      subDistrict: -1,
      estate: -1,
      building: -1,
      stack: -1,
      flatLine: -1,
    };
    const { kinds } = rowOf({ path, isLaunch: true, isSubsidised: true });
    expect(new Set(kinds)).toEqual(
      new Set(['intercept', 'time', 'sizeDrift', 'floor', 'size', 'age', 'subsidised', 'launch']),
    );
  });

  it('of the time alone has the time, the district and the size class', () => {
    const { builder, space } = rowOf();
    builder.buildTime(sale);
    expect(
      builder.columns.map((column) => columnKinds[Math.floor((space.codes[column] ?? 0) / stride)]),
    ).toEqual(['time', 'time', 'districtDrift', 'sizeDrift']);
    expect(builder.values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(3, 12);
  });
});

describe('the columns', () => {
  const day = (knot: number) => 15 * knot + 7.5;
  const timeColumns = (space: ColumnSpace) =>
    space.codes.flatMap((code, column) =>
      Math.floor(code / stride) === columnKinds.indexOf('time')
        ? [[code % stride, space.chainPrevious[column], space.chainPenalties[column]]]
        : [],
    );

  it('of a chain are added up to a new knot, each tied to the one before', () => {
    const space = new ColumnSpace();
    const builder = new RowBuilder(space);
    builder.build({ ...sale, day: day(1000) }, true);
    builder.build({ ...sale, day: day(1002) }, true);
    builder.build({ ...sale, day: day(999) }, true);
    const column = (knot: number) => space.find(columnKinds.indexOf('time'), knot);
    // (0.05 / 0.012)² for each step of time
    const penalty = expect.closeTo((0.05 / 0.012) ** 2, 9) as number;
    expect(timeColumns(space)).toEqual([
      [1000, -1, 0],
      [1001, column(1000), penalty],
      [1002, column(1001), penalty],
      [999, column(1000), penalty],
    ]);
    expect(builder.chainRanges()).toContainEqual([1 * 4096 * 4096, 999, 1002]);
  });

  it('are not added by a prediction, which holds the ends of a chain', () => {
    const space = new ColumnSpace();
    const builder = new RowBuilder(space);
    builder.build({ ...sale, day: day(1000) }, true);
    const known = space.size;
    for (const knot of [990, 1010]) {
      builder.build({ ...sale, day: day(knot), path: { ...sale.path, estate: 99 } }, false);
      expect(builder.columns).toContain(space.find(columnKinds.indexOf('time'), 1000));
    }
    expect(space.size).toBe(known);
    expect(new RowBuilder(new ColumnSpace()).columns).toEqual([]);
  });

  it('serve a restored builder as before', () => {
    const first = rowOf();
    const space = new ColumnSpace();
    space.restore(first.space.codes.slice(0, 5));
    space.restore(first.space.codes.slice(5));
    const restored = new RowBuilder(space);
    restored.restoreChainRanges(first.builder.chainRanges());
    restored.build(sale, false);
    expect(restored.columns).toEqual(first.builder.columns);
    expect(restored.values).toEqual(first.builder.values);
  });

  it('carry a penalty that grows as their effects are expected to be small', () => {
    const space = new ColumnSpace();
    rowOf({}, space);
    const ridgeAt = (kind: ColumnKind, id: number) =>
      space.ridges[space.find(columnKinds.indexOf(kind), id)];
    expect(ridgeAt('place', 12)).toBeCloseTo((0.05 / 0.16) ** 2, 12);
    expect(ridgeAt('localPlace', 14)).toBeCloseTo((0.05 / 0.035) ** 2, 12);
    expect(ridgeAt('intercept', 0)).toBeCloseTo((0.05 / 3) ** 2, 12);
  });

  it('of buildings, stacks and flat lines are local', () => {
    const local = columnKinds.filter((_kind, number) => isLocalCode(number * stride + 7));
    expect(local).toEqual(['localPlace']);
  });

  it('are allocated once, and without a knot before them no chain holds them', () => {
    const space = new ColumnSpace();
    const penalty = { ridge: 2, chain: 3 };
    expect(space.find(1, 5)).toBe(-1);
    expect(space.allocate(1, 5, { ...penalty, previous: -1 })).toBe(0);
    expect(space.allocate(1, 5, { ...penalty, previous: -1 })).toBe(0);
    expect(space.allocate(1, 6, { ...penalty, previous: 0 })).toBe(1);
    expect([space.size, space.ridges, space.chainPrevious, space.chainPenalties]).toEqual([
      2,
      [2, 2],
      [-1, 0],
      [0, 3],
    ]);
  });
});
