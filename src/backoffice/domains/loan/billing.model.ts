import { daysBetween } from '@/lib/loan/civil-date';
import { interestCents, interestFraction, roundHalfUp } from '@/lib/loan/money';
import { civil, dayAfter } from '@/backoffice/common/hong-kong-day';
import { allocate, type Changes } from './ledger.model';
import {
  balanceOf,
  deferredPartsLeft,
  dueDay,
  isHoliday,
  positionOf,
  post,
  totalPeriods,
  type LoanFile,
  type LoanTerms,
} from './loan-file.model';
import { servicingRules } from './servicing.rules';

const returnOf = (reference: string): string => `back:${reference}`;

/**
 * Cents × days of principal that bears interest, from `from` (what was owed at its end) until the start of `until`; an entry counts from its own day.
 * A draw-down that came back because it could not be sent bears nothing: nobody had that money, and what was paid for it meanwhile makes no interest either.
 */
function centDays({ entries }: LoanFile, from: string, until: string): number {
  const returned = new Set(
    entries.filter(({ kind }) => kind === 'reversal').map(({ reference }) => reference),
  );
  const onTheWay = new Map<string, number>();
  let since = from;
  let bearing = 0;
  let sum = 0;
  for (const { on, kind, reference, amounts, after } of entries) {
    if (on >= until) break;
    if (on > since) {
      sum += bearing * daysBetween(civil(since), civil(on));
      since = on;
    }
    if (kind === 'withdrawal' && returned.has(returnOf(reference)))
      onTheWay.set(returnOf(reference), amounts.principal);
    if (kind === 'reversal') onTheWay.delete(reference);
    bearing = Math.max(
      0,
      [...onTheWay.values()].reduce((rest, amount) => rest - amount, balanceOf(after)),
    );
  }
  return sum + bearing * daysBetween(civil(since), civil(until));
}

/**
 * Interest of one month, ended or not, as far as the ledger goes now: simple, on the principal of each day. A term loan's month is a twelfth of
 * a year however long it is, a revolving loan's day is 1/365. Unpaid interest bears none (Cap. 163 s.22).
 */
export function interestOfPeriod(file: LoanFile, period: number): number {
  const { terms } = file;
  const [from, until] = [dueDay(terms, period - 1), dueDay(terms, period)];
  const days = daysBetween(civil(from), civil(until));
  const fraction =
    terms.kind === 'revolving'
      ? interestFraction(terms.annualRate, 1, 365)
      : interestFraction(terms.annualRate, 1, 12 * days);
  return interestCents(centDays(file, from, until), fraction);
}

/** Interest from the last due day to `on`, never more than the whole month's. */
export function interestUntil(file: LoanFile, on: string): number {
  const { terms, billedPeriods } = file;
  const from = dueDay(terms, billedPeriods);
  if (on <= from) return 0;
  const accrued = interestCents(
    centDays(file, from, on),
    interestFraction(terms.annualRate, 1, 365),
  );
  return Math.min(accrued, interestOfPeriod(file, billedPeriods + 1));
}

export interface Bill {
  interest: number;
  /** Interest of a holiday that this payment includes. */
  deferred: number;
  principal: number;
  isHoliday: boolean;
}

/** What a period's payment consists of, given the interest of the period and what is owed. */
export function billOf(
  terms: LoanTerms,
  period: number,
  { interest, principal, deferred }: { interest: number; principal: number; deferred: number },
): Bill {
  if (isHoliday(terms, period)) return { interest, deferred: 0, principal: 0, isHoliday: true };
  const isLast = period >= totalPeriods(terms);
  const part = isLast
    ? deferred
    : Math.min(deferred, roundHalfUp(deferred / deferredPartsLeft(terms, period)));
  return {
    interest,
    deferred: part,
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

function billChanges({ interest, deferred, principal, isHoliday: isFree }: Bill): Changes {
  return isFree
    ? { deferred: interest, income: -interest }
    : {
        interest: interest + deferred,
        deferred: -deferred,
        income: -interest,
        principal: -principal,
        billed: principal,
      };
}

/** Charges every period whose due day has come, and uses what was paid in advance. */
export function billUntil(file: LoanFile, today: string): LoanFile {
  let current = file;
  while (current.nextDueOn !== null && current.nextDueOn <= today)
    current = billNext(current, current.nextDueOn);
  return current;
}

function billNext(file: LoanFile, on: string): LoanFile {
  const period = file.billedPeriods + 1;
  const bill = billOf(file.terms, period, {
    ...positionOf(file),
    interest: interestOfPeriod(file, period),
  });
  const isEmpty = bill.interest + bill.deferred + bill.principal === 0;
  const billed = isEmpty
    ? file
    : post(file, { kind: 'interest', on, reference: `bill:${period}`, changes: billChanges(bill) });
  const nextDueOn = period < totalPeriods(file.terms) ? dueDay(file.terms, period + 1) : null;
  return closeIfPaid(
    spendCredit({ ...billed, billedPeriods: period, nextDueOn }, on, `credit:${period}`),
  );
}

/** Meets what is due with money paid in advance. */
export function spendCredit(file: LoanFile, on: string, reference: string): LoanFile {
  const { credit, interest, billed } = positionOf(file);
  const used = Math.min(credit, interest + billed);
  if (used === 0) return file;
  const toInterest = Math.min(used, interest);
  return post(file, {
    kind: 'credit-used',
    on,
    reference,
    changes: { credit: used, interest: -toInterest || 0, billed: -(used - toInterest) || 0 },
  });
}

/** A term loan without debt is over; a revolving one only at the end of its term. */
export function closeIfPaid(file: LoanFile): LoanFile {
  const { principal, billed, interest, deferred } = positionOf(file);
  const isOver =
    principal + billed + interest + deferred === 0 &&
    (file.terms.kind !== 'revolving' || file.nextDueOn === null);
  return isOver && file.entries.length > 0 ? { ...file, state: 'settled', nextDueOn: null } : file;
}

export interface Posting {
  amountCents: number;
  on: string;
  reference: string;
}

/** Books money that came in; what is due must have been charged up to `on`. */
export function pay(file: LoanFile, { amountCents, on, reference }: Posting): LoanFile {
  const changes = allocate(amountCents, positionOf(file), {
    reducesPrincipal: file.terms.kind === 'revolving',
  });
  return closeIfPaid(
    post(file, { kind: 'payment', on, reference, changes: { ...changes, cash: amountCents } }),
  );
}

/** Books a draw-down of a revolving loan. */
export function draw(file: LoanFile, { amountCents, on, reference }: Posting): LoanFile {
  return post(file, {
    kind: 'withdrawal',
    on,
    reference,
    changes: { principal: amountCents, cash: -amountCents },
  });
}

/** Books back a draw-down that could not be sent, and what was charged for it meanwhile. */
export function returnDraw(
  file: LoanFile,
  { reference, on }: { reference: string; on: string },
): LoanFile {
  const drawn = file.entries.find((entry) => entry.reference === reference);
  if (!drawn) throw new Error(`There is no draw-down ${reference}`);
  const { principal, billed } = positionOf(file);
  const cash = drawn.amounts.principal;
  const toPrincipal = Math.min(principal, cash);
  const toBilled = Math.min(billed, cash - toPrincipal);
  const changes = {
    cash,
    principal: -toPrincipal || 0,
    billed: -toBilled || 0,
    credit: -(cash - toPrincipal - toBilled) || 0,
  };
  const returned = post(file, { kind: 'reversal', on, reference: returnOf(reference), changes });
  const overcharged = chargedFor(file, drawn.on) - chargedFor(returned, drawn.on);
  if (overcharged === 0) return returned;
  const refunded = post(returned, {
    kind: 'reversal',
    on,
    reference: `interest-${returnOf(reference)}`,
    changes: { income: overcharged, credit: -overcharged },
  });
  return spendCredit(refunded, on, `credit-${returnOf(reference)}`);
}

/** Interest of the months charged already that end after `since`, as the ledger makes it now. */
function chargedFor(file: LoanFile, since: string): number {
  let sum = 0;
  for (
    let period = file.billedPeriods;
    period > 0 && dueDay(file.terms, period) > since;
    period -= 1
  )
    sum += interestOfPeriod(file, period);
  return sum;
}

/** Whether something was charged that is not paid yet. */
export function isDue(file: LoanFile): boolean {
  const { interest, billed } = positionOf(file);
  return interest + billed > 0;
}

/** What can still be drawn: the limit less what is owed; nothing from a loan that is over or has a payment due. */
export function availableOf(file: LoanFile): number {
  const position = positionOf(file);
  if (
    file.terms.limitCents === null ||
    file.state === 'settled' ||
    file.nextDueOn === null ||
    isDue(file)
  )
    return 0;
  return Math.max(0, file.terms.limitCents - balanceOf(position));
}

/** The day before which a loan's ledger is closed: that of its last entry, or the first of this month, as statements of past months stand. */
export function earliestPosting({ entries, terms }: LoanFile, today: string): string {
  const month = `${today.slice(0, 7)}-01`;
  const last = entries.at(-1)?.on ?? terms.startsOn;
  return last > month ? last : month;
}

/** The day after the last one that a statement of a closed month covers. */
export function nextMonth(day: string): string {
  return dayAfter(`${day.slice(0, 7)}-28`, 4).slice(0, 8) + '01';
}
