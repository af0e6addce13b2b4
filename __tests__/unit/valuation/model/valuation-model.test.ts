import { gunzipSync } from 'node:zlib';
import { ComparableIndex } from '@/valuation/model/comparable-index';
import { predictSales } from '@/valuation/model/predict-sales';
import { measureAccuracy } from '@/valuation/model/accuracy-metrics';
import { packModel, readModelLines } from '@/valuation/snapshot/model-file';
import { deserialiseModel, restoreModel } from '@/valuation/snapshot/restore-model';
import { serialiseModel } from '@/valuation/snapshot/model-snapshot';
import { runToCompletion, runWithPauses } from '@/valuation/numeric/incremental-task';
import { trainModel } from '@/valuation/model/train-model';
import {
  defaultMarket,
  firstDay,
  makeMarket,
  makeProperty,
  makeSale,
  trueLogPrice,
} from '@test/support/evaluation/synthetic-market';

const lastDay = firstDay + defaultMarket.days;
const market = makeMarket();
const trained = trainModel(market);
const held = makeMarket({ seed: 99, saleCount: 600, days: 1 }).map((sale) => {
  const drift = trueLogPrice(sale, lastDay) - trueLogPrice(sale, sale.soldOnDay);
  return { ...sale, soldOnDay: lastDay, priceHkd: sale.priceHkd * Math.exp(drift) };
});

describe('a model trained on a market with known prices', () => {
  it('recovers the true level within two per cent for a typical flat', () => {
    const errors = held.map(
      (sale) =>
        trained.value(sale, lastDay).value / (500 * Math.exp(trueLogPrice(sale, lastDay))) - 1,
    );
    const sorted = errors.map(Math.abs).sort((a, b) => a - b);
    expect(sorted[300]).toBeLessThan(0.02);
    expect(sorted[570]).toBeLessThan(0.05);
  });

  it('values a higher floor and a dearer estate higher, by about the true differences', () => {
    const base = makeProperty({ estate: 'Garden 8', subDistrict: 'Sub 0-0', floor: 5 });
    const value = trained.value(base, lastDay).value;
    const higher = trained.value({ ...base, floor: 25 }, lastDay).value;
    const dearer = trained.value({ ...base, estate: 'Garden 0' }, lastDay).value;
    expect(Math.log(higher / value)).toBeCloseTo(0.08, 1);
    expect(Math.log(dearer / value)).toBeCloseTo(-0.24, 1);
  });

  it('covers about 80 per cent of unseen sales with its range', () => {
    const { coverage80 } = measureAccuracy(predictSales(trained, held, 'frozen'));
    expect(coverage80).toBeGreaterThan(0.75);
    expect(coverage80).toBeLessThan(0.86);
  });

  it('orders low, value and high and names the stack level with weighted comparables', () => {
    const valuation = trained.value(makeProperty(), lastDay);
    expect(valuation.low).toBeLessThan(valuation.value);
    expect(valuation.value).toBeLessThan(valuation.high);
    expect(valuation.level).toBe('stack');
    expect(valuation.comparables.length).toBeGreaterThan(3);
    const weights = valuation.comparables.map(({ weight }) => weight);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(1);
    expect(valuation.needsPerson).toBe(false);
  });

  it('names coarser levels and asks for a person where less is known', () => {
    const cases = [
      { property: makeProperty({ flat: 'Z' }), level: 'building' },
      { property: makeProperty({ building: 'Tower 9' }), level: 'estate' },
      { property: makeProperty({ estate: 'Unknown Garden' }), level: 'subDistrict' },
      { property: makeProperty({ subDistrict: 'Nowhere' }), level: 'district' },
    ];
    const valuations = cases.map(({ property }) => trained.value(property, lastDay));
    expect(valuations.map(({ level }) => level)).toEqual(cases.map(({ level }) => level));
    expect(valuations[3]?.reasons).toEqual(
      expect.arrayContaining(['noLocalSales', 'fewComparables']),
    );
    const widths = valuations.map(({ low, high, value }) => (high - low) / value);
    expect(widths[2]).toBeGreaterThan((widths[0] ?? 0) * 1.5);
  });

  it('rejects an area of zero', () => {
    expect(() => trained.value(makeProperty({ areaSqft: 0 }), lastDay)).toThrow(RangeError);
  });
});

describe('looking ahead', () => {
  it('does not change an earlier prediction when a later sale changes', () => {
    const options = { backTestDays: 0 };
    const tail = held
      .slice(0, 200)
      .map((sale, index) => ({ ...sale, soldOnDay: lastDay + Math.floor(index / 10) }));
    const changed = tail.map((sale) =>
      sale.soldOnDay >= lastDay + 10 ? { ...sale, priceHkd: sale.priceHkd * 1.5 } : sale,
    );
    const original = predictSales(trainModel(market, options), tail, 'rolling');
    const altered = predictSales(trainModel(market, options), changed, 'rolling');
    const upToChange = (predicted: typeof original): number[] =>
      predicted.slice(0, 110).map(({ valuation }) => valuation.value);
    expect(upToChange(altered)).toEqual(upToChange(original));
    expect(altered.at(-1)?.valuation.value).not.toBe(original.at(-1)?.valuation.value);
  });

  it('leaves a sale out of the valuations of its own day', () => {
    const model = trainModel(market, { backTestDays: 0 });
    const property = makeProperty();
    const before = model.value(property, lastDay + 1).value;
    model.observe(makeSale({ id: 'same-day', soldOnDay: lastDay + 1, priceHkd: 9_000_000 }));
    expect(model.value(property, lastDay + 1).value).toBe(before);
    expect(model.value(property, lastDay + 2).value).not.toBe(before);
  });
});

describe('sales that do not follow the market', () => {
  const property = makeProperty({
    estate: 'Garden 3',
    district: 'District 3',
    subDistrict: 'Sub 3-3',
  });
  const change = (extra: ReturnType<typeof makeSale>[]): number => {
    const without = trainModel(market, { backTestDays: 0 }).value(property, lastDay).value;
    return (
      trainModel([...market, ...extra], { backTestDays: 0 }).value(property, lastDay).value /
        without -
      1
    );
  };

  it('keeps resale values where a developer launches a tower 25 per cent dearer in the estate', () => {
    const launch = Array.from({ length: 80 }, (_, index) => {
      const sold = {
        ...property,
        building: 'Tower New',
        flat: 'ABCD'.charAt(index % 4),
        floor: 1 + (index % 30),
      };
      const soldOnDay = lastDay - 30 + (index % 10);
      const priceHkd = 500 * Math.exp(trueLogPrice(sold, soldOnDay) + Math.log(1.25));
      return makeSale({
        ...sold,
        id: `launch-${index}`,
        soldOnDay,
        priceHkd,
        isFirstHand: true,
        completedOnDay: null,
        isCompletionBlank: true,
      });
    });
    expect(Math.abs(change(launch))).toBeLessThan(0.03);
  });

  it('keeps values where a flat of the stack changes hands at half its price', () => {
    const transfer = makeSale({
      ...property,
      id: 'transfer',
      soldOnDay: lastDay - 5,
      priceHkd: 250 * Math.exp(trueLogPrice(property, lastDay)),
    });
    expect(Math.abs(change([transfer]))).toBeLessThan(0.01);
  });
});

describe('a stored model', () => {
  it('values as before after a round trip through JSON and still takes in sales', () => {
    const restored = deserialiseModel(JSON.parse(JSON.stringify(serialiseModel(trained))));
    for (const sale of held.slice(0, 50)) {
      const original = trained.value(sale, lastDay + 3);
      const again = restored.value(sale, lastDay + 3);
      expect(again.value / original.value).toBeCloseTo(1, 4);
      expect(again.low / original.low).toBeCloseTo(1, 4);
      expect(again.level).toBe(original.level);
      expect(again.comparables[0]?.saleId).toBe(original.comparables[0]?.saleId);
    }
    const property = makeProperty();
    const before = restored.value(property, lastDay + 4).value;
    for (const day of [1, 2, 3])
      restored.observe(
        makeSale({ id: `new-${day}`, soldOnDay: lastDay + day, priceHkd: before * 1.06 }),
      );
    expect(restored.value(property, lastDay + 4).value).toBeGreaterThan(before * 1.003);
  });

  it('is restored in steps of at most a thousand sales, with a pause after each', async () => {
    const snapshot = serialiseModel(trained);
    const sizes: number[] = [];
    const add = jest.spyOn(ComparableIndex.prototype, 'addRow');
    const pause = async () => void sizes.push(add.mock.calls.length);
    const restored = await runWithPauses(restoreModel(snapshot), pause);
    add.mockRestore();
    const steps = sizes.map((size, at) => size - (sizes[at - 1] ?? 0));
    expect(restored.index.size).toBe(trained.index.size);
    expect(trained.index.size).toBeGreaterThan(1_500);
    expect(Math.max(...steps, trained.index.size - (sizes.at(-1) ?? 0))).toBeLessThanOrEqual(1_000);
    expect(restored.value(makeProperty(), lastDay + 3).value).toBe(
      deserialiseModel(snapshot).value(makeProperty(), lastDay + 3).value,
    );
  });

  it('is stored in lines that are read one at a time, and in a single line as formerly', () => {
    const snapshot = serialiseModel(trained);
    const lines = gunzipSync(packModel(snapshot));
    const steps = [...readModelLines(lines)];
    expect(steps.length).toBeGreaterThan(3);
    expect(steps).toHaveLength(lines.toString('utf8').split('\n').length);
    expect(
      Math.max(
        ...lines
          .toString('utf8')
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThan(lines.length / 2);
    expect(runToCompletion(readModelLines(lines))).toEqual(snapshot);
    expect(runToCompletion(readModelLines(Buffer.from(JSON.stringify(snapshot))))).toEqual(
      snapshot,
    );
  });

  it('refuses a snapshot of another version', () => {
    expect(() => deserialiseModel({ ...serialiseModel(trained), version: 0 })).toThrow(RangeError);
  });
});
