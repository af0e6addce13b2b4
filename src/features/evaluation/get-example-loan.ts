import type { Product } from '@/contracts/site/site';
import { aprOfLowestRate } from '@/lib/loan/product-example';
import type { ExampleLoan } from './example-loan';

/** The terms of the first mortgage's example; null where an API names no such product. */
export function getExampleLoan(products: readonly Product[]): ExampleLoan | null {
  const product = products.find(({ key }) => key === 'first');
  if (!product) return null;
  const { annualRate, tenorMonths } = product.example;
  return {
    annualRate,
    apr: aprOfLowestRate({ ...product, annualRateFrom: annualRate }),
    tenorMonths,
  };
}
