import type { CalibrationCurve } from '@/valuation/model/calibration';
import type { Property, Sale } from '@/valuation/model/sale.types';
import { trainModel } from '@/valuation/model/train-model';
import { ValuationModel } from '@/valuation/model/valuation-model';
import {
  smallMarket,
  smallMarketEnd as lastDay,
  smallMarketFlat as flat,
  smallMarketLevel,
  trainSmallMarket,
} from '@test/support/evaluation/small-market';

const garden0 = flat();
const garden1 = flat({ estate: 'Garden 1' });
const saleOf = (property: Property, soldOnDay: number, changes: Partial<Sale> = {}): Sale => ({
  ...property,
  id: `new-${soldOnDay}`,
  soldOnDay,
  priceHkd: property.areaSqft * smallMarketLevel(property),
  ...changes,
});
const curve = (lower: number, upper: number): CalibrationCurve[] => [
  { level: 'stack', logDeviations: [0], lowers: [lower], uppers: [upper] },
];
describe('the valuation of a flat', () => {
  it('is near the price of its estate, with range, certainty and comparables', () => {
    const model = trainSmallMarket();
    for (const property of [garden0, garden1]) {
      const valued = model.value(property, lastDay + 1);
      const { deviation, kriging } = model.assess(property, lastDay + 1);
      expect(valued.pricePerSqft / smallMarketLevel(property)).toBeCloseTo(1, 1);
      expect(Math.abs(valued.pricePerSqft / smallMarketLevel(property) - 1)).toBeLessThan(0.012);
      expect(valued.value).toBeCloseTo(500 * valued.pricePerSqft, 6);
      // Not calibrated by forty sales: the normal quantiles of 80 per cent.
      expect(Math.log(valued.low / valued.value) / deviation).toBeCloseTo(-1.2816, 9);
      expect(Math.log(valued.high / valued.value) / deviation).toBeCloseTo(1.2816, 9);
      expect(valued.rangeProbability).toBe(0.8);
      expect(valued.confidence).toBeCloseTo(
        100 * (1 - (valued.high - valued.low) / (2 * valued.value)),
        9,
      );
      expect(valued).toMatchObject({ level: 'stack', needsPerson: false, reasons: [] });
      const total = kriging.weights.reduce((sum, { weight }) => sum + Math.abs(weight), 0);
      const positive = kriging.weights.filter(({ weight }) => weight > 0);
      expect(valued.comparables).toEqual(
        positive
          .slice(0, 12)
          .map(({ row, weight }) => ({ saleId: `sale-${row}`, weight: weight / total })),
      );
    }
  });

  it('adds to the variance of the comparables what its places leave open', () => {
    const model = trainSmallMarket();
    const openOf = (property: Property): number => {
      const { deviation, kriging } = model.assess(property, lastDay + 1);
      return deviation ** 2 - kriging.variance;
    };
    const estate = (sales: number, prior = 0.16) => prior ** 2 / (1 + sales * (prior / 0.07) ** 2);
    expect(openOf(garden0)).toBeCloseTo(estate(20), 12);
    expect(openOf(flat({ estate: 'Other' }))).toBeCloseTo(estate(0), 12);
    expect(openOf(flat({ subDistrict: 'Hill' }))).toBeCloseTo(estate(0) + 0.1 ** 2, 12);
    expect(openOf(flat({ district: 'West' }))).toBeCloseTo(estate(0) + 0.1 ** 2 + 0.2 ** 2, 12);
    const launch = flat({ estate: 'Other', isFirstHand: true, completedOnDay: null });
    expect(openOf(launch)).toBeCloseTo(estate(0, 0.12), 12);
  });

  it.each<[string, Partial<Property>, string, string[]]>([
    ['of an unknown flat', { flat: 'Z' }, 'building', []],
    ['in an unknown tower', { building: 'Tower 9' }, 'estate', []],
    [
      'in an unknown estate',
      { estate: 'Other' },
      'subDistrict',
      ['noLocalSales', 'fewComparables'],
    ],
    [
      'in an unknown sub-district',
      { subDistrict: 'Hill' },
      'district',
      ['noLocalSales', 'fewComparables'],
    ],
    [
      'of a launch',
      { estate: 'New', isFirstHand: true, completedOnDay: null },
      'subDistrict',
      ['uncompletedBuilding', 'noLocalSales', 'fewComparables'],
    ],
  ])('names level and reasons: %s', (...[, changes, level, reasons]) => {
    const model = trainSmallMarket();
    const valued = model.value(flat(changes), lastDay + 1);
    expect(valued.level).toBe(level);
    const isWide = (valued.high - valued.low) / (2 * valued.value) > 0.15;
    expect(valued.reasons).toEqual(isWide ? [...reasons, 'wideRange'] : reasons);
    expect(valued.needsPerson).toBe(valued.reasons.length > 0);
  });

  it('wants three sales of the estate', () => {
    const growing = trainSmallMarket();
    const newcomer = flat({ estate: 'Newcomer' });
    const reasonsAfter = (day: number) => {
      growing.observe(saleOf(newcomer, day, { priceHkd: 5_000_000 }));
      return growing.value(newcomer, day + 1).reasons;
    };
    expect(reasonsAfter(lastDay + 1)).toContain('fewComparables');
    expect(reasonsAfter(lastDay + 2)).toContain('fewComparables');
    expect(reasonsAfter(lastDay + 3)).not.toContain('fewComparables');
  });

  it.each([0, -1, Number.NaN])('needs an area, not %d', (areaSqft) => {
    expect(() => new ValuationModel().value(flat({ areaSqft }), lastDay)).toThrow(
      new RangeError('areaSqft must be positive'),
    );
  });

  it('goes from the fresh range to 87 % of the stale one between 10 and 45 days after the last sale', () => {
    const model = trainSmallMarket();
    model.calibration.restore(curve(-1, 2));
    const boundsAfter = (days: number): number[] => {
      const { deviation } = model.assess(garden0, lastDay + days);
      const { low, value, high } = model.value(garden0, lastDay + days);
      return [Math.log(low / value) / deviation, Math.log(high / value) / deviation].map((bound) =>
        Number(bound.toFixed(6)),
      );
    };
    expect(boundsAfter(45)).toEqual([-1, 2]);
    model.staleCalibration.restore(curve(-3, 4));
    expect(boundsAfter(1)).toEqual([-1, 2]);
    expect(boundsAfter(10)).toEqual([-1, 2]);
    expect(boundsAfter(27.5)).toEqual([-1.805, 2.74]);
    expect(boundsAfter(45)).toEqual([-2.61, 3.48]);
    expect(boundsAfter(90)).toEqual([-2.61, 3.48]);
  });
});

describe('a model in service', () => {
  it('knows a sale from the day after it', () => {
    const model = trainSmallMarket();
    const before = model.value(garden0, lastDay + 2).value;
    model.observe(saleOf(garden0, lastDay + 2, { priceHkd: 5_300_000 }));
    expect(model.value(garden0, lastDay + 2).value).toBe(before);
    expect(model.index.size).toBe(40);
    expect(model.value(garden0, lastDay + 3).value).toBeGreaterThan(before * 1.001);
    expect(model.index.size).toBe(41);
    expect(model.lastSaleDay).toBe(lastDay + 2);
  });

  it('learns on request what it has queued', () => {
    const model = trainSmallMarket();
    model.observe(saleOf(garden0, lastDay + 2));
    model.flushPending();
    model.flushPending();
    expect(model.index.size).toBe(41);
  });

  it('keeps residual and weight of each sale as its effects give them', () => {
    const model = trainSmallMarket();
    const sale = saleOf(garden0, lastDay + 1, { priceHkd: 5_500_000 });
    model.learn(sale);
    const { regional, local } = model.additive.predict(model.registry.encode(sale, sale.soldOnDay));
    const log = Math.log(11_000);
    expect(model.residuals.get(40)).toBeCloseTo(log - regional, 12);
    expect(model.weights.get(40)).toBeCloseTo(model.additive.weightOf(log - regional - local), 12);
    model.refit(lastDay + 2);
    expect(model.residuals.get(40)).toBe(model.additive.regionalResidual(40));
    expect(model.weights.get(40)).toBe(model.additive.rowWeight(40));
  });

  it('fits again a week after its last fit, once a day, and not when it was restored', () => {
    const model = trainSmallMarket();
    const fit = jest.spyOn(model.additive, 'fit');
    const fitsAfter = (work: () => void): number => {
      fit.mockClear();
      work();
      return fit.mock.calls.length;
    };
    model.observe(saleOf(garden0, lastDay + 1));
    expect(fitsAfter(() => void model.value(garden0, lastDay + 7))).toBe(0);
    model.observe(saleOf(garden0, lastDay + 7));
    expect(fitsAfter(() => void model.value(garden0, lastDay + 8))).toBe(1);
    expect(fit.mock.calls).toEqual([[{ reweightings: 2, iterations: 25 }]]);
    expect(fitsAfter(() => model.refit(lastDay + 8))).toBe(0);
    expect(fitsAfter(() => model.refit(lastDay + 9))).toBe(1);
    model.isTrainable = false;
    expect(fitsAfter(() => model.refit(lastDay + 10))).toBe(0);
  });

  it('measures every fourth resale against its valuation of the day', () => {
    const model = trainSmallMarket();
    const record = jest.spyOn(model.calibration, 'record');
    for (let day = 1; day <= 8; day += 1) {
      model.observe(saleOf(garden0, lastDay + day));
      model.observe(saleOf(garden0, lastDay + day, { isFirstHand: true }));
    }
    const start = smallMarket().length % 4;
    expect(start).toBe(0);
    expect(record).toHaveBeenCalledTimes(2);
    const sale = saleOf(garden0, lastDay + 9, { priceHkd: 5_500_000 });
    const { logPricePerSqft, deviation } = model.assess(sale, sale.soldOnDay);
    const stale = jest.spyOn(model.staleCalibration, 'record');
    model.backTestStale([{ ...sale, isFirstHand: true }, sale, sale, sale, sale, sale]);
    expect(stale.mock.calls).toEqual([
      [
        {
          soldOnDay: lastDay + 9,
          level: 'stack',
          deviation,
          standardisedError: (Math.log(11_000) - logPricePerSqft) / deviation,
        },
      ],
      [expect.objectContaining({ deviation })],
    ]);
  });
});

describe('the training', () => {
  it('takes sales in any order', () => {
    const backwards = trainModel(smallMarket().reverse(), { backTestDays: 0, maxComparables: 12 });
    expect(backwards.index.ids).toEqual(smallMarket().map(({ id }) => id));
  });

  it('of nothing makes a model that has seen nothing', () => {
    const model = trainModel([]);
    expect(model.additive.coefficients).toHaveLength(0);
    expect(model.lastSaleDay).toBe(Number.NEGATIVE_INFINITY);
    expect(model.index.size).toBe(0);
  });

  it('learns the older sales, back-tests on the last period, and fits on all at the end', () => {
    const refit = jest.spyOn(ValuationModel.prototype, 'refit');
    const observe = jest.spyOn(ValuationModel.prototype, 'observe');
    const backTestStale = jest.spyOn(ValuationModel.prototype, 'backTestStale');
    const model = trainSmallMarket({ backTestDays: 9, backTestRefitDays: 4 });
    const calls = [refit, observe, backTestStale].map((spy) => [...spy.mock.calls]);
    for (const spy of [refit, observe, backTestStale]) spy.mockRestore();
    expect(calls).toEqual([
      // Before the last ten days, then every four days as sales come in, then after the last.
      [[lastDay - 9], [lastDay - 5], [lastDay - 1], [lastDay + 1]],
      smallMarket()
        .slice(30)
        .map((sale) => [sale]),
      [[smallMarket().slice(30)]],
    ]);
    expect(model.options).toMatchObject({ refitDays: 7, maxComparables: 12 });
  });
});
