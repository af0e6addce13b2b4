import { maxReportedRate } from './limits';
import { presentValueAt, type FlowSeries, type ValueAt } from './present-value';

/** Where Newton's method has not converged by then, the interval is halved instead. */
const maxSteps = 80;
/** Halving the interval between the lowest and the highest force this often leaves no bit of a double open. */
const maxHalvings = 200;
/** The force of interest ln(1+r) is searched from this lower end: a loss of 99.99 % a year, e^-9 - 1. */
const lowestForce = -9;
/** The upper end of the search: repaying about 900,000 times the advance after one day, e^(5,000/365). */
const highestForce = 5_000;
/** Of the force; a rate is reported with six decimals of a percent. */
const precision = 1e-11;

interface Equation {
  readonly paidAt: ValueAt;
  readonly receivedAt: ValueAt;
}

function bisect({ paidAt, receivedAt }: Equation): number | null {
  const excess = (force: number): number => paidAt(force).value - receivedAt(force).value;
  let low = lowestForce;
  let high = 1;
  const atLow = excess(low);
  if (!Number.isFinite(atLow) || atLow === 0) return null;
  while (excess(high) * atLow > 0) {
    high *= 2;
    if (high > highestForce) return null;
  }
  for (let n = 0; n < maxHalvings; n += 1) {
    const middle = (low + high) / 2;
    if (excess(middle) * atLow > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Newton's method on ln(payments / advances), which is nearly a straight line in the force of interest ln(1+r). */
function solveForce(equation: Equation, guess: number): number | null {
  let force = guess;
  for (let n = 0; n < maxSteps; n += 1) {
    const paid = equation.paidAt(force);
    const received = equation.receivedAt(force);
    if (!(paid.value > 0) || !(received.value > 0)) return bisect(equation);
    const step =
      Math.log(paid.value / received.value) /
      (paid.slope / paid.value - received.slope / received.value);
    if (!Number.isFinite(step)) return bisect(equation);
    force -= step;
    if (Math.abs(step) <= precision * (1 + Math.abs(force))) return force;
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
  return force === null ? null : Math.min(maxReportedRate, Math.expm1(force) * 100);
}
