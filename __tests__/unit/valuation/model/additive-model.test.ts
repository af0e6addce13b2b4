import { AdditiveModel } from '@/valuation/model/additive-model';
import type { EncodedProperty } from '@/valuation/model/encoded-sale';

const base: EncodedProperty = {
  path: { district: 0, subDistrict: 1, estate: 2, building: 4, stack: 6, flatLine: 10 },
  day: 20_000,
  floor: 10,
  logArea: Math.log(500),
  ageYears: 10,
  isLaunch: false,
  latitude: null,
  longitude: null,
  isSubsidised: false,
};
/** Two estates 0.1 apart, their two stacks 0.04 apart, on thirty days with a rise of 0.001 a day. */
const sales = Array.from({ length: 48 }, (_value, index) => {
  const [estate, stack] = [index % 2, Math.floor(index / 2) % 2];
  const place = 2 * estate + stack;
  const path = {
    ...base.path,
    estate: 2 + estate,
    building: 4 + estate,
    stack: 6 + place,
    flatLine: 10 + place,
  };
  const day = 20_000 + ((index * 5) % 31);
  return {
    sale: { ...base, path, day },
    log: 9.5 + 0.1 * estate + 0.04 * stack + 0.001 * (day - 20_000),
  };
});
const effort = { reweightings: 3, iterations: 60 };

function fitted(): AdditiveModel {
  const model = new AdditiveModel();
  for (const { sale, log } of sales) model.add(sale, log);
  model.fit(effort);
  return model;
}

describe('the additive model', () => {
  it('knows nothing before its first fit', () => {
    const model = new AdditiveModel();
    model.fit(effort);
    expect(model.coefficients).toHaveLength(0);
    model.add(base, 9.5);
    expect(model.rowCount).toBe(1);
    expect(model.predict(base)).toEqual({ regional: 0, local: 0 });
    expect(model.regionalResidual(0)).toBe(9.5);
  });

  it('weighs a residual as Student’s t distribution of four degrees of freedom does', () => {
    const model = new AdditiveModel();
    model.scale = 0.1;
    expect(model.weightOf(0)).toBe(1.25);
    expect(model.weightOf(0.2)).toBeCloseTo(5 / 8, 12);
    expect(model.weightOf(-0.4)).toBeCloseTo(5 / 20, 12);
  });

  it('finds the places and the rise that its sales were made with', () => {
    const model = fitted();
    const errors = sales.map(({ sale, log }) => {
      const { regional, local } = model.predict(sale);
      return Math.abs(regional + local - log);
    });
    expect(Math.max(...errors)).toBeLessThan(0.015);
    const [low, high] = [sales[0], sales[1]].map((each) => model.predict(each?.sale ?? base));
    expect((high?.regional ?? 0) - (low?.regional ?? 0)).toBeCloseTo(0.1, 1);
    const stacks = [sales[0], sales[2]].map((each) => model.predict(each?.sale ?? base).local);
    expect((stacks[1] ?? 0) - (stacks[0] ?? 0)).toBeGreaterThan(0.025);
    const rise = model.timeEffect({ ...base, day: 20_030 }) - model.timeEffect(base);
    // Held back by its prior: a month of a few sales says little about the market.
    expect(rise).toBeGreaterThan(0.005);
    expect(rise).toBeLessThan(0.03);
    const whole = (day: number) => model.predict({ ...base, day }).regional;
    expect(rise).toBeCloseTo(whole(20_030) - whole(20_000), 9);
  });

  it('keeps for each row its residual against the region and the weight of its whole residual', () => {
    const model = fitted();
    const residuals = sales.map(({ sale, log }, row) => {
      const { regional, local } = model.predict(sale);
      expect(model.regionalResidual(row)).toBeCloseTo(log - regional, 9);
      expect(model.rowWeight(row)).toBeCloseTo(model.weightOf(log - regional - local), 6);
      return Math.abs(log - regional - local);
    });
    const middle = residuals.sort((a, b) => a - b).slice(23, 25);
    const median = ((middle[0] ?? 0) + (middle[1] ?? 0)) / 2;
    expect(model.scale).toBeCloseTo(Math.max(0.01, 1.4826 * median), 9);
  });

  it('lets a transfer at half the price count little', () => {
    const model = new AdditiveModel();
    for (const { sale, log } of sales) model.add(sale, log);
    model.add(base, 9.5 - Math.LN2);
    model.fit(effort);
    const { regional, local } = model.predict(base);
    expect(Math.abs(regional + local - 9.5)).toBeLessThan(0.015);
    expect(model.rowWeight(48)).toBeLessThan(0.05);
    expect(model.scale).toBe(0.01);
  });

  it('starts a refit from the last one and gives a later day the level of the last known', () => {
    const model = fitted();
    const later = { ...base, day: 20_200 };
    const before = model.predict(later);
    model.add(later, 9.6);
    expect(model.predict(later)).toEqual(before);
    const { regional, local } = before;
    expect(model.rowWeight(48)).toBeCloseTo(model.weightOf(9.6 - regional - local), 9);
    model.fit({ reweightings: 1, iterations: 0 });
    expect(model.predict(later).regional).toBeCloseTo(regional, 9);
    model.fit(effort);
    expect(Math.abs(model.predict(later).regional - regional)).toBeGreaterThan(0.001);
  });
});
