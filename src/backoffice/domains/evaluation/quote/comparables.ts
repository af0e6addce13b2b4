import type { Comparable } from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import type { ValuationComparable } from '@/valuation/model/sale.types';
import { isoDayOf } from '@/valuation/model/transaction-row';
import { fullLabel } from '../address/place-labels';
import type { SaleRepository } from './sale.repository';

/** The comparables of a valuation for display, highest weight first. */
export async function listComparables(
  sales: Pick<SaleRepository, 'listLocated'>,
  {
    dataset,
    comparables,
    locale,
  }: { dataset: number; comparables: readonly ValuationComparable[]; locale: Locale },
): Promise<Comparable[]> {
  const located = await sales.listLocated(
    dataset,
    comparables.map(({ saleId }) => Number(saleId)),
  );
  const byId = new Map(located.map((found) => [String(found.sale.id), found]));
  return comparables.flatMap(({ saleId, weight }) => {
    const found = byId.get(saleId);
    if (!found) return [];
    const { sale, place, parent } = found;
    return [
      {
        soldOn: isoDayOf(sale.soldOnDay),
        label: place ? fullLabel({ place, parent, target: null }, locale) : '',
        floor: sale.floor === '' ? null : sale.floor,
        room: sale.flat === '' ? null : sale.flat,
        areaSqft: sale.areaSqft,
        priceHkd: sale.priceHkd,
        pricePerSqft: sale.areaSqft === null ? null : Math.round(sale.priceHkd / sale.areaSqft),
        weight: Math.round(weight * 1000) / 1000,
      },
    ];
  });
}
