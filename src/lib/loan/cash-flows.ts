import { annualPercentageRate } from './apr';
import {
  daysBetween,
  monthsBetween,
  parseCivilDate,
  toDayNumber,
  type CivilDate,
} from './civil-date';
import { toCents } from './money';
import type { FlowSeries } from './present-value';
import { moneyLendersRate } from './money-lenders-rate';
import type { CashFlow } from './types';

interface DatedCents {
  readonly date: CivilDate;
  readonly cents: number;
}

export interface CashFlowRequest {
  readonly cashFlows: readonly CashFlow[];
  readonly loanAmount: number;
  readonly fee: number;
  readonly startDate: string | undefined;
}

/** Both annual rates in percent. */
export interface AnnualRates {
  readonly apr: number;
  readonly mloRate: number;
}

function toDatedCents({ date, amount }: CashFlow): DatedCents | null {
  const parsed = parseCivilDate(date);
  return parsed && { date: parsed, cents: toCents(amount) };
}

/** True when the flows hold both receipts and repayments, so that they need no loan amount or start date. */
export function hasBothDirections(cashFlows: readonly CashFlow[]): boolean {
  return cashFlows.some(({ amount }) => amount > 0) && cashFlows.some(({ amount }) => amount < 0);
}

function netByDate(flows: readonly DatedCents[]): DatedCents[] {
  const byDate = new Map<number, DatedCents>();
  for (const { date, cents } of flows) {
    const key = toDayNumber(date);
    byDate.set(key, { date, cents: (byDate.get(key)?.cents ?? 0) + cents });
  }
  return [...byDate.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, flow]) => flow)
    .filter(({ cents }) => cents !== 0);
}

/** Flows from the borrower's side (received > 0), netted by day, or null if a date is wrong. */
function borrowerFlows({
  cashFlows,
  loanAmount,
  fee,
  startDate,
}: CashFlowRequest): DatedCents[] | null {
  const flows = cashFlows.map(toDatedCents).filter((flow) => flow !== null);
  if (flows.length !== cashFlows.length) return null;
  if (!hasBothDirections(cashFlows)) {
    const start = startDate === undefined ? null : parseCivilDate(startDate);
    if (!start) return null;
    const payments = flows.map(({ date, cents }) => ({ date, cents: -Math.abs(cents) }));
    return netByDate([{ date: start, cents: toCents(loanAmount) - toCents(fee) }, ...payments]);
  }
  const net = netByDate(flows);
  const first = net[0];
  if (!first) return [];
  const sign = Math.sign(first.cents);
  const borrowerSide = net.map(({ date, cents }) => ({ date, cents: cents * sign }));
  return netByDate([...borrowerSide, { date: first.date, cents: -toCents(fee) }]);
}

/**
 * Both annual rates of dated flows. Flows of one sign are repayments of `loanAmount` made available on `startDate`; with both signs they
 * are complete, the earliest being money received, whichever sign that has. A fee reduces the first money received.
 * The annual percentage rate counts days/365, the Schedule 2 rate whole months and thirtieths. Null if no rate fits.
 */
export function cashFlowRates(request: CashFlowRequest): AnnualRates | null {
  const flows = borrowerFlows(request);
  if (!flows) return null;
  if (flows.length === 0) return { apr: 0, mloRate: 0 };
  const dates = flows.map(({ date }) => date);
  const intervalTo = <T>(
    index: number,
    measure: (from: CivilDate, to: CivilDate) => T,
    none: T,
  ): T => {
    const [from, to] = [dates[index - 1], dates[index]];
    return from && to ? measure(from, to) : none;
  };
  const series: FlowSeries = {
    advances: flows.map(({ cents }) => Math.max(0, cents)),
    payments: flows.map(({ cents }) => Math.max(0, -cents)),
    gapDays: flows.map((_, index) => intervalTo(index, daysBetween, 0)),
    periodsPerYear: 1,
  };
  const apr = (flows[0]?.cents ?? 0) > 0 ? annualPercentageRate(series) : null;
  if (apr === null) return null;
  return {
    apr,
    mloRate: moneyLendersRate({
      ...series,
      yearsBefore: flows.map((_, index) => intervalTo(index, monthsBetween, 0) / 12),
    }),
  };
}
