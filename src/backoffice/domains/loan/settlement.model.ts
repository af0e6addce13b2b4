import { interestFraction, interestOfSpansCents, simpleInterestCents } from '@/lib/loan/money';
import { computeBill, closeIfPaid } from './billing.model';
import { dayFractionOf, interestOfPeriodCents, interestUntilCents } from './interest.model';
import {
  outstandingPrincipalCents,
  dueDay,
  isHoliday,
  positionOf,
  postEntry,
  totalPeriods,
  type LoanAccount,
} from './loan-account.model';
import { loanRules } from './loan.rules';
import { daysFrom, rateDaysOf } from './terms/rates.model';

/** `amountCents` = principal + interest + deferred + fee − credit. */
export interface SettlementFigures {
  principalCents: number;
  interestCents: number;
  deferredCents: number;
  feeCents: number;
  creditCents: number;
  amountCents: number;
  interestSavedCents: number;
}

/** What clears a loan on `on` (Cap. 163 section 21): principal, interest to that day and deferred interest. The loan is billed up to today; `projectedAccount` is billed up to `on`. */
export function computeSettlement(
  projectedAccount: LoanAccount,
  on: string,
  feePercent: number = loanRules.settlementFeePercent,
): SettlementFigures {
  const position = positionOf(projectedAccount);
  const stubInterestCents = interestUntilCents(projectedAccount, on);
  const principalCents = outstandingPrincipalCents(position);
  const feeCents = simpleInterestCents(principalCents, interestFraction(feePercent, 1, 1));
  const interestCents = position.interestCents + stubInterestCents;
  const amountCents = Math.max(
    0,
    principalCents + interestCents + position.deferredCents + feeCents - position.creditCents,
  );
  return {
    principalCents,
    interestCents,
    deferredCents: position.deferredCents,
    feeCents,
    creditCents: position.creditCents,
    amountCents,
    interestSavedCents: Math.max(0, remainingInterestCents(projectedAccount) - stubInterestCents),
  };
}

/** Interest still to come if every payment is made on its day. */
export function remainingInterestCents(account: LoanAccount): number {
  return projectBills(account).reduce((sum, { interestCents }) => sum + interestCents, 0);
}

export interface ProjectedBill {
  period: number;
  on: string;
  interestCents: number;
  deferredCents: number;
  principalCents: number;
  isHoliday: boolean;
  /** Principal not yet due after it. */
  principalAfterCents: number;
}

/** The payments still to come, each made on its day and without further drawdowns. */
export function projectBills(account: LoanAccount): ProjectedBill[] {
  const { terms } = account;
  const position = positionOf(account);
  let { principalCents, deferredCents } = position;
  const bills: ProjectedBill[] = [];
  if (account.nextDueOn === null) return bills;
  for (let period = account.billedPeriods + 1; period <= totalPeriods(terms); period += 1) {
    const interestCents =
      period === account.billedPeriods + 1
        ? interestOfPeriodCents(account, period)
        : projectedInterestCents(account, period, principalCents);
    const bill = computeBill(terms, period, { interestCents, principalCents, deferredCents });
    deferredCents += isHoliday(terms, period) ? interestCents : -bill.deferredCents;
    principalCents -= bill.principalCents;
    bills.push({ period, on: dueDay(terms, period), ...bill, principalAfterCents: principalCents });
    if (principalCents === 0 && deferredCents === 0) break;
  }
  return bills;
}

/** Interest of a whole period on one principal. */
export function projectedInterestCents(
  account: LoanAccount,
  period: number,
  principalCents: number,
): number {
  const { terms } = account;
  const month = { from: dueDay(terms, period - 1), until: dueDay(terms, period) };
  const spans = rateDaysOf(terms, month).map(({ annualRate, from, until }) => ({
    annualRate,
    balance: principalCents * daysFrom(from, until),
  }));
  return interestOfSpansCents(spans, dayFractionOf(account, month));
}

/** Posts interest up to `on` and the fee, makes everything due, and posts the payment that clears it. */
export function postSettlement(
  account: LoanAccount,
  { on, reference, feePercent }: { on: string; reference: string; feePercent?: number },
): LoanAccount {
  const { amountCents, feeCents } = computeSettlement(account, on, feePercent);
  const { principalCents, deferredCents } = positionOf(account);
  const stubInterestCents = interestUntilCents(account, on);
  const charged = postEntry(account, {
    kind: 'interest',
    on,
    reference: `bill:${reference}`,
    changesCents: {
      interest: stubInterestCents + deferredCents + feeCents,
      deferred: -deferredCents || 0,
      income: -(stubInterestCents + feeCents) || 0,
      principal: -principalCents || 0,
      billed: principalCents,
    },
  });
  const { interestCents, billedCents, creditCents } = positionOf(charged);
  const usedCents = Math.min(creditCents, interestCents + billedCents);
  const paid = postEntry(charged, {
    kind: 'settlement',
    on,
    reference,
    changesCents: {
      cash: amountCents,
      credit: usedCents,
      interest: -interestCents || 0,
      billed: -billedCents || 0,
    },
  });
  return { ...closeIfPaid({ ...paid, nextDueOn: null }), state: 'settled', nextDueOn: null };
}
