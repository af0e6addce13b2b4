import type { LedgerEvent, LedgerPlan } from './ledger';
import { toCents } from './money';
import { buildTimeline, periodOfMonth } from './timeline';
import type { PaymentFrequency, TermLoanInput } from './types';

function ledgerEvents(
  input: TermLoanInput,
  frequency: PaymentFrequency,
): Map<number, LedgerEvent> | null {
  const { rateChanges = [], drawdowns = [], tenorMonths } = input;
  if (rateChanges.length === 0 && drawdowns.length === 0) return null;
  const events = new Map<number, LedgerEvent>();
  const merge = (
    afterMonth: number,
    change: { annualRate?: number; drawnCents?: number },
  ): void => {
    const period = periodOfMonth(frequency, afterMonth);
    const before = events.get(period);
    events.set(period, {
      annualRate: change.annualRate ?? before?.annualRate ?? null,
      drawnCents: (before?.drawnCents ?? 0) + (change.drawnCents ?? 0),
      monthsLeft: tenorMonths - afterMonth,
    });
  };
  for (const { afterMonth, annualRate } of rateChanges) merge(afterMonth, { annualRate });
  for (const { afterMonth, amount } of drawdowns)
    merge(afterMonth, { drawnCents: toCents(amount) });
  return events;
}

/** Turns the input of a term loan (rate at the start in percent) into the plan of its ledger in cents. */
export function termPlan(input: TermLoanInput, annualRate: number): LedgerPlan {
  const { frequency = 'monthly', basis = '30/360', tenorMonths, startDate } = input;
  return {
    principalCents: toCents(input.loanAmount),
    annualRate,
    tenorMonths,
    repaysPrincipal: input.paymentType === 'principalAndInterest',
    basis,
    timeline: buildTimeline({ startDate, frequency, tenorMonths }),
    events: ledgerEvents(input, frequency),
  };
}

/** Yearly rate in percent that applies after payment `period`. */
export function rateAfter(plan: LedgerPlan, period: number): number {
  let annualRate = plan.annualRate;
  let latest = -1;
  plan.events?.forEach((event, at) => {
    if (event.annualRate === null || at > period || at < latest) return;
    latest = at;
    annualRate = event.annualRate;
  });
  return annualRate;
}
