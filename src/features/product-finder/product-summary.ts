import { contentPaths, localisedPath } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import type { Recommended } from '@/contracts/product-finder';
import type { Product } from '@/contracts/site/site';
import type { WishedLoan } from './wished-loan';

/** The pricing fields of a product that the finder shows. */
export type ProductSummary = Pick<
  Product,
  | 'key'
  | 'paymentType'
  | 'annualRateFrom'
  | 'annualRateMax'
  | 'minAmount'
  | 'maxAmount'
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
  minAmount,
  maxAmount,
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
    minAmount,
    maxAmount,
    minTenorMonths,
    maxTenorMonths,
    ltvMax,
    example,
  };
}

type Query = Readonly<Record<string, number | string | null | undefined>>;

function withQuery(path: string, query: Query): string {
  const [base = '', present = ''] = path.split('?');
  const all = new URLSearchParams(present);
  for (const [name, value] of Object.entries(query))
    if (value != null && !all.has(name)) all.set(name, String(value));
  return all.size > 0 ? `${base}?${all}` : base;
}

/** The calculator with the visitor's loan at the product's lowest rate, or with its worked example where there is none. */
export function calculatorLink(
  { paymentType, annualRateFrom, example }: ProductSummary,
  { wish, locale }: { wish: WishedLoan; locale: Locale },
): string {
  const isOwn = wish.amount !== null;
  const tenorMonths = wish.tenorMonths ?? example.tenorMonths;
  const loanAmount = wish.amount ?? example.loanAmount;
  const lent =
    paymentType === 'revolving'
      ? { drawnAmount: loanAmount, days: example.days }
      : { loanAmount, tenorMonths };
  return withQuery(localisedPath(locale, contentPaths.loanCalculator), {
    paymentType,
    propertyValue: isOwn ? wish.propertyValue : example.propertyValue,
    ...lent,
    annualRate: isOwn ? annualRateFrom : example.annualRate,
  });
}

/** The application with its product, where it is applied for as another, and what the visitor said of the loan. */
export function applyLink(
  { applyHref, product }: Recommended,
  { wish, purpose, locale }: { wish: WishedLoan; purpose?: string | undefined; locale: Locale },
): string {
  const path = localisedPath(locale, applyHref);
  const isApplication = applyHref.startsWith('/apply/');
  const isOwn = applyHref.split('?')[0] === `/apply/${product}`;
  return isApplication
    ? withQuery(path, {
        product: isOwn ? null : product,
        purpose,
        loanAmount: wish.amount,
        tenorMonths: wish.tenorMonths,
        propertyValue: wish.propertyValue,
      })
    : path;
}
