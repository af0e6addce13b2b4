import { promised } from '@/config/promises';
import type { DrawingOf } from '@/contracts/content/diagram';
import type { Product } from '@/contracts/site/site';
import { calculateLoan, summariseLoan } from '@/lib/loan/calculate';
import { maxLoanForValue } from '@/lib/loan/planning/affordability';
import { yearTotals, type YearTotal } from '@/lib/loan/planning/year-totals';
import { exampleInput } from '@/lib/loan/product-example';
import type { LoanResult, CalculationSummary } from '@/lib/loan/types';

type Example = Pick<Product, 'paymentType' | 'example'>;

/** Interest and principal of each loan year of the example. */
export function yearsOf(product: Example): YearTotal[] {
  return yearTotals(calculateLoan(exampleInput(product)).schedule);
}

/** The example at its own rate and at rates so many percentage points higher. */
export function atHigherRates(
  product: Example,
  { points }: DrawingOf<'higherRates'>,
): { annualRate: number; summary: CalculationSummary }[] {
  return [0, ...points].map((point) => {
    const annualRate = product.example.annualRate + point;
    return { annualRate, summary: summariseLoan(exampleInput(product, annualRate)) };
  });
}

/** The example repaid over other lengths of time. */
export function overTenors(
  { paymentType, example }: Example,
  tenors: readonly number[],
): { tenorMonths: number; summary: CalculationSummary }[] {
  return tenors.map((tenorMonths) => ({
    tenorMonths,
    summary: summariseLoan(
      exampleInput({ paymentType, example: { ...example, tenorMonths } }, example.annualRate),
    ),
  }));
}

/** The loans that stand on a property, bottom first, in HK$; null where the example names no value. */
export interface LoansOnValue {
  readonly value: number;
  readonly firstLoan: number;
  readonly secondLoan: number;
  /** The most that all loans together may be. */
  readonly limit: number;
}

export function loansOnValue(
  { example, ltvMax }: Pick<Product, 'example' | 'ltvMax'>,
  { firstLoan }: DrawingOf<'loansOnValue'>,
): LoansOnValue | null {
  const { propertyValue: value, loanAmount: secondLoan } = example;
  if (value === null || ltvMax === null) return null;
  return { value, firstLoan, secondLoan, limit: maxLoanForValue(value, ltvMax) };
}

/** A balance that stands for some days, and the interest of these days, in HK$. */
export interface BalancePeriod {
  readonly days: number;
  readonly balance: number;
  readonly interest: number;
}

const interestOn = (annualRate: number, dayBalances: DrawingOf<'balances'>['balances']): number =>
  summariseLoan({ paymentType: 'revolving', annualRate, dayBalances }).totalInterest;

/** The interest of each balance and of all days together. */
export function balancePeriods(
  { example }: Pick<Product, 'example'>,
  { balances }: DrawingOf<'balances'>,
): { periods: BalancePeriod[]; totalInterest: number } {
  return {
    periods: balances.map((period) => ({
      ...period,
      interest: interestOn(example.annualRate, [period]),
    })),
    totalInterest: interestOn(example.annualRate, balances),
  };
}

/** Monthly instalments around a payment holiday, in HK$. */
export interface HolidayInstalments {
  readonly months: number;
  readonly regular: number;
  readonly totalInterest: number;
  readonly sharers: number;
  /** A regular instalment and its share of the interest of the holiday. */
  readonly raised: number;
}

export function holidayInstalments(
  product: Example,
  { remainingMonths }: DrawingOf<'holiday'>,
): HolidayInstalments {
  const { loanAmount, annualRate, tenorMonths } = product.example;
  const { totalInterest } = summariseLoan(exampleInput(product));
  const { amount: regular } = summariseLoan({
    paymentType: 'principalAndInterest',
    loanAmount,
    annualRate,
    tenorMonths: remainingMonths,
  });
  const sharers = promised('holidayInstalments');
  return {
    months: tenorMonths,
    regular,
    totalInterest,
    sharers,
    raised: regular + totalInterest / sharers,
  };
}

/** The debts as they are, each repaid at its own rate and length, and the one loan that replaces them. */
export function debtsAndLoan(
  product: Example,
  { debts }: DrawingOf<'debts'>,
): { debts: CalculationSummary[]; loan: LoanResult } {
  return {
    debts: debts.map(({ amount, annualRate, tenorMonths }) =>
      summariseLoan({
        paymentType: 'principalAndInterest',
        loanAmount: amount,
        annualRate,
        tenorMonths,
      }),
    ),
    loan: calculateLoan(exampleInput(product)),
  };
}

/** What is owed at the start and after each loan year, as a share of the value in percent; empty where the example names no value. */
export function loanToValueByYear(product: Example): number[] {
  const { propertyValue, loanAmount } = product.example;
  if (propertyValue === null) return [];
  return [loanAmount, ...yearsOf(product).map(({ balance }) => balance)].map(
    (owed) => (owed / propertyValue) * 100,
  );
}
