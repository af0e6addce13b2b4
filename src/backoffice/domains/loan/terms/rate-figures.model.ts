import { termsChangesOf, type LedgerEntry } from '../ledger.model';
import { dueDay, positionOf, totalPeriods, type LoanAccount } from '../loan-account.model';
import { projectBills, type ProjectedBill } from '../settlement.model';
import { rateOn } from './rates.model';

/** What changed the terms: another rate, or other payments. */
export type TermsEntryKind = Extract<LedgerEntry['kind'], 'rate-change' | 'restructure'>;

/** Terms on one side of a change, in cents and percent a year. */
export interface RateFigures {
  annualRate: number;
  /** Null of a revolving loan, whose payments depend on its use, as is `interestLeftCents`. */
  paymentCents: number | null;
  endsOn: string;
  /** Interest still to be charged if every payment is made on its day. */
  interestLeftCents: number | null;
  /** How many payments are still to come, and the last of them; null of a revolving loan. */
  paymentsLeft: number | null;
  lastPaymentCents: number | null;
  /** Charged and not paid. */
  dueCents: number;
  /** Interest that later payments share, on which nothing is charged. */
  deferredCents: number;
}

export interface RateComparison {
  kind: TermsEntryKind;
  from: string;
  /** The due day of the payments that are compared; null of a revolving loan. */
  paymentOn: string | null;
  before: RateFigures;
  after: RateFigures;
}

const paidCents = ({ interestCents, deferredCents, principalCents }: ProjectedBill): number =>
  interestCents + deferredCents + principalCents;

/** A loan right before and after the entry that changed its terms, as the checker and the customer read it. Throws for an entry that did not. */
export function compareRates(account: LoanAccount, entry: LedgerEntry): RateComparison {
  const { terms: change } = entry;
  if (!change) throw new Error(`Entry ${entry.reference} changes no terms`);
  const after = accountUntil(account, entry);
  const before: LoanAccount = {
    ...after,
    entries: after.entries.slice(0, -1),
    terms: { ...after.terms, changes: after.terms.changes.slice(0, -1) },
  };
  const { terms } = after;
  const isLevel = terms.kind === 'principalAndInterest';
  const bills = projectBills(after).filter(({ isHoliday }) => !isHoliday);
  const changed = bills.filter(({ on }) => on > change.from);
  const whole = changed.find(({ period }) => isLevel || dueDay(terms, period - 1) >= change.from);
  const { period = 0, on: paymentOn = null } = whole ?? changed[0] ?? {};
  const figures = (side: LoanAccount, annualRate: number): RateFigures => {
    const { interestCents, billedCents, deferredCents } = positionOf(side);
    const common = { annualRate, dueCents: interestCents + billedCents, deferredCents };
    const sideBills = projectBills(side);
    const payments = sideBills.filter(({ isHoliday }) => !isHoliday);
    const last = payments.at(-1);
    const endsOn = last?.on ?? dueDay(side.terms, totalPeriods(side.terms));
    if (terms.kind === 'revolving')
      return {
        ...common,
        endsOn: dueDay(terms, terms.tenorMonths),
        paymentCents: null,
        interestLeftCents: null,
        paymentsLeft: null,
        lastPaymentCents: null,
      };
    const bill = payments.find((one) => one.period === period);
    return {
      ...common,
      endsOn,
      paymentCents: bill ? paidCents(bill) : null,
      interestLeftCents: sideBills.reduce((sum, one) => sum + one.interestCents, 0),
      paymentsLeft: payments.length,
      lastPaymentCents: last ? paidCents(last) : null,
    };
  };
  return {
    kind: entry.kind === 'restructure' ? 'restructure' : 'rate-change',
    from: change.from,
    paymentOn: terms.kind === 'revolving' ? null : paymentOn,
    before: figures(before, rateOn(before.terms, change.from)),
    after: figures(after, change.annualRate),
  };
}

/** The loan right after an entry; it was billed up to that day. */
function accountUntil(account: LoanAccount, { seq, on }: LedgerEntry): LoanAccount {
  const { terms } = account;
  const entries = account.entries.filter((entry) => entry.seq <= seq);
  let { billedPeriods } = account;
  while (billedPeriods > 0 && dueDay(terms, billedPeriods) > on) billedPeriods -= 1;
  return {
    ...account,
    state: 'active',
    terms: { ...terms, changes: termsChangesOf(entries) },
    entries,
    billedPeriods,
    nextDueOn: dueDay(terms, billedPeriods + 1),
  };
}
