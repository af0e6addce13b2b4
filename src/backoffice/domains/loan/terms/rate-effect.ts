import type { RateEffect } from '@/contracts/account/loan-desk';
import type { ApprovalFact } from '@/contracts/approval/approval';
import { fromCents } from '@/lib/loan/money';
import type { ChangedTerms } from './rate-change.service';
import type { RateFigures } from './rate-figures.model';

const inHkd = (cents: number | null): number | null => (cents === null ? null : fromCents(cents));

const sideOf = ({
  annualRate,
  paymentCents,
  endsOn,
  interestLeftCents,
  paymentsLeft,
  lastPaymentCents,
  dueCents,
  deferredCents,
}: RateFigures): RateEffect['before'] => ({
  annualRate,
  payment: inHkd(paymentCents),
  endsOn,
  interestLeft: inHkd(interestLeftCents),
  paymentsLeft,
  lastPayment: inHkd(lastPaymentCents),
  due: fromCents(dueCents),
  deferred: fromCents(deferredCents),
});

/** What a change of terms does to a loan, in HK$ and percent a year. */
export function toRateEffect({
  comparison: { kind, from, paymentOn, before, after },
  cost: { apr, mloRate },
}: Pick<ChangedTerms, 'comparison' | 'cost'>): RateEffect {
  return { kind, from, paymentOn, before: sideOf(before), after: sideOf(after), apr, mloRate };
}

const rateFacts = ['annualRate', 'payment', 'endsOn', 'interestLeft'] as const;
const paymentFacts = [
  'payment',
  'lastPayment',
  'paymentsLeft',
  'endsOn',
  'due',
  'deferred',
  'interestLeft',
] as const;

/** What changes of the terms, as a second person reads it. */
export const termsFacts = ({ kind, before, after }: RateEffect): ApprovalFact[] =>
  (kind === 'rate-change' ? rateFacts : paymentFacts).flatMap((name) =>
    after[name] === null ? [] : [{ name, before: before[name], value: after[name] }],
  );
