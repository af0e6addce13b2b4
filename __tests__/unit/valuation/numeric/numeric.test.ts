import { hatWeights, sizeClassOf, timeHatWeights } from '@/valuation/numeric/basis';
import { choleskyInPlace, solveCholesky } from '@/valuation/model/kriging';
import { quantileOfSorted } from '@/valuation/numeric/quantile';
import { solveRidge } from '@/valuation/numeric/ridge-solver';

describe('piecewise-linear basis', () => {
  it('splits a point between its neighbours and holds the ends', () => {
    expect(hatWeights(7, [0, 4, 10])).toEqual({ lower: 1, upper: 2, upperWeight: 0.5 });
    expect(hatWeights(-3, [0, 4, 10])).toEqual({ lower: 0, upper: 0, upperWeight: 0 });
    expect(hatWeights(10, [0, 4, 10])).toEqual({ lower: 2, upper: 2, upperWeight: 0 });
  });

  it('puts a time knot in the middle of its step', () => {
    expect(timeHatWeights(37.5, 15)).toEqual({ lower: 2, upper: 3, upperWeight: 0 });
    expect(timeHatWeights(45, 15)).toEqual({ lower: 2, upper: 3, upperWeight: 0.5 });
  });

  it('uses the size classes of the Rating and Valuation Department', () => {
    expect([430, 431, 753, 754, 1076, 1077, 1722, 1723].map(sizeClassOf)).toEqual([
      0, 1, 1, 2, 2, 3, 3, 4,
    ]);
  });
});

describe('linear algebra', () => {
  it('solves a symmetric system worked out by hand', () => {
    const matrix = Float64Array.from([4, 0, 2, 3]);
    const vector = Float64Array.from([10, 9]);
    choleskyInPlace(matrix, 2);
    solveCholesky(matrix, 2, vector);
    expect(vector[0]).toBeCloseTo(1.5, 12);
    expect(vector[1]).toBeCloseTo(2, 12);
  });

  it('solves a weighted ridge with a chain as the normal equations do', () => {
    const solution = new Float64Array(2);
    const residuals = new Float64Array(3);
    solveRidge(
      {
        starts: Int32Array.from([0, 1, 2]),
        columns: Int32Array.from([0, 0, 1]),
        values: Float64Array.from([1, 1, 1]),
        ridges: Float64Array.from([1, 1]),
        chainPrevious: Int32Array.from([-1, 0]),
        chainPenalties: Float64Array.from([0, 2]),
      },
      {
        targets: Float64Array.from([3, 5, 1]),
        weights: Float64Array.from([1, 2, 1]),
        solution,
        residuals,
        iterations: 20,
      },
    );
    expect(solution[0]).toBeCloseTo(2.7, 6);
    expect(solution[1]).toBeCloseTo(1.6, 6);
    expect(residuals[0]).toBeCloseTo(0.3, 6);
  });

  it('interpolates quantiles', () => {
    expect(quantileOfSorted([1, 2, 3, 4], 0.5)).toBe(2.5);
    expect(quantileOfSorted([1, 2, 3, 4], 0.9)).toBeCloseTo(3.7, 12);
  });
});
