import { unpackInts } from '@/valuation/numeric/packed-array';
import { runWithPauses } from '@/valuation/numeric/incremental-task';
import { serialiseModel, type ModelSnapshot } from '@/valuation/snapshot/model-snapshot';
import { deserialiseModel, restoreModel } from '@/valuation/snapshot/restore-model';
import { ValuationModel } from '@/valuation/model/valuation-model';
import {
  smallMarket,
  smallMarketEnd as lastDay,
  smallMarketFlat as flat,
  trainSmallMarket,
} from '@test/support/evaluation/small-market';
import { makeSale } from '@test/support/evaluation/synthetic-market';

const withMapped = (model = trainSmallMarket()) => {
  const position = { latitude: 22.25, longitude: 114.25 };
  model.observe(
    makeSale({
      ...flat({ ...position, estate: 'Mapped', floor: null, completedOnDay: null }),
      id: 'mapped',
      soldOnDay: lastDay + 1,
      priceHkd: 5_000_000,
      isFirstHand: true,
    }),
  );
  model.flushPending();
  return model;
};
/** The forty sales without a fit, which takes most of the time. */
const unfitted = () => {
  const model = new ValuationModel();
  for (const sale of smallMarket()) model.learn(sale);
  return model;
};
const throughJson = (snapshot: ModelSnapshot) =>
  JSON.parse(JSON.stringify(snapshot)) as ModelSnapshot;

describe('a stored model', () => {
  it('holds places, facts, effects, sales and ranges in columns', () => {
    const model = unfitted();
    const snapshot = serialiseModel(model);
    expect(snapshot).toMatchObject({
      version: 1,
      lastSaleDay: lastDay,
      scale: model.additive.scale,
    });
    expect(snapshot.places.names.split('\n').slice(0, 4)).toEqual([
      'east',
      'bay',
      'garden 0',
      'tower 0',
    ]);
    expect(unpackInts(snapshot.places.parents).slice(0, 4)).toEqual([-1, 0, 1, 2]);
    expect(snapshot.sales.ids.split('\n')).toEqual(
      Array.from({ length: 40 }, (_value, index) => `sale-${index}`),
    );
    expect(unpackInts(snapshot.sales.columns.day)).toEqual(
      Array.from({ length: 40 }, (_value, index) => lastDay - 39 + index),
    );
    expect(unpackInts(snapshot.facts.completedOnDays)).toEqual(Array(4).fill(lastDay - 39 - 3_653));
    expect(
      unpackInts(serialiseModel(withMapped(unfitted())).facts.completedOnDays).slice(4),
    ).toEqual([-2_000_000_000, -2_000_000_000]);
  });

  it('takes in queued sales before it is stored', () => {
    const model = unfitted();
    model.observe(makeSale({ ...flat(), id: 'last', soldOnDay: lastDay + 1, priceHkd: 5_000_000 }));
    expect(serialiseModel(model)).toMatchObject({ lastSaleDay: lastDay + 1 });
    expect(serialiseModel(model).sales.ids).toMatch(/last$/);
  });

  it('is restored with all it knew', () => {
    const model = withMapped();
    model.calibration.restore([{ level: 'stack', logDeviations: [0], lowers: [-1], uppers: [2] }]);
    model.staleCalibration.restore([
      { level: 'stack', logDeviations: [0], lowers: [-3], uppers: [4] },
    ]);
    const restored = deserialiseModel(throughJson(serialiseModel(model)));
    expect(restored.isTrainable).toBe(false);
    expect(restored.lastSaleDay).toBe(lastDay + 1);
    expect(restored.tree.snapshot()).toEqual(model.tree.snapshot());
    expect(restored.registry.exportFacts()).toEqual(model.registry.exportFacts());
    expect(restored.index.ids).toEqual(model.index.ids);
    expect(restored.index.ids.map((_id, row) => restored.index.rowAt(row))).toEqual(
      model.index.ids.map((_id, row) => model.index.rowAt(row)),
    );
    expect(restored.calibration.snapshot()).toEqual(model.calibration.snapshot());
    expect(restored.staleCalibration.snapshot()).toEqual(model.staleCalibration.snapshot());
    expect(restored.additive.scale).toBe(model.additive.scale);
    expect(restored.additive.builder.chainRanges()).toEqual(model.additive.builder.chainRanges());
  });

  it('values as before and takes in sales, but does not fit again', () => {
    const model = withMapped();
    const restored = deserialiseModel(throughJson(serialiseModel(model)), { maxComparables: 12 });
    const days = [lastDay + 2, lastDay + 60];
    for (const property of [
      flat(),
      flat({ estate: 'Garden 1', flat: 'B' }),
      flat({ estate: 'Mapped' }),
    ])
      for (const day of days) {
        const [before, after] = [model.value(property, day), restored.value(property, day)];
        expect(after.value / before.value).toBeCloseTo(1, 5);
        expect(after.low / before.low).toBeCloseTo(1, 5);
        expect(after.level).toBe(before.level);
      }
    const before = restored.value(flat(), lastDay + 30).value;
    restored.observe(
      makeSale({ ...flat(), id: 'new', soldOnDay: lastDay + 20, priceHkd: before * 1.1 }),
    );
    expect(restored.value(flat(), lastDay + 30).value).toBeGreaterThan(before * 1.001);
  });

  it('is restored in steps, and in a version that is known', async () => {
    const snapshot = serialiseModel(unfitted());
    let pauses = 0;
    const restored = await runWithPauses(restoreModel(snapshot), async () => void (pauses += 1));
    expect(restored.index.size).toBe(40);
    expect(pauses).toBeGreaterThan(10);
    expect(() => deserialiseModel({ ...snapshot, version: 2 })).toThrow(
      new RangeError('unknown model version 2'),
    );
  });
});
