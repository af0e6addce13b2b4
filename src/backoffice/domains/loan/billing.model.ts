import { daysBetween, toCivilDate } from '@/lib/loan/civil-date';
import { interestCents, interestFraction, roundHalfUp } from '@/lib/loan/money';
import { plusDays } from '@/lib/hong-kong-day';
import { allocatePayment, type AccountChanges } from './ledger.model';
import {
  outstandingPrincipal,
  deferredPartsLeft,
  dueDay,
  isHoliday,
  positionOf,
  postEntry,
  totalPeriods,
  type LoanAccount,
  type LoanTerms,
} from './loan-account.model';
import { servicingRules } from './servicing.rules';

const reversalReference = (reference: string): string => `back:${reference}`;

/**
 * Principal in cents × days that bears interest, from the end of day `from` to the start of day `until`; an entry counts from its own day.
 * A reversed drawdown bears no interest, because the money never left; what was paid towards it meanwhile earns none either.
 */
function centDays({ entries }: LoanAccount, from: string, until: string): number {
  const returnedReferences = new Set(
    entries.filter(({ kind }) => kind === 'reversal').map(({ reference }) => reference),
  );
  const returnedDrawdowns = new Map<string, number>();
  let segmentStart = from;
  let interestBearingCents = 0;
  let sum = 0;
  for (const { on, kind, reference, amounts, positionAfter } of entries) {
    if (on >= until) break;
    if (on > segmentStart) {
      sum += interestBearingCents * daysBetween(toCivilDate(segmentStart), toCivilDate(on));
      segmentStart = on;
    }
    if (kind === 'withdrawal' && returnedReferences.has(reversalReference(reference)))
      returnedDrawdowns.set(reversalReference(reference), amounts.principal);
    if (kind === 'reversal') returnedDrawdowns.delete(reference);
    interestBearingCents = Math.max(
      0,
      [...returnedDrawdowns.values()].reduce(
        (rest, amount) => rest - amount,
        outstandingPrincipal(positionAfter),
      ),
    );
  }
  return sum + interestBearingCents * daysBetween(toCivilDate(segmentStart), toCivilDate(until));
}

/**
 * Interest of one month, ended or not, as far as the ledger goes now: simple, on the principal of each day. A term loan's month is a twelfth of
 * a year however long it is, a revolving loan's day is 1/365. Unpaid interest bears none (Cap. 163 section 22).
 */
export function interestOfPeriod(account: LoanAccount, period: number): number {
  const { terms } = account;
  const [from, until] = [dueDay(terms, period - 1), dueDay(terms, period)];
  const days = daysBetween(toCivilDate(from), toCivilDate(until));
  const fraction =
    terms.kind === 'revolving'
      ? interestFraction(terms.annualRate, 1, 365)
      : interestFraction(terms.annualRate, 1, 12 * days);
  return interestCents(centDays(account, from, until), fraction);
}

/** Interest from the last due day to `on`, never more than the whole month's. */
export function interestUntil(account: LoanAccount, on: string): number {
  const { terms, billedPeriods } = account;
  const from = dueDay(terms, billedPeriods);
  if (on <= from) return 0;
  const accrued = interestCents(
    centDays(account, from, on),
    interestFraction(terms.annualRate, 1, 365),
  );
  return Math.min(accrued, interestOfPeriod(account, billedPeriods + 1));
}

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
      return roundHalfUp((principal * servicingRules.revolvingMinimumPercent) / 100);
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
  return isPaidOff && account.entries.length > 0
    ? { ...account, state: 'settled', nextDueOn: null }
    : account;
}

export interface Posting {
  amountCents: number;
  on: string;
  reference: string;
}

/** Posts a received payment; all periods due up to `on` must have been billed. */
export function postPayment(
  account: LoanAccount,
  { amountCents, on, reference }: Posting,
): LoanAccount {
  const changes = allocatePayment(amountCents, positionOf(account), {
    reducesPrincipal: account.terms.kind === 'revolving',
  });
  return closeIfPaid(
    postEntry(account, {
      kind: 'payment',
      on,
      reference,
      changes: { ...changes, cash: amountCents },
    }),
  );
}

/** Posts a drawdown of a revolving loan. */
export function postDrawdown(
  account: LoanAccount,
  { amountCents, on, reference }: Posting,
): LoanAccount {
  return postEntry(account, {
    kind: 'withdrawal',
    on,
    reference,
    changes: { principal: amountCents, cash: -amountCents },
  });
}

/** Reverses a drawdown that could not be transferred, together with the interest charged on it. */
export function reverseDrawdown(
  account: LoanAccount,
  { reference, on }: { reference: string; on: string },
): LoanAccount {
  const drawdownEntry = account.entries.find((entry) => entry.reference === reference);
  if (!drawdownEntry) throw new Error(`There is no draw-down ${reference}`);
  const { principal, billed } = positionOf(account);
  const cash = drawdownEntry.amounts.principal;
  const toPrincipal = Math.min(principal, cash);
  const toBilled = Math.min(billed, cash - toPrincipal);
  const changes = {
    cash,
    principal: -toPrincipal || 0,
    billed: -toBilled || 0,
    credit: -(cash - toPrincipal - toBilled) || 0,
  };
  const returned = postEntry(account, {
    kind: 'reversal',
    on,
    reference: reversalReference(reference),
    changes,
  });
  const overchargedInterest =
    interestChargedSince(account, drawdownEntry.on) -
    interestChargedSince(returned, drawdownEntry.on);
  if (overchargedInterest === 0) return returned;
  const refunded = postEntry(returned, {
    kind: 'reversal',
    on,
    reference: `interest-${reversalReference(reference)}`,
    changes: { income: overchargedInterest, credit: -overchargedInterest },
  });
  return applyCredit(refunded, on, `credit-${reversalReference(reference)}`);
}

/** Interest of the billed periods that end after `since`, recomputed from the present ledger. */
function interestChargedSince(account: LoanAccount, since: string): number {
  let sum = 0;
  for (
    let period = account.billedPeriods;
    period > 0 && dueDay(account.terms, period) > since;
    period -= 1
  )
    sum += interestOfPeriod(account, period);
  return sum;
}

/** Whether a billed amount is still unpaid. */
export function hasUnpaidBill(account: LoanAccount): boolean {
  const { interest, billed } = positionOf(account);
  return interest + billed > 0;
}

/** Credit available for drawdown: the limit less outstanding principal; 0 for a settled loan or one with a payment due. */
export function availableCredit(account: LoanAccount): number {
  const position = positionOf(account);
  if (
    account.terms.limitCents === null ||
    account.state === 'settled' ||
    account.nextDueOn === null ||
    hasUnpaidBill(account)
  )
    return 0;
  return Math.max(0, account.terms.limitCents - outstandingPrincipal(position));
}

/** First day that a posting may have: the day of the last entry or the first of this month, because statements of past months are final. */
export function earliestPostingDate({ entries, terms }: LoanAccount, today: string): string {
  const month = `${today.slice(0, 7)}-01`;
  const lastEntryDay = entries.at(-1)?.on ?? terms.startsOn;
  return lastEntryDay > month ? lastEntryDay : month;
}

/** First day of the month after `day`. */
export function firstOfNextMonth(day: string): string {
  return plusDays(`${day.slice(0, 7)}-28`, 4).slice(0, 8) + '01';
}
