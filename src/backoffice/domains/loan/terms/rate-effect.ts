import type { RateEffect } from '@/contracts/account/loan-desk';
import { fromCents } from '@/lib/loan/money';
import type { ChangedRate } from './rate-change.service';
import type { RateFigures } from './rate-figures.model';

const inHkd = (cents: number | null): number | null => (cents === null ? null : fromCents(cents));

const sideOf = ({
  annualRate,
  paymentCents,
  endsOn,
  interestLeftCents,
}: RateFigures): RateEffect['before'] => ({
  annualRate,
  payment: inHkd(paymentCents),
  endsOn,
  interestLeft: inHkd(interestLeftCents),
});

/** What a change of the rate does to the terms, in HK$ and percent a year. */
export function toRateEffect({
  comparison: { from, paymentOn, before, after },
  cost: { apr, mloRate },
}: Pick<ChangedRate, 'comparison' | 'cost'>): RateEffect {
  return { from, paymentOn, before: sideOf(before), after: sideOf(after), apr, mloRate };
}
