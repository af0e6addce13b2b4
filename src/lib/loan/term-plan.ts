import type { PlanChange, AmortisationPlan } from './amortisation';
import { toCents } from './money';
import { buildTimeline, periodOfMonth } from './timeline';
import type { PaymentFrequency, TermLoanInput } from './types';

function planChanges(
  input: TermLoanInput,
  frequency: PaymentFrequency,
): Map<number, PlanChange> | null {
  const { rateChanges = [], drawdowns = [], tenorMonths } = input;
  if (rateChanges.length === 0 && drawdowns.length === 0) return null;
  const changes = new Map<number, PlanChange>();
  const merge = (
    afterMonth: number,
    change: { annualRate?: number; drawnCents?: number },
  ): void => {
    const period = periodOfMonth(frequency, afterMonth);
    const before = changes.get(period);
    changes.set(period, {
      annualRate: change.annualRate ?? before?.annualRate ?? null,
      drawnCents: (before?.drawnCents ?? 0) + (change.drawnCents ?? 0),
      monthsLeft: tenorMonths - afterMonth,
    });
  };
  for (const { afterMonth, annualRate } of rateChanges) merge(afterMonth, { annualRate });
  for (const { afterMonth, amount } of drawdowns)
    merge(afterMonth, { drawnCents: toCents(amount) });
  return changes;
}

/** Turns the input of a term loan (rate at the start in percent) into the plan of its amortisation in cents. */
export function termPlan(input: TermLoanInput, annualRate: number): AmortisationPlan {
  const { frequency = 'monthly', basis = '30/360', tenorMonths, startDate } = input;
  return {
    principalCents: toCents(input.loanAmount),
    annualRate,
    tenorMonths,
    repaysPrincipal: input.paymentType === 'principalAndInterest',
    basis,
    timeline: buildTimeline({ startDate, frequency, tenorMonths }),
    changes: planChanges(input, frequency),
  };
}

/** Yearly rate in percent that applies after payment `period`. */
export function rateAfter(plan: AmortisationPlan, period: number): number {
  let annualRate = plan.annualRate;
  let latest = -1;
  plan.changes?.forEach((change, at) => {
    if (change.annualRate === null || at > period || at < latest) return;
    latest = at;
    annualRate = change.annualRate;
  });
  return annualRate;
}
