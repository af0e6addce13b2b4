import type { Product } from '@/contracts/site';
import { calculateLoan } from './calculate';
import type { LoanInput } from './types';

/** The loan of a product's worked example, at its rate or another, in percent a year. */
export function exampleInput(
  { paymentType, example }: Pick<Product, 'paymentType' | 'example'>,
  annualRate: number = example.annualRate,
): LoanInput {
  if (paymentType === 'revolving')
    return {
      paymentType,
      annualRate,
      drawnAmount: example.loanAmount,
      days: example.days ?? 30,
    };
  return {
    paymentType,
    loanAmount: example.loanAmount,
    annualRate,
    tenorMonths: example.tenorMonths,
    propertyValue: example.propertyValue ?? undefined,
  };
}

/** Annual percentage rate, in percent, of the product's example at its lowest advertised rate. */
export const aprOfLowestRate = (
  product: Pick<Product, 'paymentType' | 'example' | 'annualRateFrom'>,
): number => calculateLoan(exampleInput(product, product.annualRateFrom)).apr;
