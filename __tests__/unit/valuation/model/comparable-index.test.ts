import { ComparableIndex, copyProperty } from '@/valuation/model/comparable-index';
import { CovariancePoints, unknownFloor } from '@/valuation/model/covariance';
import type { EncodedProperty } from '@/valuation/model/encoded-sale';

const nowhere = {
  district: -1,
  subDistrict: -1,
  estate: -1,
  building: -1,
  stack: -1,
  flatLine: -1,
};
const path = { district: 0, subDistrict: 1, estate: 2, building: 3, stack: 4, flatLine: 5 };
const sale: EncodedProperty = {
  path,
  day: 20_000,
  floor: 10,
  logArea: Math.log(500),
  ageYears: 10,
  isLaunch: false,
  latitude: null,
  longitude: null,
  isSubsidised: false,
};
const at = (places: Partial<typeof path>): EncodedProperty => ({
  ...sale,
  path: { ...nowhere, ...places },
});
const indexOf = (...sales: EncodedProperty[]): ComparableIndex => {
  const index = new ComparableIndex();
  sales.forEach((each, row) => expect(index.add(`s${row}`, each)).toBe(row));
  return index;
};
const position = { latitude: 22.5, longitude: 114.1 };

describe('the known sales', () => {
  it('are kept in steps of size, age and ten metres', () => {
    const launch = { ...sale, ...position, isLaunch: true };
    // ln 500 / 0.005 = 1242.9; 10 / 0.25; 0.1° × 102.9 km and 0.5° × 110.7 km in steps of 0.01 km
    expect(indexOf(launch).rowAt(0)).toEqual({
      id: 's0',
      place: 4,
      day: 20_000,
      floor: 10,
      areaStep: 1243,
      ageStep: 40,
      east: 1029,
      north: 5535,
      isLaunch: 1,
    });
  });

  it('count an unknown age as 20 years and put an unknown position far from all others', () => {
    const index = indexOf({ ...sale, floor: null, ageYears: null }, { ...sale, latitude: 22.5 });
    expect(index.rowAt(0)).toMatchObject({ floor: unknownFloor, ageStep: 80, isLaunch: 0 });
    expect(index.rowAt(0)).toMatchObject({ east: 10_005_000, north: 10_000_000 });
    expect(index.rowAt(1)).toMatchObject({ east: 10_010_000, north: 10_000_000 });
  });

  it.each([
    ['stack', path, 4],
    ['flat line', { estate: 2, subDistrict: 1, building: 3, flatLine: 5 }, 5],
    ['building', { estate: 2, subDistrict: 1, building: 3 }, 3],
    ['estate', { estate: 2, subDistrict: 1 }, 2],
    ['sub-district', { subDistrict: 1 }, 1],
    ['nothing', {}, -1],
  ])('name their finest place: %s', (_case, places, place) => {
    expect(indexOf(at(places)).rowAt(0).place).toBe(place);
  });

  it('are counted at each of their places', () => {
    const index = indexOf(sale, at({ subDistrict: 1, estate: 2 }), at({}));
    expect(index.size).toBe(3);
    expect([1, 2, 3, 4, 5, 9, -1].map((place) => index.countAt(place))).toEqual([
      2, 2, 1, 1, 1, 0, 0,
    ]);
  });

  it('are copied with every attribute, as is the flat to be valued', () => {
    const points = new CovariancePoints(3);
    const known = { ...sale, ...position, isLaunch: true };
    indexOf(known).copyTo(points, 1, 0);
    copyProperty(points, 2, known);
    const expected = {
      day: 20_000,
      floor: 10,
      areaStep: 1243,
      ageStep: 40,
      east: 1029,
      north: 5535,
      subDistrict: 1,
      estate: 2,
      building: 3,
      stack: 4,
      flatLine: 5,
      isLaunch: 1,
    };
    for (const slot of [1, 2])
      expect(
        Object.fromEntries(
          (Object.keys(expected) as (keyof typeof expected)[]).map((key) => [
            key,
            points[key][slot],
          ]),
        ),
      ).toEqual(expected);
    copyProperty(points, 0, { ...sale, floor: null });
    expect(points.floor[0]).toBe(unknownFloor);
    expect(points.isLaunch[0]).toBe(0);
    expect(points.east[0]).toBe(10_000_000);
  });
});

describe('candidates for comparison', () => {
  it('come from the stack, the building, the flat line, the estate and the sub-district, the latest first', () => {
    const index = indexOf(
      at({ subDistrict: 1 }),
      at({ subDistrict: 1, estate: 2 }),
      at({ subDistrict: 1, estate: 2, flatLine: 5 }),
      at({ subDistrict: 1, estate: 2, building: 3 }),
      sale,
      sale,
      at({ subDistrict: 9 }),
    );
    expect(index.candidates(sale)).toEqual([5, 4, 3, 2, 1, 0]);
    expect(index.candidates(sale)).toEqual([5, 4, 3, 2, 1, 0]);
    expect(index.candidates(at({}))).toEqual([]);
  });

  it.each([
    ['40 of the stack', { stack: 4 }, 40],
    ['70 of the building', { building: 3 }, 70],
    ['30 of the flat line', { flatLine: 5 }, 30],
    ['90 of the estate', { estate: 2 }, 90],
    ['40 of the sub-district', { subDistrict: 1 }, 40],
  ])('are at most %s', (_case, places, limit) => {
    const index = indexOf(...Array.from({ length: 100 }, () => at(places)));
    const rows = index.candidates(sale);
    expect(rows).toHaveLength(limit);
    expect([rows[0], rows.at(-1)]).toEqual([99, 100 - limit]);
  });

  it('come from the neighbourhood, too: its square of 300 metres and the eight around it', () => {
    // The middle of a square: 1,035 and 5,535 steps.
    const middle = { latitude: 22 + 55.35 / 110.7, longitude: 114 + 10.35 / 102.9 };
    const moved = (east: number, north: number): EncodedProperty => ({
      ...at({}),
      latitude: middle.latitude + (north * 0.3) / 110.7,
      longitude: middle.longitude + (east * 0.3) / 102.9,
    });
    const around = [-1, 0, 1].flatMap((east) => [-1, 0, 1].map((north) => moved(east, north)));
    const far = [moved(2, 0), moved(-2, 0), moved(0, 2), moved(0, -2), at({})];
    const index = indexOf(...around, ...far);
    expect(index.candidates({ ...at({}), ...middle }).sort((a, b) => a - b)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(index.candidates(at({}))).toEqual([]);
    const crowd = indexOf(...Array.from({ length: 25 }, () => moved(0, 0)));
    expect(crowd.candidates(moved(0, 0))).toHaveLength(20);
  });
});
