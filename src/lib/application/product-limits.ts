import type { ApplicationProduct } from '@/contracts/application/application-choices';
import type { Product } from '@/contracts/site/site';
import { formatPercent } from '../format';
import type { LoanPricing } from './loan-outlook';
import type { LoanLimits } from './section-checks';

/** The limits of an application's product; null where the list has no such product, or limits that contradict one another. */
export function productLimits(
  products: readonly Product[],
  product: ApplicationProduct,
): LoanLimits | null {
  const found = products.find(({ key }) => key === product);
  if (!found) return null;
  const { minAmount, maxAmount, minTenorMonths, maxTenorMonths } = found;
  const isUsable = minAmount <= maxAmount && minTenorMonths <= maxTenorMonths;
  return isUsable ? { minAmount, maxAmount, minTenorMonths, maxTenorMonths } : null;
}

/** The lowest and the highest rate of an application's product in a year, as they are written; null where the list has no such product. */
export function productRates(
  products: readonly Product[],
  product: ApplicationProduct,
): { from: string; max: string } | null {
  const found = products.find(({ key }) => key === product);
  return found
    ? { from: formatPercent(found.annualRateFrom), max: formatPercent(found.annualRateMax) }
    : null;
}

/** The lowest rate and the largest share of the value of an application's product; null where the list has no such product. */
export function productPricing(
  products: readonly Product[],
  product: ApplicationProduct,
): LoanPricing | null {
  const found = products.find(({ key }) => key === product);
  return found ? { annualRateFrom: found.annualRateFrom, ltvMax: found.ltvMax } : null;
}
