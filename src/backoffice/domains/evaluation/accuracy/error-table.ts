import { type AccuracyRow, valueKnowledge } from '@/contracts/evaluation/accuracy';
import { quantileOfSorted } from '@/valuation/numeric/quantile';

/** A sale with the value and the range that were estimated without knowing its price. */
export interface ComparedSale {
  knowledge: AccuracyRow['knowledge'];
  priceHkd: number;
  value: number;
  low: number;
  high: number;
}

const rounded = (share: number): number => Math.round(share * 10_000) / 10_000;

/** The errors of the values against the prices paid: one row for each `knowledge` category, that is, what data a value rested on; categories without sales are left out. */
export function errorTable(sales: readonly ComparedSale[]): AccuracyRow[] {
  return valueKnowledge.flatMap((knowledge) => {
    const group = sales.filter((sale) => sale.knowledge === knowledge);
    if (group.length === 0) return [];
    const errors = Float64Array.from(group, ({ value, priceHkd }) => value / priceHkd - 1).sort();
    const absolute = Float64Array.from(errors, Math.abs).sort();
    const share = (count: number) => rounded(count / group.length);
    return [
      {
        knowledge,
        count: group.length,
        medianError: rounded(quantileOfSorted(absolute, 0.5)),
        within10: share(absolute.filter((error) => error <= 0.1).length),
        bias: rounded(quantileOfSorted(errors, 0.5)),
        coverage: share(
          group.filter(({ low, high, priceHkd }) => low <= priceHkd && priceHkd <= high).length,
        ),
      },
    ];
  });
}
