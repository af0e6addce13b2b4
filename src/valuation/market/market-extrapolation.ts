import type { AdditiveModel } from '../model/additive-model';
import { sizeClassOf } from '../numeric/basis';
import type { EncodedProperty } from '../model/encoded-sale';
import type { OfficialIndex } from './official-index';
import { priorDeviations } from '../model/prior-deviations';
import { timeStepDays } from '../model/row-builder';
import type { EpochDay } from '../model/sale.types';

const quarterSamples = 6;
/** Up to this gap the last sale represents the present market. */
export const maxFreshDays = 10;
/** Share of the drift's variance that the official index explains, by our frozen back-tests. */
const explainedVarianceShare = 0.5;
/** Standard deviation of the market's unobserved drift over one time step, in log price. */
const marketDriftDeviation = 0.004;
/** Standard error of the official index's change over the quarters since, in log price. */
const officialIndexDeviation = 0.01;

/** Extrapolates the model's market level, which ends with its last sale, to a later date. */
export class MarketExtrapolation {
  lastSaleDay: EpochDay = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly additive: AdditiveModel,
    private readonly officialIndex: OfficialIndex | null,
  ) {}

  recordSaleDay(day: EpochDay): void {
    this.lastSaleDay = Math.max(this.lastSaleDay, day);
  }

  /**
   * Change in log price from the model's last level to the property's day by the official index as published by then,
   * measured from the model's mean over the last quarter it observed in full, and the variance that the gap adds.
   */
  extrapolate(property: EncodedProperty): { shift: number; variance: number } {
    const gapDays = property.day - this.lastSaleDay;
    if (!(gapDays > maxFreshDays)) return { shift: 0, variance: 0 };
    const drift = (gapDays / timeStepDays) * marketDriftDeviation ** 2;
    const official = this.officialShift(property);
    return official === null
      ? { shift: 0, variance: drift }
      : { shift: official, variance: drift * (1 - explainedVarianceShare) };
  }

  private officialShift(property: EncodedProperty): number | null {
    const lastObservedQuarter = this.officialIndex?.latestEnded(this.lastSaleDay + maxFreshDays);
    const published = this.officialIndex?.latestPublished(property.day);
    if (
      !this.officialIndex ||
      !lastObservedQuarter ||
      !published ||
      published.lastDay <= lastObservedQuarter.lastDay
    )
      return null;
    const sizeClass = sizeClassOf(Math.exp(property.logArea));
    const modelQuarterMean = this.meanTimeEffect(
      property,
      lastObservedQuarter.firstDay,
      lastObservedQuarter.lastDay,
    );
    const modelLastLevel = this.additive.timeEffect({ ...property, day: this.lastSaleDay });
    const change =
      modelQuarterMean -
      modelLastLevel +
      this.officialIndex.logChange(sizeClass, lastObservedQuarter.lastDay, published.lastDay);
    return change * this.officialIndexWeight(published);
  }

  /** Weight of the official change: it grows with the market variance accumulated from the model's last level to the middle of the quarter. */
  private officialIndexWeight({
    firstDay,
    lastDay,
  }: {
    firstDay: EpochDay;
    lastDay: EpochDay;
  }): number {
    const steps = Math.max(0, (firstDay + lastDay) / 2 - this.lastSaleDay) / timeStepDays;
    const marketVariance = steps * priorDeviations.timeChain ** 2;
    return marketVariance / (marketVariance + officialIndexDeviation ** 2);
  }

  private meanTimeEffect(property: EncodedProperty, firstDay: EpochDay, lastDay: EpochDay): number {
    let sum = 0;
    for (let sample = 0; sample < quarterSamples; sample += 1) {
      const day = firstDay + ((sample + 0.5) / quarterSamples) * (lastDay - firstDay);
      sum += this.additive.timeEffect({ ...property, day });
    }
    return sum / quarterSamples;
  }
}
