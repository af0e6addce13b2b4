import {
  measureAccuracy,
  type PredictedSale,
  reportAccuracy,
} from '@/valuation/model/accuracy-metrics';

const predicted = (
  value: number,
  overrides: Partial<PredictedSale> & {
    half?: number;
    level?: PredictedSale['valuation']['level'];
  } = {},
): PredictedSale => {
  const { half = 0.1, level = 'stack', ...rest } = overrides;
  return {
    priceHkd: 100,
    isFirstHand: false,
    valuation: { value, low: value * (1 - half), high: value * (1 + half), level },
    ...rest,
  };
};

describe('accuracy metrics', () => {
  it('match figures worked out by hand', () => {
    const sales = [
      predicted(100),
      predicted(104),
      predicted(92),
      predicted(115),
      predicted(130, { level: 'district', half: 0.4 }),
    ];
    const metrics = measureAccuracy(sales);
    expect(metrics.n).toBe(5);
    expect(metrics.matched).toBe(4);
    expect(metrics.mdape).toBeCloseTo(0.08, 10);
    expect(metrics.p90).toBeCloseTo(0.24, 10);
    expect(metrics.within5).toBeCloseTo(0.4, 10);
    expect(metrics.within10).toBeCloseTo(0.6, 10);
    expect(metrics.within20).toBeCloseTo(0.8, 10);
    expect(metrics.bias).toBeCloseTo(0.04, 10);
    expect(metrics.coverage80).toBeCloseTo(0.8, 10);
    expect(metrics.halfWidth).toBeCloseTo(0.1, 10);
  });

  it('separate resales, levels and fifths of certainty, the narrowest ranges first', () => {
    const sales = Array.from({ length: 10 }, (_, index) =>
      predicted(100 + index, { half: 0.2 - index * 0.01, level: index < 4 ? 'building' : 'stack' }),
    );
    const report = reportAccuracy([...sales, predicted(150, { isFirstHand: true })]);
    expect(report.all.n).toBe(11);
    expect(report.resales.n).toBe(10);
    expect(report.byLevel.building?.n).toBe(4);
    expect(report.byLevel.stack?.n).toBe(6);
    expect(report.byLevel.estate).toBeUndefined();
    expect(report.byCertainty.map(({ n }) => n)).toEqual([2, 2, 2, 2, 2]);
    expect(report.byCertainty[0]?.halfWidth).toBeCloseTo(0.115, 10);
    expect(report.byCertainty[4]?.halfWidth).toBeCloseTo(0.195, 10);
  });

  it('are not numbers for an empty group', () => {
    expect(measureAccuracy([]).mdape).toBeNaN();
  });
});
