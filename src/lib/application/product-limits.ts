import type { ProductKey } from '@/contracts/content/block-fields';
import type { Product } from '@/contracts/site/site';
import { formatPercent } from '../format';
import type { LoanPricing } from './loan-outlook';
import type { LoanLimits } from './section-checks';

/** The limits of a product; null where the list has no such product, or limits that contradict one another. */
export function productLimits(products: readonly Product[], product: string): LoanLimits | null {
  const found = products.find(({ key }) => key === product);
  if (!found) return null;
  const { minAmount, maxAmount, minTenorMonths, maxTenorMonths } = found;
  const isUsable = minAmount <= maxAmount && minTenorMonths <= maxTenorMonths;
  return isUsable ? { minAmount, maxAmount, minTenorMonths, maxTenorMonths } : null;
}

/** The lowest and the highest rate of a product in a year, as they are written; null where the list has no such product. */
function productRates(
  products: readonly Product[],
  product: string,
): { from: string; max: string } | null {
  const found = products.find(({ key }) => key === product);
  return found
    ? { from: formatPercent(found.annualRateFrom), max: formatPercent(found.annualRateMax) }
    : null;
}

/** The lowest rate and the largest share of the value of a product; null where the list has no such product. */
function productPricing(products: readonly Product[], product: string): LoanPricing | null {
  const found = products.find(({ key }) => key === product);
  if (!found) return null;
  const { annualRateFrom, ltvMax, paymentType } = found;
  return { annualRateFrom, ltvMax, isInterestOnly: paymentType !== 'principalAndInterest' };
}

/** What a product costs and how much of it is lent. */
export interface ProductTerms {
  limits: LoanLimits | null;
  /** Lowest and highest rate in a year as they are written; null where the list of products has none. */
  rates: { from: string; max: string } | null;
  /** The same figures to compute with, and the largest share of the value. */
  pricing: LoanPricing | null;
}

/** All that the list says of a product's price and limits. */
export const productTerms = (products: readonly Product[], product: string): ProductTerms => ({
  limits: productLimits(products, product),
  rates: productRates(products, product),
  pricing: productPricing(products, product),
});

/** Loans with a price of their own that are applied for as a first or second mortgage. */
const interestProducts: readonly ProductKey[] = [
  'bridging',
  'revolving',
  'rmb',
  'self-employed',
  'debt-consolidation',
  'sme',
];

/** The terms of these loans, as far as they are in the list. */
export const interestTerms = (products: readonly Product[]): Record<string, ProductTerms> =>
  Object.fromEntries(
    products
      .filter(({ key }) => interestProducts.includes(key))
      .map(({ key }) => [key, productTerms(products, key)]),
  );
