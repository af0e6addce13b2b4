import { roundHalfUp } from '@/lib/loan/money';
import { interestOfPeriod } from './interest.model';
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

export interface Bill {
  interest: number;
  /** Interest of a holiday that this payment includes. */
  deferred: number;
  principal: number;
  isHoliday: boolean;
}

/** What a period's payment consists of, given the interest of the period and what is owed. */
export function computeBill(
  terms: LoanTerms,
  period: number,
  { interest, principal, deferred }: { interest: number; principal: number; deferred: number },
): Bill {
  if (isHoliday(terms, period)) return { interest, deferred: 0, principal: 0, isHoliday: true };
  const isLast = period >= totalPeriods(terms);
  const deferredPart = isLast
    ? deferred
    : Math.min(deferred, roundHalfUp(deferred / deferredPartsLeft(terms, period)));
  return {
    interest,
    deferred: deferredPart,
    principal: isLast ? principal : principalPart(terms, { interest, principal }),
    isHoliday: false,
  };
}

function principalPart(
  { kind, instalmentCents }: LoanTerms,
  { interest, principal }: { interest: number; principal: number },
): number {
  switch (kind) {
    case 'principalAndInterest':
      return Math.min(principal, Math.max(0, instalmentCents - interest));
    case 'interestOnly':
      return 0;
    case 'revolving':
      return roundHalfUp((principal * loanRules.revolvingMinimumPercent) / 100);
  }
}

function billChanges({
  interest,
  deferred,
  principal,
  isHoliday: isHolidayPeriod,
}: Bill): AccountChanges {
  return isHolidayPeriod
    ? { deferred: interest, income: -interest }
    : {
        interest: interest + deferred,
        deferred: -deferred,
        income: -interest,
        principal: -principal,
        billed: principal,
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
    interest: interestOfPeriod(account, period),
  });
  const isEmpty = bill.interest + bill.deferred + bill.principal === 0;
  const billed = isEmpty
    ? account
    : postEntry(account, {
        kind: 'interest',
        on,
        reference: `bill:${period}`,
        changes: billChanges(bill),
      });
  const nextDueOn = period < totalPeriods(account.terms) ? dueDay(account.terms, period + 1) : null;
  return closeIfPaid(
    applyCredit({ ...billed, billedPeriods: period, nextDueOn }, on, `credit:${period}`),
  );
}

/** Applies prepaid credit to the amount due. */
export function applyCredit(account: LoanAccount, on: string, reference: string): LoanAccount {
  const { credit, interest, billed } = positionOf(account);
  const usedCents = Math.min(credit, interest + billed);
  if (usedCents === 0) return account;
  const toInterest = Math.min(usedCents, interest);
  return postEntry(account, {
    kind: 'credit-used',
    on,
    reference,
    changes: {
      credit: usedCents,
      interest: -toInterest || 0,
      billed: -(usedCents - toInterest) || 0,
    },
  });
}

/** A term loan with nothing owed is settled; a revolving one only at the end of its term. */
export function closeIfPaid(account: LoanAccount): LoanAccount {
  const { principal, billed, interest, deferred } = positionOf(account);
  const isPaidOff =
    principal + billed + interest + deferred === 0 &&
    (account.terms.kind !== 'revolving' || account.nextDueOn === null);
  return isPaidOff ? { ...account, state: 'settled', nextDueOn: null } : account;
}
