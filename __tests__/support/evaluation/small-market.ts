import type { Property, Sale } from '@/valuation/model/sale.types';
import { trainModel, type TrainingOptions } from '@/valuation/model/train-model';
import type { ValuationModel } from '@/valuation/model/valuation-model';
import { makeProperty } from './synthetic-market';

export const smallMarketStart = 20_000;
export const smallMarketEnd = smallMarketStart + 39;

export const smallMarketFlat = (overrides: Partial<Property> = {}): Property =>
  makeProperty({
    district: 'East',
    subDistrict: 'Bay',
    estate: 'Garden 0',
    building: 'Tower 0',
    flat: 'A',
    completedOnDay: smallMarketStart - 3_653,
    ...overrides,
  });

/** A flat's price per square foot: 10,000, and a fifth more in Garden 1. */
export const smallMarketLevel = ({ estate }: Property): number =>
  estate === 'Garden 1' ? 12_000 : 10_000;

/** Forty sales, one a day, without noise: two estates of one tower and two flats a floor. */
export const smallMarket = (): Sale[] =>
  Array.from({ length: 40 }, (_value, index) => {
    const property = smallMarketFlat({
      estate: `Garden ${index % 2}`,
      flat: 'AB'.charAt(Math.floor(index / 2) % 2),
    });
    const soldOnDay = smallMarketStart + index;
    const priceHkd = property.areaSqft * smallMarketLevel(property);
    return { ...property, id: `sale-${index}`, soldOnDay, priceHkd };
  });

export const trainSmallMarket = (options: TrainingOptions = {}): ValuationModel =>
  trainModel(smallMarket(), { backTestDays: 0, maxComparables: 12, ...options });
