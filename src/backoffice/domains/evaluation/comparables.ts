import type { Comparable } from '@/contracts/evaluation';
import type { Locale } from '@/contracts/locale';
import type { AddressRepository } from './address.repository';
import { locate } from './address-search';
import type { ValuationComparable } from './model/sale.types';
import { formatDay } from './model/transaction-row';
import { fullLabel } from './place-labels';
import type { SaleRepository } from './sale.repository';

export interface ComparableSources {
  sales: SaleRepository;
  address: AddressRepository;
}

/** The sales behind a valuation as they are shown, the weightiest first. */
export async function listComparables({ sales, address }: ComparableSources, { dataset, comparables, locale }: { dataset: number; comparables: readonly ValuationComparable[]; locale: Locale }): Promise<Comparable[]> {
  const rows = await sales.findByIds(dataset, comparables.map(({ saleId }) => Number(saleId)));
  const located = await locate(address, { dataset, places: await address.findByIds(dataset, [...new Set(rows.map(({ place }) => place))]) });
  const labels = new Map(located.map((item) => [item.place.id, fullLabel(item, locale)]));
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  return comparables.flatMap(({ saleId, weight }) => {
    const row = byId.get(saleId);
    if (!row) return [];
    return [{
      soldOn: formatDay(row.soldOnDay),
      label: labels.get(row.place) ?? '',
      floor: row.floor === '' ? null : row.floor,
      room: row.flat === '' ? null : row.flat,
      areaSqft: row.areaSqft,
      priceHkd: row.priceHkd,
      pricePerSqft: row.areaSqft === null ? null : Math.round(row.priceHkd / row.areaSqft),
      weight: Math.round(weight * 1000) / 1000,
    }];
  });
}
