import type { AdditiveModel } from '../model/additive-model';
import { sizeClassOf } from '../numeric/basis';
import type { EncodedProperty } from '../model/encoded-sale';
import type { OfficialIndex } from './official-index';
import { priorDeviations, timeStepDays } from '../model/row-builder';
import type { EpochDay } from '../model/sale.types';

const quarterSamples = 6;
/** Up to this age the last sale stands for the present market. */
export const freshDays = 10;
/** Share of the drift's variance that the official index explains, by our frozen back-tests. */
const officialShare = 0.5;
/** Standard deviation of the market's unseen drift over one time step, in log price. */
const driftDeviation = 0.004;
/** Standard error of the official index's change over the quarters since, in log price. */
const officialDeviation = 0.01;

/** Carries the model's own market level, which ends with its last sale, to a later date. */
export class MarketClock {
  lastSaleDay: EpochDay = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly additive: AdditiveModel,
    private readonly officialIndex: OfficialIndex | null,
  ) {}

  noteSale(day: EpochDay): void {
    this.lastSaleDay = Math.max(this.lastSaleDay, day);
  }

  /**
   * Change in log price from the model's last own level to the property's day by the official index as published by then,
   * measured from the model's mean over the last quarter it saw in full, and the variance that the gap adds.
   */
  carry(property: EncodedProperty): { shift: number; variance: number } {
    const gapDays = property.day - this.lastSaleDay;
    if (!(gapDays > freshDays)) return { shift: 0, variance: 0 };
    const drift = (gapDays / timeStepDays) * driftDeviation ** 2;
    const official = this.officialShift(property);
    return official === null
      ? { shift: 0, variance: drift }
      : { shift: official, variance: drift * (1 - officialShare) };
  }

  private officialShift(property: EncodedProperty): number | null {
    const seen = this.officialIndex?.latestEnded(this.lastSaleDay + freshDays);
    const published = this.officialIndex?.latestPublished(property.day);
    if (!this.officialIndex || !seen || !published || published.lastDay <= seen.lastDay)
      return null;
    const sizeClass = sizeClassOf(Math.exp(property.logArea));
    const ownMean = this.meanOver(property, seen.firstDay, seen.lastDay);
    const ownLast = this.additive.timeEffect({ ...property, day: this.lastSaleDay });
    const change =
      ownMean - ownLast + this.officialIndex.logChange(sizeClass, seen.lastDay, published.lastDay);
    return change * this.trustIn(published);
  }

  /** How far the official change is followed: the more the market can have moved from the last own level to the middle of the quarter, the further. */
  private trustIn({ firstDay, lastDay }: { firstDay: EpochDay; lastDay: EpochDay }): number {
    const steps = Math.max(0, (firstDay + lastDay) / 2 - this.lastSaleDay) / timeStepDays;
    const moved = steps * priorDeviations.timeChain ** 2;
    return moved / (moved + officialDeviation ** 2);
  }

  private meanOver(property: EncodedProperty, firstDay: EpochDay, lastDay: EpochDay): number {
    let sum = 0;
    for (let sample = 0; sample < quarterSamples; sample += 1) {
      const day = firstDay + ((sample + 0.5) / quarterSamples) * (lastDay - firstDay);
      sum += this.additive.timeEffect({ ...property, day });
    }
    return sum / quarterSamples;
  }
}
