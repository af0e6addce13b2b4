import { termsChangesOf, type LedgerEntry } from '../ledger.model';
import { dueDay, type LoanAccount } from '../loan-account.model';
import { projectBills, type ProjectedBill } from '../settlement.model';
import { rateOn } from './rates.model';

/** Terms on one side of a change of the rate, in cents and percent a year. */
export interface RateFigures {
  annualRate: number;
  /** Null of a revolving loan, whose payments depend on its use, as is `interestLeftCents`. */
  paymentCents: number | null;
  endsOn: string;
  /** Interest still to be charged if every payment is made on its day. */
  interestLeftCents: number | null;
}

export interface RateComparison {
  from: string;
  /** The due day of the payments that are compared; null of a revolving loan. */
  paymentOn: string | null;
  before: RateFigures;
  after: RateFigures;
}

const paidCents = ({ interestCents, deferredCents, principalCents }: ProjectedBill): number =>
  interestCents + deferredCents + principalCents;

/** A loan right before and after the entry that changed its rate, as the checker and the customer read it. Throws for an entry that did not. */
export function compareRates(account: LoanAccount, entry: LedgerEntry): RateComparison {
  const { terms: change } = entry;
  if (!change) throw new Error(`Entry ${entry.reference} changes no terms`);
  const after = accountUntil(account, entry);
  const before: LoanAccount = {
    ...after,
    terms: { ...after.terms, changes: after.terms.changes.slice(0, -1) },
  };
  const { terms } = after;
  const isLevel = terms.kind === 'principalAndInterest';
  const bills = projectBills(after).filter(({ isHoliday }) => !isHoliday);
  const changed = bills.filter(({ on }) => on > change.from);
  const whole = changed.find(({ period }) => isLevel || dueDay(terms, period - 1) >= change.from);
  const { period = 0, on: paymentOn = null } = whole ?? changed[0] ?? {};
  const figures = (side: LoanAccount, annualRate: number): RateFigures => {
    const sideBills = projectBills(side);
    const isRevolving = terms.kind === 'revolving';
    const bill = sideBills.find((one) => one.period === period);
    return {
      annualRate,
      paymentCents: isRevolving || !bill ? null : paidCents(bill),
      endsOn: isRevolving
        ? dueDay(terms, terms.tenorMonths)
        : (sideBills.at(-1)?.on ?? dueDay(terms, terms.tenorMonths)),
      interestLeftCents: isRevolving
        ? null
        : sideBills.reduce((sum, { interestCents }) => sum + interestCents, 0),
    };
  };
  return {
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
