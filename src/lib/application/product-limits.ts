import type { ApplicationProduct } from '@/contracts/application/application-choices';
import type { Product } from '@/contracts/site';
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
