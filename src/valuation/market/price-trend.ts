import { sizeClassOf } from '../numeric/basis';
import type { OfficialIndex } from './official-index';
import type { EpochDay, Property } from '../model/sale.types';
import type { ValuationModel } from '../model/valuation-model';

/** Price per square foot (saleable) of one flat at a past date, in Hong Kong dollars. */
export interface TrendPoint {
  day: EpochDay;
  pricePerSqft: number;
}

/** Today's price per square foot on earlier days by the model's own index, extrapolated after its last sale by the official one. */
export function modelTrend(
  model: ValuationModel,
  property: Property,
  at: { pricePerSqft: number; asOfDay: EpochDay; days: readonly EpochDay[] },
): TrendPoint[] {
  const levelOn = (day: EpochDay): number => {
    const encoded = model.registry.encode(property, day);
    return (
      model.additive.timeEffect(encoded) + model.marketExtrapolation.extrapolate(encoded).shift
    );
  };
  const now = levelOn(at.asOfDay);
  return at.days.map((day) => ({
    day,
    pricePerSqft: at.pricePerSqft * Math.exp(levelOn(day) - now),
  }));
}

/** The same by the official index of the size class alone, each day by the quarters published by then. */
export function officialIndexTrend(
  index: OfficialIndex,
  areaSqft: number,
  at: { pricePerSqft: number; asOfDay: EpochDay; days: readonly EpochDay[] },
): TrendPoint[] {
  const now = index.latestPublished(at.asOfDay);
  return at.days.map((day) => {
    const then = index.latestPublished(day);
    const change =
      now && then ? index.logChange(sizeClassOf(areaSqft), now.lastDay, then.lastDay) : 0;
    return { day, pricePerSqft: at.pricePerSqft * Math.exp(change) };
  });
}
