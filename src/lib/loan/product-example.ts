import type { Product } from '@/contracts/site/site';
import { formatPercent } from '../format';
import { calculateLoan } from './calculate';
import { LoanInputError } from './loan-input-error';
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

/** Annual percentage rate of the product's example at its lowest advertised rate, as text; a dash where a lender's example lies outside what can be computed. */
export function aprOfLowestRate(
  product: Pick<Product, 'paymentType' | 'example' | 'annualRateFrom'>,
): string {
  try {
    const { apr } = calculateLoan(exampleInput(product, product.annualRateFrom));
    return formatPercent(apr, { fixed: true });
  } catch (error) {
    if (error instanceof LoanInputError) return '–';
    throw error;
  }
}
