import { z } from 'zod';
import { count, principal, shareOfValue, tenor, yearlyRate } from './setting-fields';

const maxExampleDays = 365;

const price = { annualRateFrom: yearlyRate(), annualRateMax: yearlyRate() };
const amounts = { minAmount: principal(), maxAmount: principal() };
const tenors = { minTenorMonths: tenor(), maxTenorMonths: tenor() };
const share = { ltvMax: shareOfValue() };
const example = { exampleAmount: principal(), exampleRate: yearlyRate() };
const exampleValue = { exampleValue: principal() };
const exampleTenor = { exampleTenorMonths: tenor() };

const secured = z.strictObject({
  ...price,
  ...amounts,
  ...tenors,
  ...share,
  ...exampleValue,
  ...example,
  ...exampleTenor,
});

/** What each product costs, how much of it is lent and for how long, and its representative example: what all pages and computations go by. */
export const productSettings = {
  'product-first': secured,
  'product-second': secured,
  'product-fast-pass': secured,
  'product-bridging': secured,
  'product-revolving': z.strictObject({
    ...price,
    ...amounts,
    ...tenors,
    ...share,
    ...exampleValue,
    ...example,
    exampleDays: count(maxExampleDays),
  }),
  'product-rmb': secured,
  // How long a holiday is stands in the terms of every loan.
  'product-payment-holiday': z.strictObject({ ...price, ...amounts, ...example, ...exampleTenor }),
  'product-self-employed': secured,
  'product-debt-consolidation': secured,
  'product-sme': secured,
} as const;
export type ProductSettingName = keyof typeof productSettings;

const always = [
  'annualRateFrom',
  'annualRateMax',
  'minAmount',
  'maxAmount',
  'exampleAmount',
  'exampleRate',
] as const;
const ofSome = [
  'minTenorMonths',
  'maxTenorMonths',
  'ltvMax',
  'exampleValue',
  'exampleTenorMonths',
  'exampleDays',
] as const;
export const productFigures = [...always, ...ofSome] as const;
export type ProductFigure = (typeof productFigures)[number];

/** What a product’s setting may name: HK$, percent, months and days. */
export type ProductFigures = Record<(typeof always)[number], number> &
  Partial<Record<(typeof ofSome)[number], number | undefined>>;
