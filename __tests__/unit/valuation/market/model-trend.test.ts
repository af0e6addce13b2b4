import { modelTrend } from '@/valuation/market/price-trend';
import { trainModel } from '@/valuation/model/train-model';
import { firstDay, makeMarket, makeProperty } from '@test/support/evaluation/synthetic-market';

describe('price trend of a model', () => {
  it('follows the rise of 0.0002 a day that the market was made with', () => {
    const model = trainModel(makeMarket({ saleCount: 500 }), { backTestDays: 0 });
    const asOfDay = firstDay + 380;
    const [earlier, today] = modelTrend(model, makeProperty(), {
      pricePerSqft: 10_000,
      asOfDay,
      days: [firstDay + 80, asOfDay],
    });
    expect(today?.pricePerSqft).toBeCloseTo(10_000, 6);
    expect(Math.log((earlier?.pricePerSqft ?? 0) / 10_000)).toBeCloseTo(-0.06, 1);
    expect(earlier?.pricePerSqft).toBeLessThan(9_600);
    expect(earlier?.pricePerSqft).toBeGreaterThan(9_250);
  });
});
