import type { PredictedSale } from './accuracy-metrics';
import type { EpochDay, Property, Sale, Valuation } from './sale.types';

/** Anything that values a flat; `observe` is absent where later sales remain unknown. */
export interface Valuer {
  value: (property: Property, asOfDay: EpochDay) => Valuation;
  observe?: (sale: Sale) => void;
}

export type PredictionMode = 'rolling' | 'frozen';

/** Predicts sales in order of date: rolling, each becomes known the day after; frozen, none does. */
export function predictSales(
  valuer: Valuer,
  sales: readonly Sale[],
  mode: PredictionMode,
): PredictedSale[] {
  const ordered = [...sales].sort((a, b) => a.soldOnDay - b.soldOnDay);
  return ordered.map((sale) => {
    const { soldOnDay, priceHkd } = sale;
    const valuation = valuer.value(sale, soldOnDay);
    if (mode === 'rolling') valuer.observe?.(sale);
    return { priceHkd, isFirstHand: sale.isFirstHand, valuation };
  });
}
