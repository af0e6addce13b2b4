import { addDays, addMonths, daysBetween, parseCivilDate, type CivilDate } from '../civil-date';
import type { AmortisationPlan } from '../amortisation';
import { fromCents, simpleInterestCents, interestFraction, toCents } from '../money';
import { rateAfter } from '../term-plan';
import type { ScheduleRow, Settlement } from '../types';

export interface SettlementRequest {
  readonly plan: AmortisationPlan;
  readonly schedule: readonly ScheduleRow[];
  readonly settleOn: string;
  readonly penaltyRate: number;
  readonly monthlyFlatRate: number | undefined;
}

function paymentDate({ timeline }: AmortisationPlan, start: CivilDate, n: number): CivilDate {
  return timeline.frequency === 'monthly' ? addMonths(start, n) : addDays(start, n * 14);
}

function paymentsMadeBy(request: SettlementRequest, start: CivilDate, date: CivilDate): number {
  let paymentsMade = 0;
  while (
    paymentsMade < request.schedule.length &&
    daysBetween(paymentDate(request.plan, start, paymentsMade + 1), date) >= 0
  )
    paymentsMade += 1;
  return paymentsMade;
}

/**
 * Early settlement on a date (Cap. 163 s.21): the balance after the payments due by then, simple interest on it at the current rate for
 * the days since the last payment over 365 (never more than the interest of the period), and a penalty in percent of that balance.
 * Flat-rate loans accrue on the original loan.
 */
export function computeEarlySettlement(request: SettlementRequest): Settlement | null {
  const { plan, schedule, settleOn, penaltyRate, monthlyFlatRate } = request;
  const { start } = plan.timeline;
  const date = parseCivilDate(settleOn);
  if (!start || !date) return null;
  const paymentsMade = paymentsMadeBy(request, start, date);
  const openingCents = plan.principalCents + (plan.changes?.get(0)?.drawnCents ?? 0);
  const balanceCents =
    paymentsMade === 0 ? openingCents : toCents(schedule[paymentsMade - 1]?.balance ?? 0);
  const days = daysBetween(paymentDate(plan, start, paymentsMade), date);
  const accrued =
    monthlyFlatRate === undefined
      ? simpleInterestCents(
          balanceCents,
          interestFraction(rateAfter(plan, paymentsMade), days, 365),
        )
      : simpleInterestCents(plan.principalCents, interestFraction(monthlyFlatRate * 12, days, 365));
  const interest = Math.min(accrued, toCents(schedule[paymentsMade]?.interest ?? 0));
  const interestOf = (rows: readonly ScheduleRow[]): number =>
    rows.reduce((sum, row) => sum + toCents(row.interest), 0);
  const penalty = simpleInterestCents(balanceCents, interestFraction(penaltyRate, 1, 1));
  return {
    date: settleOn,
    paymentsMade,
    principal: fromCents(balanceCents),
    interest: fromCents(interest),
    penalty: fromCents(penalty),
    amount: fromCents(balanceCents + interest + penalty),
    interestPaid: fromCents(interestOf(schedule.slice(0, paymentsMade))),
    interestSaved: fromCents(interestOf(schedule.slice(paymentsMade)) - interest),
  };
}
