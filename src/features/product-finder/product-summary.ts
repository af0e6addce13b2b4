import { contentPaths, localisedPath } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import type { Product } from '@/contracts/site/site';

/** The pricing fields of a product that the finder shows. */
export type ProductSummary = Pick<
  Product,
  | 'key'
  | 'paymentType'
  | 'annualRateFrom'
  | 'annualRateMax'
  | 'minTenorMonths'
  | 'maxTenorMonths'
  | 'ltvMax'
  | 'example'
>;

export function toProductSummary({
  key,
  paymentType,
  annualRateFrom,
  annualRateMax,
  minTenorMonths,
  maxTenorMonths,
  ltvMax,
  example,
}: Product): ProductSummary {
  return {
    key,
    paymentType,
    annualRateFrom,
    annualRateMax,
    minTenorMonths,
    maxTenorMonths,
    ltvMax,
    example,
  };
}

/** The calculator with the product's worked example filled in. */
export function calculatorLink({ paymentType, example }: ProductSummary, locale: Locale): string {
  const { propertyValue, loanAmount, annualRate, tenorMonths, days } = example;
  const lent =
    paymentType === 'revolving' ? { drawnAmount: loanAmount, days } : { loanAmount, tenorMonths };
  const query = Object.entries({ paymentType, propertyValue, ...lent, annualRate }).filter(
    ([, value]) => value !== null,
  );
  return `${localisedPath(locale, contentPaths.loanCalculator)}?${new URLSearchParams(query.map(([name, value]): [string, string] => [name, String(value)]))}`;
}
