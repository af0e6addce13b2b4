import { ComparableIndex } from '@/valuation/model/comparable-index';
import { fittedCovariance, type CovarianceParameters } from '@/valuation/model/covariance';
import type { EncodedProperty } from '@/valuation/model/encoded-sale';
import { choleskyInPlace, ResidualKriging, solveCholesky } from '@/valuation/model/kriging';

const zero = Object.fromEntries(
  Object.keys(fittedCovariance).map((name) => [
    name,
    /Days|Km|Floors|Scale|Years/.test(name) ? 1 : 0,
  ]),
) as unknown as CovarianceParameters;
/** One variance of 1 that halves every ten days, and noise of 0.5 on every sale. */
const parameters = {
  ...zero,
  market: 1,
  marketDays: 10 / Math.LN2,
  nugget: 0.5,
  launchCorrelation: 1,
};
const sale: EncodedProperty = {
  path: { district: 0, subDistrict: 1, estate: 2, building: 3, stack: 4, flatLine: 5 },
  day: 100,
  floor: 10,
  logArea: 6,
  ageYears: 10,
  isLaunch: false,
  latitude: null,
  longitude: null,
  isSubsidised: false,
};

function estimate(
  days: readonly number[],
  {
    residuals = [],
    weights = [],
    maxComparables = 9,
  }: {
    residuals?: readonly number[];
    weights?: readonly number[];
    maxComparables?: number;
  } = {},
) {
  const index = new ComparableIndex();
  days.forEach((day, row) => index.add(`s${row}`, { ...sale, day }));
  return new ResidualKriging({ parameters, maxComparables }).estimate(sale, index, {
    residualOf: (row) => residuals[row] ?? 0,
    weightOf: (row) => weights[row] ?? 1,
  });
}

describe('the correction by comparable sales', () => {
  it('is nothing, with the whole variance, where there are none', () => {
    expect(estimate([])).toEqual({ correction: 0, variance: 1.5, weights: [] });
  });

  it('takes two thirds of a sale whose noise is half of what both share', () => {
    // 1 / (1 + 0.5), and 1 − 2/3 + 0.5
    const { correction, variance, weights } = estimate([100], { residuals: [0.3] });
    expect(correction).toBeCloseTo(0.2, 12);
    expect(variance).toBeCloseTo(5 / 6, 12);
    expect(weights).toEqual([{ row: 0, weight: expect.closeTo(2 / 3, 12) as number }]);
  });

  it('trusts a sale of little weight little, but not beyond a fiftieth', () => {
    expect(estimate([100], { weights: [0.5] }).weights[0]?.weight).toBeCloseTo(0.5, 12);
    expect(estimate([100], { weights: [0.001] }).weights[0]?.weight).toBeCloseTo(1 / 26, 12);
  });

  it('shares among sales that say the same, and puts the heaviest first', () => {
    // 1.5 a + b = 1 and a + 1.5 b = 1
    const equal = estimate([100, 100], { residuals: [0.5, 0] });
    expect(equal.weights.map(({ weight }) => weight)).toEqual([
      expect.closeTo(0.4, 12),
      expect.closeTo(0.4, 12),
    ]);
    expect(equal.correction).toBeCloseTo(0.2, 12);
    expect(equal.variance).toBeCloseTo(0.7, 12);
    // Ten days before: 1.5 a + 0.5 b = 0.5 and 0.5 a + 1.5 b = 1, so a = 1/8 and b = 5/8
    const older = estimate([90, 100], { residuals: [0.8, 0.16] });
    expect(older.weights).toEqual([
      { row: 1, weight: expect.closeTo(5 / 8, 12) as number },
      { row: 0, weight: expect.closeTo(1 / 8, 12) as number },
    ]);
    expect(older.correction).toBeCloseTo(0.2, 12);
    // 1 − (5/8 + 1/16) + 0.5
    expect(older.variance).toBeCloseTo(13 / 16, 12);
  });

  it('is made from the nearest where there are too many', () => {
    const rows = ({ weights }: ReturnType<typeof estimate>) => weights.map(({ row }) => row).sort();
    expect(rows(estimate([50, 100, 90, 95], { maxComparables: 2 }))).toEqual([1, 3]);
    expect(rows(estimate([50, 100], { maxComparables: 2 }))).toEqual([0, 1]);
  });
});

describe('the Cholesky factor', () => {
  it('of a matrix worked out by hand solves its equations', () => {
    // [[4,2,2],[2,5,3],[2,3,6]] = L Lᵀ with L = [[2],[1,2],[1,1,2]]; x = (1, 2, 3)
    const matrix = Float64Array.from([4, 0, 0, 2, 5, 0, 2, 3, 6]);
    choleskyInPlace(matrix, 3);
    expect([...matrix]).toEqual([2, 0, 0, 1, 2, 0, 1, 1, 2]);
    const vector = Float64Array.from([14, 21, 26]);
    solveCholesky(matrix, 3, vector);
    expect([...vector]).toEqual([1, 2, 3]);
  });

  it('stays finite for a matrix without an inverse', () => {
    const matrix = Float64Array.from([1, 0, 1, 1]);
    choleskyInPlace(matrix, 2);
    expect([...matrix]).toEqual([1, 0, 1, 0.001]);
  });
});
