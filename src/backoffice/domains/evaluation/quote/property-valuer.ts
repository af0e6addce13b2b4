import type { LevelValuer } from '@/valuation/levels/level-valuer';
import type { EpochDay, Property, Valuation } from '@/valuation/model/sale.types';
import type { Dataset } from '../dataset/dataset.repository';
import type { LevelValuers } from './level-valuers';
import type { ModelCache } from './model-cache';

/** A valuation with what made it. */
export interface ValuedProperty {
  valuation: Valuation;
  isFromSales: boolean;
  /** Values another property on the same day in the same way. */
  valueOf: (property: Property) => Valuation;
  /** Our own levels, where they and not the sales made the value. */
  levels: LevelValuer | null;
}

export type PropertyValuer = (
  property: Property,
  on: { dataset: Dataset; today: EpochDay },
) => Promise<ValuedProperty>;

/** Values a property by the imported sales, or by our own levels where these know more of its place today. */
export function createPropertyValuer({
  valuers,
  levels,
}: {
  valuers: ModelCache;
  levels: LevelValuers;
}): PropertyValuer {
  return async (property, { dataset, today }) => {
    const model = await valuers.getModel(dataset);
    const levelValuer = await levels.of(dataset);
    const valueByLevels = (changed: Property) => levelValuer.value(changed, today);
    if (model === null)
      return {
        isFromSales: false,
        levels: levelValuer,
        valueOf: valueByLevels,
        valuation: valueByLevels(property),
      };
    const valuation = model.value(property, today);
    const isFromSales = valuation.comparables.length > 0;
    return levelValuer.isBetterThan(model.lastSaleDay, { places: property.places, today })
      ? {
          isFromSales,
          levels: levelValuer,
          valueOf: valueByLevels,
          valuation: levelValuer.value(property, today, valuation),
        }
      : {
          valuation,
          isFromSales,
          levels: null,
          valueOf: (changed) => model.value(changed, today),
        };
  };
}

/** Above this half-width of the range no figure is given, and staff value the property. */
const maxHalfWidth = 0.25;

export function isTooUncertain({ low, value, high }: Valuation): boolean {
  return (high - low) / 2 > maxHalfWidth * value;
}
