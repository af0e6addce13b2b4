import {
  CovariancePoints,
  fittedCovariance,
  NestedCovariance,
  unknownFloor,
  type CovarianceParameters,
} from '@/valuation/model/covariance';

type PointField = Exclude<keyof CovariancePoints, 'capacity'>;

const ranges = {
  marketDays: 10,
  subDistrictDays: 20,
  geographicDays: 30,
  geographicKm: 2,
  estateDays: 40,
  buildingDays: 50,
  buildingFloors: 5,
  stackDays: 60,
  stackFloors: 4,
  unitDays: 70,
  areaScale: 0.5,
  ageScaleYears: 15,
  launchCorrelation: 0.25,
};
const variances = {
  market: 0,
  subDistrict: 0,
  geographic: 0,
  estate: 0,
  estateSize: 0,
  flatLine: 0,
  building: 0,
  buildingStatic: 0,
  stack: 0,
  stackStatic: 0,
  unit: 0,
  nugget: 0,
};
const sale: Record<PointField, number> = {
  day: 1000,
  floor: 10,
  areaStep: 1200,
  ageStep: 40,
  east: 500,
  north: 500,
  subDistrict: 1,
  estate: 2,
  building: 3,
  stack: 4,
  flatLine: 5,
  isLaunch: 0,
};

function covarianceOf(
  parameters: Partial<CovarianceParameters>,
  { all = {}, other = {} }: { all?: Partial<typeof sale>; other?: Partial<typeof sale> } = {},
): number {
  const points = new CovariancePoints(2);
  const set = (slot: number, values: Partial<typeof sale>) => {
    for (const [field, value] of Object.entries({ ...sale, ...values }))
      points[field as PointField][slot] = value;
  };
  set(0, all);
  set(1, { ...all, ...other });
  const covariance = new NestedCovariance({ ...ranges, ...variances, ...parameters });
  expect(covariance.between(points, 1, 0)).toBe(covariance.between(points, 0, 1));
  return covariance.between(points, 0, 1);
}

describe('the covariance of two sales', () => {
  it.each<[string, Partial<CovarianceParameters>, Partial<typeof sale>, number]>([
    ['of the market decays with the days', { market: 2 }, { day: 1020 }, 2 * Math.exp(-2)],
    [
      'of the market is nothing beyond 2,047 days',
      { market: 2, marketDays: 1e6 },
      { day: 3048 },
      0,
    ],
    [
      'of the market reaches 2,047 days',
      { market: 2, marketDays: 2047 },
      { day: 3047 },
      2 * Math.exp(-1),
    ],
    ['of a launch and a resale is cut', { market: 2 }, { isLaunch: 1 }, 0.5],
    ['in a sub-district decays with the days', { subDistrict: 4 }, { day: 980 }, 4 * Math.exp(-1)],
    [
      'in a sub-district loses half of itself with the size',
      { subDistrict: 4 },
      { areaStep: 1300 },
      4 * (0.5 + 0.5 * Math.exp(-1)),
    ],
    ['of two sub-districts is nothing', { subDistrict: 4 }, { subDistrict: 9 }, 0],
    [
      'of places decays with the way east and north together',
      { geographic: 3 },
      { east: 600, north: 400 },
      3 * Math.exp(-1),
    ],
    ['of places decays with the days', { geographic: 3 }, { day: 1030 }, 3 * Math.exp(-1)],
    [
      'of places decays with the difference of age, here 15 years',
      { geographic: 3 },
      { ageStep: 100 },
      3 * Math.exp(-1),
    ],
    [
      'of places decays with the difference of size',
      { geographic: 3 },
      { areaStep: 1100 },
      3 * Math.exp(-1),
    ],
    ['in an estate decays with the days', { estate: 5 }, { day: 1040 }, 5 * Math.exp(-1)],
    [
      'in an estate has a part for the size',
      { estateSize: 7 },
      { areaStep: 1300, day: 1500 },
      7 * Math.exp(-1),
    ],
    ['of two estates is nothing', { estate: 5, estateSize: 7, flatLine: 6 }, { estate: 9 }, 0],
    ['of a flat line of two buildings stays', { flatLine: 6 }, { building: 8, stack: 9 }, 6],
    ['of two flat lines is nothing', { flatLine: 6 }, { flatLine: 9 }, 0],
    ['in a building has a lasting part', { buildingStatic: 2 }, { day: 2000, floor: 30 }, 2],
    [
      'in a building decays with days and floors',
      { building: 3 },
      { day: 1050, floor: 15 },
      3 * Math.exp(-2),
    ],
    [
      'in a building takes an unknown floor for twelve floors away',
      { building: 3 },
      { floor: unknownFloor },
      3 * Math.exp(-12 / 5),
    ],
    [
      'of two buildings is nothing',
      { building: 3, buildingStatic: 2, stackStatic: 4 },
      { building: 8 },
      0,
    ],
    ['in a stack has a lasting part', { stackStatic: 4 }, { day: 2000, floor: 30 }, 4],
    [
      'in a stack decays with days and floors',
      { stack: 6 },
      { day: 1060, floor: 6 },
      6 * Math.exp(-2),
    ],
    ['of two stacks is nothing', { stack: 6, stackStatic: 4, unit: 8 }, { stack: 9 }, 0],
    ['of one flat decays with the days', { unit: 8 }, { day: 930 }, 8 * Math.exp(-1)],
    ['of two flats of a stack has no part of one flat', { unit: 8 }, { floor: 11 }, 0],
  ])('%s', (...[, parameters, other, expected]) => {
    expect(covarianceOf(parameters, { other })).toBeCloseTo(expected, 12);
  });

  it('adds what the two have in common', () => {
    const all = { market: 1, subDistrict: 2, geographic: 3, estate: 4, estateSize: 5, flatLine: 6 };
    const inside = { building: 7, buildingStatic: 8, stack: 9, stackStatic: 10, unit: 11 };
    expect(covarianceOf({ ...all, ...inside })).toBeCloseTo(66, 12);
  });

  it.each<[string, Partial<CovarianceParameters>, Partial<typeof sale>]>([
    ['estates', { estate: 5, estateSize: 7 }, { estate: -1 }],
    ['flat lines', { flatLine: 6 }, { flatLine: -1 }],
    ['buildings', { building: 3, buildingStatic: 2 }, { building: -1 }],
    ['stacks', { stack: 6, stackStatic: 4 }, { stack: -1 }],
  ])('of two unknown %s is nothing', (_case, parameters, all) => {
    expect(covarianceOf(parameters, { all })).toBe(0);
  });

  it('of a sale of unknown floor with itself is that of one flat', () => {
    const points = new CovariancePoints(1);
    for (const [field, value] of Object.entries({ ...sale, floor: unknownFloor }))
      points[field as PointField][0] = value;
    const covariance = new NestedCovariance({ ...ranges, ...variances, building: 3, unit: 8 });
    expect(covariance.between(points, 0, 0)).toBe(11);
  });

  it('is fitted with positive figures throughout', () => {
    expect(Object.entries(fittedCovariance).filter(([, value]) => !(value > 0))).toEqual([]);
  });
});
