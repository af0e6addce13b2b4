import { summariseLoan } from '@/lib/loan/calculate';
import { fromCents } from '@/lib/loan/money';
import { costOf, yearlyCost } from '@/lib/loan/planning/offered-terms';
import {
  decidedMonths,
  outstandingPrincipalCents,
  paymentsUntil,
  positionOf,
  type LoanAccount,
} from '../loan-account.model';
import { projectBills } from '../settlement.model';

/** Rates in percent a year. */
export interface RateCost {
  apr: number;
  mloRate: number;
}

const dearer = (one: RateCost, other: RateCost): RateCost =>
  yearlyCost(other) > yearlyCost(one) ? other : one;

/**
 * What a loan costs a year by its last change of terms, by both ways that the Money Lenders Ordinance (Cap. 163 ss.24-25, Schedule 2) knows:
 * the dearer of what is left as a loan of its own, and of the whole loan with all its rates and the `fee` in HK$ that came with it.
 */
export function costOfChange(account: LoanAccount, fee: number): RateCost {
  const { terms } = account;
  const { kind, annualRate, originalCents, limitCents, changes } = terms;
  const tenorMonths = decidedMonths(terms);
  const last = changes.at(-1);
  const present = last?.annualRate ?? annualRate;
  if (kind === 'revolving')
    return costOf({
      kind,
      annualRate: present,
      tenorMonths,
      fee: 0,
      amount: fromCents(limitCents ?? originalCents),
    });
  const from = last?.from ?? terms.startsOn;
  const bills = projectBills(account);
  const left = bills.filter(({ on, isHoliday }) => on > from && !isHoliday).length;
  const owedCents =
    bills.findLast(({ on }) => on <= from)?.principalAfterCents ??
    outstandingPrincipalCents(positionOf(account));
  const rest = costOf({
    kind,
    annualRate: present,
    tenorMonths: Math.max(1, left),
    amount: fromCents(owedCents),
    fee: 0,
  });
  const whole = summariseLoan({
    paymentType: kind,
    loanAmount: fromCents(originalCents),
    annualRate,
    tenorMonths,
    fee,
    rateChanges: changes.map((change) => ({
      afterMonth: Math.min(paymentsUntil(terms, change.from), tenorMonths - 1),
      annualRate: change.annualRate,
    })),
  });
  return dearer(rest, whole);
}
