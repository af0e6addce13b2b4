import { RangeCalibration, defaultCalibrationSettings } from '@/valuation/model/calibration';
import type { ValuationLevel } from '@/valuation/model/sale.types';

interface Batch {
  count?: number;
  level?: ValuationLevel;
  deviation?: number;
  day?: number;
  scale?: number;
  shift?: number;
}

/** Errors in equal steps around `shift`: -2.95 to 2.95 for sixty of scale 1. */
function fill(calibration: RangeCalibration, batch: Batch = {}): RangeCalibration {
  const { count = 60, level = 'stack', deviation = 0.1, day = 1000, scale = 1, shift = 0 } = batch;
  for (let index = 0; index < count; index += 1)
    calibration.record({
      soldOnDay: day,
      level,
      deviation,
      standardisedError: shift + (scale * (index - (count - 1) / 2)) / 10,
    });
  return calibration;
}

const rounded = ({ lower, upper }: { lower: number; upper: number }) => [
  Number(lower.toFixed(6)),
  Number(upper.toFixed(6)),
];

describe('the calibration of the range', () => {
  it('takes the normal quantiles of 80 per cent until it has sixty errors', () => {
    const calibration = fill(new RangeCalibration(), { count: 59 });
    calibration.update(1000);
    expect(calibration.isFitted).toBe(false);
    expect(calibration.bounds('stack', 0.1)).toEqual({ lower: -1.2816, upper: 1.2816 });
    fill(calibration, { count: 1 }).update(1000);
    expect(calibration.isFitted).toBe(true);
  });

  it('takes the tenth and the ninetieth percentile of the errors', () => {
    const calibration = fill(new RangeCalibration(), { shift: 0.5 });
    calibration.update(1000);
    // At 0.1 × 59 and 0.9 × 59 of the sixty.
    expect(rounded(calibration.bounds('stack', 0.1))).toEqual([-1.86, 2.86]);
    expect(rounded(calibration.bounds('district', 0.1))).toEqual([-1.86, 2.86]);
    expect(rounded(calibration.bounds('stack', 5))).toEqual([-1.86, 2.86]);
    expect(rounded(calibration.bounds('stack', 0.001))).toEqual([-1.86, 2.86]);
  });

  it('takes the size of the errors alone where it is symmetric', () => {
    const settings = { ...defaultCalibrationSettings, isSymmetric: true };
    const calibration = fill(new RangeCalibration(settings));
    calibration.update(1000);
    // 0.05, 0.05, 0.15, 0.15 …: at 0.8 × 59 = 47.2 between 2.35 and 2.45.
    expect(rounded(calibration.bounds('stack', 0.1))).toEqual([-2.37, 2.37]);
  });

  it('keeps a range on both sides of the value', () => {
    const above = fill(new RangeCalibration(), { shift: 10 });
    above.update(1000);
    expect(above.bounds('stack', 0.1).lower).toBe(-0.05);
    const below = fill(new RangeCalibration(), { shift: -10 });
    below.update(1000);
    expect(below.bounds('stack', 0.1).upper).toBe(0.05);
  });

  it('forgets errors of more than half a year ago', () => {
    const calibration = fill(fill(new RangeCalibration(), { day: 1000 }), {
      day: 1001,
      scale: 0.5,
    });
    calibration.update(1183);
    expect(rounded(calibration.bounds('stack', 0.1))).toEqual([-1.18, 1.18]);
    const later = fill(new RangeCalibration(), { day: 1000 });
    later.update(1183);
    expect(later.isFitted).toBe(false);
  });

  it('draws a level of few errors towards all levels', () => {
    const calibration = fill(fill(new RangeCalibration(), { level: 'estate' }), {
      count: 20,
      scale: 2,
    });
    calibration.update(1000);
    // The twenty: -1.52 at 0.1 × 19; the first sixty of all: -2.36; weight 20 of 20 + 60.
    expect(rounded(calibration.bounds('stack', 0.1))).toEqual([-2.15, 2.15]);
    const nine = fill(fill(new RangeCalibration(), { level: 'estate' }), { count: 9, scale: 2 });
    nine.update(1000);
    expect(rounded(nine.bounds('stack', 0.1))).toEqual([-2.36, 2.36]);
  });

  it('tells sure predictions from unsure ones, and goes from one to the other between them', () => {
    const calibration = fill(fill(new RangeCalibration(), { count: 240 }), {
      count: 240,
      deviation: 0.4,
      scale: 2,
    });
    calibration.update(1000);
    const sure = calibration.bounds('stack', 0.1);
    const unsure = calibration.bounds('stack', 0.4);
    const between = calibration.bounds('stack', 0.2);
    expect(unsure.upper / sure.upper).toBeGreaterThan(1.5);
    expect(between.upper).toBeGreaterThan(sure.upper);
    expect(between.upper).toBeLessThan(unsure.upper);
  });

  it('is restored from its curves', () => {
    const curves = [
      {
        level: 'stack' as const,
        logDeviations: [-2, -1, 0],
        lowers: [-1, -2, -4],
        uppers: [1, 3, 5],
      },
    ];
    const calibration = new RangeCalibration();
    calibration.restore(curves);
    expect(calibration.snapshot()).toBe(curves);
    expect(rounded(calibration.bounds('stack', Math.exp(-1.5)))).toEqual([-1.5, 2]);
    expect(rounded(calibration.bounds('stack', Math.exp(-0.25)))).toEqual([-3.5, 4.5]);
    expect(rounded(calibration.bounds('stack', Math.exp(-1)))).toEqual([-2, 3]);
    expect(rounded(calibration.bounds('stack', Math.exp(-3)))).toEqual([-1, 1]);
    expect(rounded(calibration.bounds('stack', Math.exp(1)))).toEqual([-4, 5]);
    expect(rounded(calibration.bounds('estate', 1))).toEqual([-1.2816, 1.2816]);
  });
});
