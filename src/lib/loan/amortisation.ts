import { levelPayment } from './closed-form';
import {
  datedInstalment,
  fromCents,
  instalmentOf,
  simpleInterestCents,
  interestFraction,
  roundHalfUp,
  type InterestFraction,
} from './money';
import { periodDate, type Timeline } from './timeline';
import type { DayCountBasis, ScheduleRow } from './types';

/** What changes on the date of a payment, after it: a new yearly rate in percent and/or a further advance. */
export interface PlanChange {
  readonly annualRate: number | null;
  readonly drawnCents: number;
  readonly monthsLeft: number;
}

export interface AmortisationPlan {
  readonly principalCents: number;
  readonly annualRate: number;
  readonly tenorMonths: number;
  readonly repaysPrincipal: boolean;
  readonly basis: DayCountBasis;
  readonly timeline: Timeline;
  readonly changes: ReadonlyMap<number, PlanChange> | null;
}

/** Cents throughout. `payments[k]` and `advances[k]` belong to the date of payment k, index 0 being the start. */
export interface AmortisationTotals {
  readonly firstPayment: number;
  readonly lastPayment: number;
  readonly totalInterest: number;
  readonly totalPrincipal: number;
  readonly payments: ArrayLike<number>;
  readonly advances: ArrayLike<number>;
}

interface Instalment {
  readonly balanceCents: number;
  readonly annualRate: number;
  readonly monthsLeft: number;
  /** The first payment that this instalment applies to. */
  readonly from: number;
}

/**
 * On act/365 the payment that repays the balance over the payments left, each with its own days. Otherwise the level payment of equal
 * months, half of it where it is paid every fortnight.
 */
function instalmentCents(
  { repaysPrincipal, basis, timeline }: AmortisationPlan,
  { balanceCents, annualRate, monthsLeft, from }: Instalment,
): number {
  if (!repaysPrincipal || balanceCents === 0) return 0;
  const principalCents = balanceCents;
  if (basis === 'act/365' && timeline.gapDays)
    return Math.max(
      1,
      datedInstalment({ principalCents, annualRate, gapDays: timeline.gapDays.subarray(from) }),
    );
  const monthly = instalmentOf(
    { principalCents, annualRate, months: monthsLeft },
    levelPayment({ principal: principalCents, annualRate, months: monthsLeft }),
  );
  return Math.max(1, timeline.frequency === 'monthly' ? monthly : roundHalfUp(monthly / 2));
}

/** The fraction of a year's interest in period `n`; the same for every period without act/365. */
function fractionOf(plan: AmortisationPlan, annualRate: number, n: number): InterestFraction {
  const days = plan.basis === 'act/365' ? plan.timeline.gapDays?.[n] : undefined;
  return days === undefined
    ? interestFraction(annualRate, 1, plan.timeline.periodsPerYear)
    : interestFraction(annualRate, days, 365);
}

function advancesOf({ principalCents, changes }: AmortisationPlan): number[] {
  const advances = [principalCents];
  changes?.forEach(({ drawnCents }, period) => {
    while (advances.length <= period) advances.push(0);
    advances[period] = (advances[period] ?? 0) + drawnCents;
  });
  return advances;
}

/**
 * The amortisation of a term loan in whole cents: interest rounded each period, a level rounded instalment set anew whenever the rate or the
 * principal changes, never below the interest due (unpaid interest is not capitalised: Cap. 163 s.22) nor below one cent, and a last
 * payment that clears the balance. Rows are appended to `rows` when it is given.
 */
export function amortise(plan: AmortisationPlan, rows: ScheduleRow[] | null): AmortisationTotals {
  const { timeline, changes, repaysPrincipal } = plan;
  const countsDays = plan.basis === 'act/365';
  const advances = advancesOf(plan);
  const payments = new Float64Array(timeline.periods + 1);
  const first = changes?.get(0);
  let annualRate = first?.annualRate ?? plan.annualRate;
  let balance = advances[0] ?? 0;
  let instalment = instalmentCents(plan, {
    balanceCents: balance,
    annualRate,
    monthsLeft: plan.tenorMonths,
    from: 1,
  });
  let fraction = fractionOf(plan, annualRate, 1);
  let totalInterest = 0;
  let totalPrincipal = 0;
  let payment = 0;
  let n = 0;
  while (n < timeline.periods && (balance > 0 || n < advances.length - 1)) {
    n += 1;
    if (countsDays) fraction = fractionOf(plan, annualRate, n);
    const interest = simpleInterestCents(balance, fraction);
    if (n === timeline.periods) payment = balance + interest;
    else
      payment = repaysPrincipal
        ? Math.min(Math.max(instalment, interest), balance + interest)
        : interest;
    const principal = payment - interest;
    balance -= principal;
    totalInterest += interest;
    totalPrincipal += principal;
    payments[n] = payment;
    const change = changes?.get(n);
    if (change && (change.drawnCents > 0 || (change.annualRate ?? annualRate) !== annualRate)) {
      balance += change.drawnCents;
      annualRate = change.annualRate ?? annualRate;
      instalment = instalmentCents(plan, {
        balanceCents: balance,
        annualRate,
        monthsLeft: change.monthsLeft,
        from: n + 1,
      });
      fraction = fractionOf(plan, annualRate, n + 1);
    }
    rows?.push({
      n,
      date: periodDate(timeline, n),
      payment: fromCents(payment),
      interest: fromCents(interest),
      principal: fromCents(principal),
      balance: fromCents(balance),
    });
  }
  const paymentsMade = n === timeline.periods ? payments : payments.slice(0, n + 1);
  return {
    firstPayment: payments[1] ?? 0,
    lastPayment: payment,
    totalInterest,
    totalPrincipal,
    payments: paymentsMade,
    advances,
  };
}
