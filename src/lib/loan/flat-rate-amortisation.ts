import type { AmortisationPlan, AmortisationTotals } from './amortisation';
import { fromCents, simpleInterestCents, interestFraction, roundHalfUp } from './money';
import { periodDate } from './timeline';
import type { ScheduleRow } from './types';

/**
 * The amortisation of a monthly flat-rate loan in cents: interest = loan × flat rate % × months, repaid in equal rounded payments whose last
 * one clears, each split pro rata so that every month carries the same interest. `flatRate` is in percent a month.
 */
export function amortiseFlatRate(
  plan: AmortisationPlan,
  flatRate: number,
  rows: ScheduleRow[] | null,
): AmortisationTotals {
  const { principalCents, timeline } = plan;
  const periods = timeline.periods;
  const totalInterest = simpleInterestCents(principalCents, interestFraction(flatRate, periods, 1));
  const total = principalCents + totalInterest;
  const instalment = Math.max(1, roundHalfUp(total / periods));
  const payments = new Float64Array(periods + 1);
  let paid = 0;
  let interestPaid = 0;
  let payment = 0;
  let n = 0;
  while (n < periods && paid < total) {
    n += 1;
    payment = n === periods ? total - paid : Math.min(instalment, total - paid);
    paid += payment;
    const interest = roundHalfUp((totalInterest * paid) / total) - interestPaid;
    interestPaid += interest;
    payments[n] = payment;
    rows?.push({
      n,
      date: periodDate(timeline, n),
      payment: fromCents(payment),
      interest: fromCents(interest),
      principal: fromCents(payment - interest),
      balance: fromCents(principalCents - (paid - interestPaid)),
    });
  }
  return {
    firstPayment: payments[1] ?? 0,
    lastPayment: payment,
    totalInterest,
    totalPrincipal: principalCents,
    payments: payments.slice(0, n + 1),
    advances: [principalCents],
  };
}
