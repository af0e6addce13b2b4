import { interestCents, interestFraction } from '@/lib/loan/money';
import { computeBill, closeIfPaid } from './billing.model';
import { interestOfPeriod, interestUntil } from './interest.model';
import {
  outstandingPrincipal,
  dueDay,
  isHoliday,
  positionOf,
  postEntry,
  totalPeriods,
  type LoanAccount,
} from './loan-account.model';
import { loanRules } from './loan.rules';

/** In whole cents: `amount` = principal + interest + deferred + fee − credit. */
export interface SettlementFigures {
  principal: number;
  interest: number;
  deferred: number;
  fee: number;
  credit: number;
  amount: number;
  interestSaved: number;
}

/** What clears a loan on `on` (Cap. 163 section 21): principal, interest to that day and deferred interest. The loan is billed up to today; `projectedAccount` is billed up to `on`. */
export function computeSettlement(
  projectedAccount: LoanAccount,
  on: string,
  feePercent: number = loanRules.settlementFeePercent,
): SettlementFigures {
  const position = positionOf(projectedAccount);
  const stubInterest = interestUntil(projectedAccount, on);
  const principal = outstandingPrincipal(position);
  const fee = interestCents(principal, interestFraction(feePercent, 1, 1));
  const interest = position.interest + stubInterest;
  const amount = Math.max(0, principal + interest + position.deferred + fee - position.credit);
  return {
    principal,
    interest,
    deferred: position.deferred,
    fee,
    credit: position.credit,
    amount,
    interestSaved: Math.max(0, remainingInterest(projectedAccount) - stubInterest),
  };
}

/** Interest still to come if every payment is made on its day. */
export function remainingInterest(account: LoanAccount): number {
  return projectBills(account).reduce((sum, { interest }) => sum + interest, 0);
}

export interface ProjectedBill {
  period: number;
  on: string;
  interest: number;
  deferred: number;
  principal: number;
  isHoliday: boolean;
  /** Principal not yet due after it. */
  principalAfter: number;
}

/** The payments still to come, each made on its day and without further drawdowns. */
export function projectBills(account: LoanAccount): ProjectedBill[] {
  const { terms } = account;
  const position = positionOf(account);
  let { principal, deferred } = position;
  const bills: ProjectedBill[] = [];
  if (account.nextDueOn === null) return bills;
  for (let period = account.billedPeriods + 1; period <= totalPeriods(terms); period += 1) {
    const interest =
      period === account.billedPeriods + 1
        ? interestOfPeriod(account, period)
        : projectedInterest(account, period, principal);
    const bill = computeBill(terms, period, { interest, principal, deferred });
    deferred += isHoliday(terms, period) ? interest : -bill.deferred;
    principal -= bill.principal;
    bills.push({ period, on: dueDay(terms, period), ...bill, principalAfter: principal });
    if (principal === 0 && deferred === 0) break;
  }
  return bills;
}

function projectedInterest({ terms }: LoanAccount, period: number, principal: number): number {
  if (terms.kind !== 'revolving')
    return interestCents(principal, interestFraction(terms.annualRate, 1, 12));
  const days =
    (Date.parse(dueDay(terms, period)) - Date.parse(dueDay(terms, period - 1))) / 86_400_000;
  return interestCents(principal * days, interestFraction(terms.annualRate, 1, 365));
}

/** Posts interest up to `on` and the fee, makes everything due, and posts the payment that clears it. */
export function postSettlement(
  account: LoanAccount,
  { on, reference, feePercent }: { on: string; reference: string; feePercent?: number },
): LoanAccount {
  const { amount, fee } = computeSettlement(account, on, feePercent);
  const { principal, deferred } = positionOf(account);
  const stubInterest = interestUntil(account, on);
  const charged = postEntry(account, {
    kind: 'interest',
    on,
    reference: `bill:${reference}`,
    changes: {
      interest: stubInterest + deferred + fee,
      deferred: -deferred || 0,
      income: -(stubInterest + fee) || 0,
      principal: -principal || 0,
      billed: principal,
    },
  });
  const { interest, billed, credit } = positionOf(charged);
  const usedCents = Math.min(credit, interest + billed);
  const paid = postEntry(charged, {
    kind: 'settlement',
    on,
    reference,
    changes: { cash: amount, credit: usedCents, interest: -interest || 0, billed: -billed || 0 },
  });
  return { ...closeIfPaid({ ...paid, nextDueOn: null }), state: 'settled', nextDueOn: null };
}
