import {
  productSettings,
  type ProductFigure,
  type ProductFigures,
  type ProductSettingName,
} from '@/contracts/setting/product-settings';
import type { Settings } from '@/contracts/setting/settings';
import type { Product } from '@/contracts/site/site';
import { formatMoney, formatPercent } from '@/lib/format';
import { calculateLoan } from '@/lib/loan/calculate';
import { LoanInputError } from '@/lib/loan/loan-input-error';
import { yearlyCost } from '@/lib/loan/planning/offered-terms';
import { exampleInput } from '@/lib/loan/product-example';
import type { FieldProblem } from '@/backoffice/common/service-error';

/** The setting with the figures of a product. */
export const productSettingOf = (key: Product['key']): ProductSettingName => `product-${key}`;

/** What is delivered of a product, as its setting names it. */
export function figuresOf(product: Product): Record<string, number> {
  const { example } = product;
  const figures: Record<ProductFigure, number | null> = {
    annualRateFrom: product.annualRateFrom,
    annualRateMax: product.annualRateMax,
    minAmount: product.minAmount,
    maxAmount: product.maxAmount,
    minTenorMonths: product.minTenorMonths,
    maxTenorMonths: product.maxTenorMonths,
    ltvMax: product.ltvMax,
    exampleValue: example.propertyValue,
    exampleAmount: example.loanAmount,
    exampleRate: example.annualRate,
    exampleTenorMonths: example.tenorMonths,
    exampleDays: example.days,
  };
  const { shape } = productSettings[productSettingOf(product.key)];
  return Object.fromEntries(
    Object.entries(figures).flatMap(([name, figure]) =>
      Object.hasOwn(shape, name) && figure !== null ? [[name, figure] as const] : [],
    ),
  );
}

/** A product with other figures, which apply since the day `asOf`; what its setting does not name stays. */
export const withFigures = (product: Product, figures: ProductFigures, asOf: string): Product => ({
  ...product,
  annualRateFrom: figures.annualRateFrom,
  annualRateMax: figures.annualRateMax,
  minAmount: figures.minAmount,
  maxAmount: figures.maxAmount,
  minTenorMonths: figures.minTenorMonths ?? product.minTenorMonths,
  maxTenorMonths: figures.maxTenorMonths ?? product.maxTenorMonths,
  ltvMax: figures.ltvMax ?? product.ltvMax,
  example: {
    propertyValue: figures.exampleValue ?? product.example.propertyValue,
    loanAmount: figures.exampleAmount,
    annualRate: figures.exampleRate,
    tenorMonths: figures.exampleTenorMonths ?? product.example.tenorMonths,
    days: figures.exampleDays ?? product.example.days,
  },
  asOf,
});

type Problems = Record<string, FieldProblem>;

/** Why these figures cannot stand together, by the field of the setting that is wrong. */
export function figureProblems(product: Product, figures: ProductFigures): Problems {
  const { annualRateFrom, annualRateMax, minAmount, maxAmount, ltvMax, example } = withFigures(
    product,
    figures,
    product.asOf,
  );
  const problems: Problems = {};
  if (annualRateFrom > annualRateMax)
    problems.annualRateFrom = { key: 'aboveHighest', limit: formatPercent(annualRateMax) };
  if (minAmount > maxAmount)
    problems.minAmount = { key: 'aboveHighest', limit: formatMoney(maxAmount) };
  if ((figures.minTenorMonths ?? 0) > (figures.maxTenorMonths ?? Infinity))
    problems.minTenorMonths = { key: 'aboveHighest', limit: figures.maxTenorMonths ?? '' };
  if (Object.keys(problems).length > 0) return problems;

  if (figures.exampleRate < annualRateFrom || figures.exampleRate > annualRateMax)
    problems.exampleRate = {
      key: 'outOfRange',
      limit: `${formatPercent(annualRateFrom)} – ${formatPercent(annualRateMax)}`,
    };
  if (example.loanAmount < minAmount || example.loanAmount > maxAmount)
    problems.exampleAmount = {
      key: 'outOfRange',
      limit: `${formatMoney(minAmount)} – ${formatMoney(maxAmount)}`,
    };
  else if (
    ltvMax !== null &&
    example.propertyValue !== null &&
    example.loanAmount * 100 > example.propertyValue * ltvMax
  )
    problems.exampleAmount = {
      key: 'exampleAboveShare',
      limit: formatMoney((example.propertyValue * ltvMax) / 100),
    };
  return { ...tenorProblem(product, figures), ...costProblem(product, figures), ...problems };
}

function tenorProblem(product: Product, figures: ProductFigures): Problems {
  const { exampleTenorMonths: months } = figures;
  const { minTenorMonths, maxTenorMonths } = withFigures(product, figures, product.asOf);
  if (months === undefined || (months >= minTenorMonths && months <= maxTenorMonths)) return {};
  return {
    exampleTenorMonths: { key: 'outOfRange', limit: `${minTenorMonths} – ${maxTenorMonths}` },
  };
}

/** The highest rate is of all that a loan costs, which counts for more than the rate that is paid monthly. */
function costProblem(product: Product, figures: ProductFigures): Problems {
  const changed = withFigures(product, figures, product.asOf);
  const fields = { annualRateFrom: figures.annualRateFrom, exampleRate: figures.exampleRate };
  for (const [field, rate] of Object.entries(fields)) {
    const cost = costAt(changed, rate);
    if (cost === null) return { [field]: { key: 'noRateFits' } };
    if (cost > figures.annualRateMax)
      return { [field]: { key: 'exampleCostsTooMuch', limit: formatPercent(cost) } };
  }
  return {};
}

function costAt(product: Product, annualRate: number): number | null {
  try {
    return yearlyCost(calculateLoan(exampleInput(product, annualRate)));
  } catch (error) {
    if (error instanceof LoanInputError) return null;
    throw error;
  }
}

/** The products with what applies of their settings; `since` is null for one that is as delivered. */
export const productsWith = (
  products: readonly Product[],
  settings: Settings,
  since: (name: ProductSettingName) => string | null,
): Product[] =>
  products.map((product) => {
    const name = productSettingOf(product.key);
    const day = since(name);
    return day === null ? product : withFigures(product, settings[name], day);
  });
