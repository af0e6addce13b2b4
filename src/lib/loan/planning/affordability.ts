import { maxLoanForPayment } from '../closed-form';

/** Monthly HK$ amounts. */
export interface DebtService {
  readonly monthlyPayment: number;
  readonly otherMonthlyDebts?: number;
  readonly monthlyIncome: number;
}

/** Debt-servicing ratio in percent: all monthly debt payments over monthly income; null without income. */
export function debtServicingRatio({
  monthlyPayment,
  otherMonthlyDebts = 0,
  monthlyIncome,
}: DebtService): number | null {
  return monthlyIncome > 0 ? ((monthlyPayment + otherMonthlyDebts) / monthlyIncome) * 100 : null;
}

/** Loan-to-value ratio in percent; null without a value. */
export function loanToValue(loanAmount: number, propertyValue: number): number | null {
  return propertyValue > 0 ? (loanAmount / propertyValue) * 100 : null;
}

/** Largest loan in whole cents of HK$ under a loan-to-value cap in percent. */
export function maxLoanForValue(propertyValue: number, maxLtv: number): number {
  return floorToCent((propertyValue * maxLtv) / 100);
}

export interface IncomeBudget {
  readonly monthlyIncome: number;
  readonly otherMonthlyDebts?: number;
  readonly maxRatio: number;
  readonly annualRate: number;
  /** Infinity where interest alone is paid. */
  readonly tenorMonths: number;
}

/** Largest loan, rounded down to the cent, whose payment keeps the debt-servicing ratio within `maxRatio` percent. */
export function maxLoanForIncome({
  monthlyIncome,
  otherMonthlyDebts = 0,
  maxRatio,
  annualRate,
  tenorMonths,
}: IncomeBudget): number {
  const payment = Math.max(0, (monthlyIncome * maxRatio) / 100 - otherMonthlyDebts);
  return floorToCent(maxLoanForPayment({ payment, annualRate, months: tenorMonths }));
}

function floorToCent(amount: number): number {
  return Math.floor(amount * 100 * (1 + Number.EPSILON)) / 100;
}
