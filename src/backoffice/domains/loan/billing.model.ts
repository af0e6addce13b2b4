import { roundHalfUp } from '@/lib/loan/money';
import { interestOfPeriodCents } from './interest.model';
import type { AccountChanges } from './ledger.model';
import {
  deferredPartsLeft,
  dueDay,
  isHoliday,
  positionOf,
  postEntry,
  totalPeriods,
  type LoanAccount,
  type LoanTerms,
} from './loan-account.model';
import { loanRules } from './loan.rules';
import { instalmentOfPeriodCents } from './terms/rates.model';

export interface Bill {
  interestCents: number;
  /** Interest of a holiday that this payment includes. */
  deferredCents: number;
  principalCents: number;
  isHoliday: boolean;
}

/** What a period's payment consists of, given the interest of the period and what is owed. */
export function computeBill(
  terms: LoanTerms,
  period: number,
  {
    interestCents,
    principalCents,
    deferredCents,
  }: { interestCents: number; principalCents: number; deferredCents: number },
): Bill {
  if (isHoliday(terms, period))
    return { interestCents, deferredCents: 0, principalCents: 0, isHoliday: true };
  const isLast = period >= totalPeriods(terms);
  const deferredPartCents = isLast
    ? deferredCents
    : Math.min(deferredCents, roundHalfUp(deferredCents / deferredPartsLeft(terms, period)));
  return {
    interestCents,
    deferredCents: deferredPartCents,
    principalCents: isLast
      ? principalCents
      : principalPartCents(terms, { period, interestCents, principalCents }),
    isHoliday: false,
  };
}

function principalPartCents(
  terms: LoanTerms,
  {
    period,
    interestCents,
    principalCents,
  }: { period: number; interestCents: number; principalCents: number },
): number {
  switch (terms.kind) {
    case 'principalAndInterest':
      return Math.min(
        principalCents,
        Math.max(0, instalmentOfPeriodCents(terms, period) - interestCents),
      );
    case 'interestOnly':
      return 0;
    case 'revolving':
      return roundHalfUp((principalCents * loanRules.revolvingMinimumPercent) / 100);
  }
}

function billChangesCents({
  interestCents,
  deferredCents,
  principalCents,
  isHoliday: isHolidayPeriod,
}: Bill): AccountChanges {
  return isHolidayPeriod
    ? { deferred: interestCents, income: -interestCents }
    : {
        interest: interestCents + deferredCents,
        deferred: -deferredCents,
        income: -interestCents,
        principal: -principalCents,
        billed: principalCents,
      };
}

/** Bills every period whose due day has come and applies prepaid credit to it. */
export function billDuePeriods(account: LoanAccount, today: string): LoanAccount {
  let current = account;
  while (current.nextDueOn !== null && current.nextDueOn <= today)
    current = billNextPeriod(current, current.nextDueOn);
  return current;
}

function billNextPeriod(account: LoanAccount, on: string): LoanAccount {
  const period = account.billedPeriods + 1;
  const bill = computeBill(account.terms, period, {
    ...positionOf(account),
    interestCents: interestOfPeriodCents(account, period),
  });
  const isEmpty = bill.interestCents + bill.deferredCents + bill.principalCents === 0;
  const billed = isEmpty
    ? account
    : postEntry(account, {
        kind: 'interest',
        on,
        reference: `bill:${period}`,
        changesCents: billChangesCents(bill),
      });
  const nextDueOn = period < totalPeriods(account.terms) ? dueDay(account.terms, period + 1) : null;
  return closeIfPaid(
    applyCredit({ ...billed, billedPeriods: period, nextDueOn }, on, `credit:${period}`),
  );
}

/** Applies prepaid credit to the amount due. */
export function applyCredit(account: LoanAccount, on: string, reference: string): LoanAccount {
  const { creditCents, interestCents, billedCents } = positionOf(account);
  const usedCents = Math.min(creditCents, interestCents + billedCents);
  if (usedCents === 0) return account;
  const toInterestCents = Math.min(usedCents, interestCents);
  return postEntry(account, {
    kind: 'credit-used',
    on,
    reference,
    changesCents: {
      credit: usedCents,
      interest: -toInterestCents || 0,
      billed: -(usedCents - toInterestCents) || 0,
    },
  });
}

/** A term loan with nothing owed is settled; a revolving one only at the end of its term. */
export function closeIfPaid(account: LoanAccount): LoanAccount {
  const { principalCents, billedCents, interestCents, deferredCents } = positionOf(account);
  const isPaidOff =
    principalCents + billedCents + interestCents + deferredCents === 0 &&
    (account.terms.kind !== 'revolving' || account.nextDueOn === null);
  return isPaidOff ? { ...account, state: 'settled', nextDueOn: null } : account;
}
