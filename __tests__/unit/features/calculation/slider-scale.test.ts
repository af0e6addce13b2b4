import {
  moneySteps,
  positionOf,
  rateSteps,
  sliderValues,
  tenorSteps,
} from '@/features/calculation/slider-scale';

describe('values of a slider', () => {
  it('keep both ends and land on round figures between them', () => {
    const values = sliderValues({ min: 530_000, max: 4_512_345 }, moneySteps);
    expect(values.slice(0, 3)).toEqual([530_000, 540_000, 560_000]);
    expect(values.at(-1)).toBe(4_512_345);
    expect(values.at(-2)).toBe(4_500_000);
  });

  it('go by months in the first year, then by half years, then by years', () => {
    const values = sliderValues({ min: 6, max: 360 }, tenorSteps);
    expect(values.slice(0, 9)).toEqual([6, 7, 8, 9, 10, 11, 12, 18, 24]);
    expect(values.slice(-2)).toEqual([348, 360]);
  });

  it('do not drift with decimal steps', () => {
    expect(sliderValues({ min: 0.1, max: 15 }, rateSteps)).toHaveLength(150);
    expect(sliderValues({ min: 0.1, max: 15 }, rateSteps)[79]).toBe(8);
  });

  it('are one where the range is empty', () => {
    expect(sliderValues({ min: 5, max: 5 }, tenorSteps)).toEqual([5]);
  });
});

describe('place of a value', () => {
  const values = [10, 20, 40];

  it.each([
    [10, 0],
    [15, 0.5],
    [20, 1],
    [30, 1.5],
    [40, 2],
    [99, 2],
    [1, 0],
  ])('%d is at %d', (value, position) => {
    expect(positionOf(value, values)).toBe(position);
  });
});
