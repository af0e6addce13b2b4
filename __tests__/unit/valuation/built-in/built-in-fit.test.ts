import { fitBuiltInLevels } from '@/valuation/built-in/built-in-fit';
import { trainModel } from '@/valuation/model/train-model';
import {
  firstDay,
  makeMarket,
  makeProperty,
  trueLogPrice,
} from '@test/support/evaluation/synthetic-market';

describe('built-in levels', () => {
  it('are recovered from a market with known prices', () => {
    const market = makeMarket({ saleCount: 600, noise: 0.01 });
    const quarter = { firstDay: firstDay + 300, lastDay: firstDay + 390 };
    const fitted = fitBuiltInLevels(trainModel(market, { backTestDays: 0 }), market, {
      source: 'test',
      referenceQuarter: 202006,
      quarter,
      minimumEstateResales: 20,
    });
    expect(fitted.estates).toHaveLength(16);
    for (const estate of fitted.estates) {
      const middle =
        trueLogPrice(makeProperty({ estate: estate.name, floor: 15, flat: 'A' }), firstDay + 345) +
        0.03;
      expect(Math.abs(estate.logLevel - middle)).toBeLessThan(0.02);
    }
  });
});
