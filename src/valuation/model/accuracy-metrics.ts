import { medianOf, quantileOfSorted } from '../numeric/quantile';
import { type Valuation, type ValuationLevel, valuationLevels } from './sale.types';

/** One predicted sale: what was valued, with which range, and what was paid. */
export interface PredictedSale {
  priceHkd: number;
  isFirstHand: boolean;
  valuation: Pick<Valuation, 'low' | 'value' | 'high' | 'level'>;
}

/** Accuracy over a group of sales. All but `n` and `matched` are fractions; NaN for an empty group. */
export interface AccuracyMetrics {
  n: number;
  /** Sales whose estate, building or stack was known from earlier sales. */
  matched: number;
  /** Median of |value / price - 1|. */
  mdape: number;
  p90: number;
  within5: number;
  within10: number;
  within20: number;
  /** Median of value / price - 1. */
  bias: number;
  /** Share of prices inside the range. */
  coverage80: number;
  /** Median of (high - low) / 2 / value. */
  halfWidth: number;
}

export interface AccuracyReport {
  all: AccuracyMetrics;
  resales: AccuracyMetrics;
  byLevel: Partial<Record<ValuationLevel, AccuracyMetrics>>;
  /** Resales by fifth of the relative width of the range, the most certain fifth first. */
  byCertainty: AccuracyMetrics[];
}

const groupCount = 5;

export function measureAccuracy(sales: readonly PredictedSale[]): AccuracyMetrics {
  const errors = sales.map(({ priceHkd, valuation }) => valuation.value / priceHkd - 1);
  const absolute = Float64Array.from(errors, Math.abs).sort();
  const share = (matches: (sale: PredictedSale) => boolean): number =>
    sales.length === 0 ? Number.NaN : sales.filter(matches).length / sales.length;
  const within = (limit: number): number =>
    share(({ priceHkd, valuation }) => Math.abs(valuation.value / priceHkd - 1) <= limit + 1e-12);
  return {
    n: sales.length,
    matched: sales.filter(
      ({ valuation }) => valuation.level !== 'subDistrict' && valuation.level !== 'district',
    ).length,
    mdape: quantileOfSorted(absolute, 0.5),
    p90: quantileOfSorted(absolute, 0.9),
    within5: within(0.05),
    within10: within(0.1),
    within20: within(0.2),
    bias: medianOf(errors),
    coverage80: share(
      ({ priceHkd, valuation }) => valuation.low <= priceHkd && priceHkd <= valuation.high,
    ),
    halfWidth: medianOf(sales.map(relativeHalfWidth)),
  };
}

/** Accuracy of all sales and of the resales among them, these also by level and by fifth of stated certainty. */
export function reportAccuracy(sales: readonly PredictedSale[]): AccuracyReport {
  const resales = sales.filter(({ isFirstHand }) => !isFirstHand);
  const byLevel: AccuracyReport['byLevel'] = {};
  for (const level of valuationLevels) {
    const ofLevel = resales.filter(({ valuation }) => valuation.level === level);
    if (ofLevel.length > 0) byLevel[level] = measureAccuracy(ofLevel);
  }
  const byWidth = [...resales].sort((a, b) => relativeHalfWidth(a) - relativeHalfWidth(b));
  const byCertainty = Array.from({ length: groupCount }, (_, group) => {
    const first = Math.round((group * byWidth.length) / groupCount);
    return measureAccuracy(
      byWidth.slice(first, Math.round(((group + 1) * byWidth.length) / groupCount)),
    );
  });
  return { all: measureAccuracy(sales), resales: measureAccuracy(resales), byLevel, byCertainty };
}

function relativeHalfWidth({ valuation }: PredictedSale): number {
  return (valuation.high - valuation.low) / 2 / valuation.value;
}
