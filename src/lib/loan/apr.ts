import { MAX_REPORTED_RATE } from './limits';
import { presentValueAt, type FlowSeries, type ValueAt } from './present-value';

const MAX_STEPS = 80;
const LOWEST_FORCE = -9;
const HIGHEST_FORCE = 5_000;
const PRECISION = 1e-11;

interface Equation {
  readonly paidAt: ValueAt;
  readonly receivedAt: ValueAt;
}

function bisect({ paidAt, receivedAt }: Equation): number | null {
  const excess = (force: number): number => paidAt(force).value - receivedAt(force).value;
  let low = LOWEST_FORCE;
  let high = 1;
  const atLow = excess(low);
  if (!Number.isFinite(atLow) || atLow === 0) return null;
  while (excess(high) * atLow > 0) {
    high *= 2;
    if (high > HIGHEST_FORCE) return null;
  }
  for (let n = 0; n < 200; n += 1) {
    const middle = (low + high) / 2;
    if (excess(middle) * atLow > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Newton's method on ln(payments / advances), which is nearly a straight line in the force of interest ln(1+r). */
function solveForce(equation: Equation, guess: number): number | null {
  let force = guess;
  for (let n = 0; n < MAX_STEPS; n += 1) {
    const paid = equation.paidAt(force);
    const received = equation.receivedAt(force);
    if (!(paid.value > 0) || !(received.value > 0)) return bisect(equation);
    const step =
      Math.log(paid.value / received.value) /
      (paid.slope / paid.value - received.slope / received.value);
    if (!Number.isFinite(step)) return bisect(equation);
    force -= step;
    if (Math.abs(step) <= PRECISION * (1 + Math.abs(force))) return force;
  }
  return bisect(equation);
}

function sum(amounts: ArrayLike<number>): number {
  let total = 0;
  for (let k = 0; k < amounts.length; k += 1) total += amounts[k] ?? 0;
  return total;
}

/**
 * Annual percentage rate: the r that solves sum(advances/(1+r)^t) = sum(payments/(1+r)^t), t in years, in percent.
 * `guess` is a nominal yearly rate in percent to start from. Null if no rate fits the flows.
 */
export function annualPercentageRate(series: FlowSeries, guess = 10): number | null {
  if (sum(series.payments) === sum(series.advances)) return 0;
  const { periodsPerYear } = series;
  const equation = {
    paidAt: presentValueAt(series, series.payments),
    receivedAt: presentValueAt(series, series.advances),
  };
  const force = solveForce(equation, periodsPerYear * Math.log1p(guess / (100 * periodsPerYear)));
  return force === null ? null : Math.min(MAX_REPORTED_RATE, Math.expm1(force) * 100);
}

/** Nominal annual rate of equal periods (12 CFR 1026 Appendix J for regular unit-periods): rate of one period × periods a year, in percent. */
export function nominalAnnualRate(series: FlowSeries): number | null {
  const apr = annualPercentageRate(series);
  return apr === null
    ? null
    : series.periodsPerYear * Math.expm1(Math.log1p(apr / 100) / series.periodsPerYear) * 100;
}

/** Effective yearly rate of a nominal rate compounded `periodsPerYear` times, both in percent. */
export function effectiveAnnualRate(nominalRate: number, periodsPerYear = 12): number {
  return Math.expm1(periodsPerYear * Math.log1p(nominalRate / (100 * periodsPerYear))) * 100;
}
