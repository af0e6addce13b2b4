import { annualPercentageRate } from './apr';
import { cashFlowRates, type AnnualRates } from './cash-flows';
import { amortiseFlatRate } from './flat-rate-amortisation';
import { assertLoanInput } from './input-validation';
import { amortise, type AmortisationTotals } from './amortisation';
import { LoanInputError } from './loan-input-error';
import { fromCents, roundTo, toCents } from './money';
import { rateWarnings } from './planning/rate-warnings';
import type { FlowSeries } from './present-value';
import { balancesOf, runRevolving } from './revolving';
import { moneyLendersRate } from './money-lenders-rate';
import { computeEarlySettlement } from './planning/settlement';
import { termPlan } from './term-plan';
import type {
  LoanInput,
  LoanResult,
  CalculationSummary,
  RevolvingInput,
  ScheduleRow,
  TermLoanInput,
} from './types';

/** Of a rate in percent, as it is reported. */
const rateDecimals = 6;

interface FlowRatesRequest {
  readonly input: LoanInput;
  readonly series: FlowSeries;
  readonly yearsBefore: number | ArrayLike<number>;
  readonly guess: number;
}

function yearlyRates({ input, series, yearsBefore, guess }: FlowRatesRequest): AnnualRates {
  const { cashFlows, fee = 0, startDate } = input;
  if (cashFlows && cashFlows.length > 0) {
    const loanAmount =
      input.paymentType === 'revolving'
        ? (input.drawnAmount ?? input.loanAmount ?? 0)
        : input.loanAmount;
    const rates = cashFlowRates({ cashFlows, loanAmount, fee, startDate });
    if (!rates) throw new LoanInputError([{ field: 'cashFlows', code: 'no_rate' }]);
    return rates;
  }
  const apr = annualPercentageRate(series, guess);
  if (apr === null) throw new LoanInputError([{ field: 'fee', code: 'no_rate' }]);
  return {
    apr,
    mloRate: moneyLendersRate({
      advances: series.advances,
      payments: series.payments,
      yearsBefore,
    }),
  };
}

function netOfFee(advances: ArrayLike<number>, fee: number | undefined): ArrayLike<number> {
  return fee
    ? Array.from(advances, (cents, index) => (index === 0 ? cents - toCents(fee) : cents))
    : advances;
}

interface Amounts {
  readonly input: LoanInput;
  readonly rates: AnnualRates;
  readonly amount: number;
  readonly totalInterest: number;
  readonly totalPaid: number;
  readonly lastPayment: number;
  readonly exposure: number;
}

function summaryOf({
  input,
  rates,
  amount,
  totalInterest,
  totalPaid,
  lastPayment,
  exposure,
}: Amounts): CalculationSummary {
  const apr = roundTo(rates.apr, rateDecimals);
  const mloRate = roundTo(rates.mloRate, rateDecimals);
  return {
    amount: fromCents(amount),
    totalInterest: fromCents(totalInterest),
    totalRepayment: fromCents(totalPaid),
    lastPayment: fromCents(lastPayment),
    apr,
    mloRate,
    ltv:
      input.propertyValue === undefined
        ? null
        : roundTo((exposure / toCents(input.propertyValue)) * 100, rateDecimals),
    warnings: rateWarnings(apr, mloRate),
  };
}

function summariseRevolving(input: RevolvingInput, rows: ScheduleRow[] | null): CalculationSummary {
  const totals = runRevolving(input, rows);
  const { gapDays, payments } = totals;
  const series = {
    advances: netOfFee(totals.advances, input.fee),
    payments,
    gapDays,
    periodsPerYear: 365,
  };
  const rates = yearlyRates({
    input,
    series,
    yearsBefore: gapDays.map((days) => days / 365),
    guess: input.annualRate,
  });
  const exposure = toCents(
    input.loanAmount ?? Math.max(...balancesOf(input).map(({ balance }) => balance)),
  );
  return summaryOf({
    ...totals,
    input,
    rates,
    amount: totals.interest,
    totalInterest: totals.interest,
    exposure,
  });
}

function summariseTerm(
  input: TermLoanInput,
  requestedRows: ScheduleRow[] | null,
): CalculationSummary {
  const monthlyFlatRate =
    input.paymentType === 'principalAndInterest' ? input.monthlyFlatRate : undefined;
  const annualRate = monthlyFlatRate === undefined ? (input.annualRate ?? 0) : monthlyFlatRate * 12;
  const plan = termPlan(input, annualRate);
  const rows = requestedRows ?? (input.settleOn === undefined ? null : []);
  const totals: AmortisationTotals =
    monthlyFlatRate === undefined
      ? amortise(plan, rows)
      : amortiseFlatRate(plan, monthlyFlatRate, rows);
  const { gapDays, periodsPerYear } = plan.timeline;
  const series = {
    advances: netOfFee(totals.advances, input.fee),
    payments: totals.payments,
    gapDays,
    periodsPerYear,
  };
  const summary = summaryOf({
    input,
    rates: yearlyRates({ input, series, yearsBefore: 1 / periodsPerYear, guess: annualRate }),
    amount: totals.firstPayment,
    totalInterest: totals.totalInterest,
    totalPaid: totals.totalInterest + totals.totalPrincipal,
    lastPayment: totals.lastPayment,
    exposure: totals.totalPrincipal,
  });
  const { settleOn, settlementPenaltyRate: penaltyRate = 0 } = input;
  const settlement =
    settleOn === undefined || !rows
      ? null
      : computeEarlySettlement({ plan, schedule: rows, settleOn, penaltyRate, monthlyFlatRate });
  return settlement ? { ...summary, settlement } : summary;
}

function summarise(input: LoanInput, rows: ScheduleRow[] | null): CalculationSummary {
  assertLoanInput(input);
  return input.paymentType === 'revolving'
    ? summariseRevolving(input, rows)
    : summariseTerm(input, rows);
}

/**
 * Repayment, cost, yearly rates and schedule of a loan, in HK$ with two decimals and percent. `amount` is the first regular payment
 * (interest-only: the interest; revolving: the interest of the period). The totals are those of the full term, also with `settleOn`.
 * @throws LoanInputError
 */
export function calculateLoan(input: LoanInput): LoanResult {
  const schedule: ScheduleRow[] = [];
  return { ...summarise(input, schedule), schedule };
}

/**
 * Payment, cost and rates as `calculateLoan` has them, without building the schedule.
 * @throws LoanInputError
 */
export function summariseLoan(input: LoanInput): CalculationSummary {
  return summarise(input, null);
}
