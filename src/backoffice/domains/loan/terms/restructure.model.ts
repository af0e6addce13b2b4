import { levelPayment } from '@/lib/loan/closed-form';
import { formatMoney } from '@/lib/format';
import { fromCents, instalmentOf } from '@/lib/loan/money';
import { maxTenorMonths } from '@/contracts/limits/limits';
import { rejectField } from '@/backoffice/common/service-error';
import { termsChangesOf, type NewLedgerEntry, type TermsChange } from '../ledger.model';
import {
  decidedMonths,
  paymentsUntil,
  positionOf,
  postEntry,
  type LoanAccount,
} from '../loan-account.model';
import { projectBills } from '../settlement.model';
import { earliestTermsDay, latestDay } from './rate-change.model';
import { rateOn } from './rates.model';

export interface NewPayments {
  /** Each payment that falls due after this day is a new one. */
  from: string;
  /** How many they are; left out, as many as were left, or as many as the payment takes. */
  months?: number | undefined;
  /** What each of them is, interest that was shared out apart; left out, they are level. */
  paymentCents?: number | undefined;
  /** Has what is due now shared by the payments that are left. */
  sharesArrears: boolean;
}

/**
 * Books new payments. Where they share what is due, principal goes back to what is not due yet, and interest to the account of interest that waits and
 * bears none: it is never made principal (Cap. 163 s.22).
 */
export function postRestructure(
  account: LoanAccount,
  { on, reference, terms }: Pick<NewLedgerEntry, 'on' | 'reference' | 'terms'>,
): LoanAccount {
  const { billedCents, interestCents } = positionOf(account);
  return postEntry(account, {
    kind: 'restructure',
    on,
    reference,
    terms,
    changesCents: terms?.sharesArrears
      ? {
          principal: billedCents,
          billed: -billedCents || 0,
          deferred: interestCents,
          interest: -interestCents || 0,
        }
      : {},
  });
}

function requireDay(account: LoanAccount, { from, sharesArrears }: NewPayments, today: string) {
  const { nextDueOn } = account;
  const earliest = earliestTermsDay(account);
  const latest = latestDay(account, today);
  const isInTime = from >= earliest && from <= latest;
  if (!isInTime || (sharesArrears && nextDueOn !== null && from >= nextDueOn))
    rejectField('from', 'outOfRange', `${earliest} – ${latest}`);
}

const withChange = (account: LoanAccount, change: TermsChange): LoanAccount => ({
  ...account,
  terms: { ...account.terms, changes: [...account.terms.changes, change] },
});

/** The payments that fall due after the day of a change, and the principal that they repay. */
function paymentsAfter(account: LoanAccount, { from }: Pick<TermsChange, 'from'>) {
  const bills = projectBills(account);
  return {
    payments: bills.filter(({ on, isHoliday }) => on > from && !isHoliday),
    principalCents:
      bills.findLast(({ on }) => on <= from)?.principalAfterCents ??
      positionOf(account).principalCents,
  };
}

/** How many payments of its size a change takes to repay the loan; one more than is allowed where it takes too many. */
function monthsOf(account: LoanAccount, change: TermsChange): number {
  const endless = withChange(account, { ...change, tenorMonths: maxTenorMonths + 1 });
  const { payments } = paymentsAfter(endless, change);
  const firstInterestCents = payments[0]?.interestCents ?? 0;
  if (change.instalmentCents <= firstInterestCents)
    rejectField('payment', 'paymentTooLow', formatMoney(fromCents(firstInterestCents)));
  return payments.findIndex(({ principalAfterCents }) => principalAfterCents === 0) + 1;
}

/** The new terms; `account` owes by now what the payments are to repay. */
function decide(
  account: LoanAccount,
  { from, months, paymentCents, sharesArrears }: NewPayments,
): TermsChange {
  const { terms } = account;
  const before = paymentsUntil(terms, from);
  const change = {
    from,
    annualRate: rateOn(terms, from),
    instalmentCents: paymentCents ?? 0,
    sharesArrears,
  };
  const needed = paymentCents === undefined ? null : monthsOf(account, change);
  const wanted = months ?? needed ?? decidedMonths(terms) - before;
  const count = Math.min(wanted, needed ?? wanted);
  if (before + count > maxTenorMonths)
    rejectField('months', 'outOfRange', `1 – ${maxTenorMonths - before}`);
  const decided = { ...change, tenorMonths: before + count };
  if (terms.kind !== 'principalAndInterest' || paymentCents !== undefined) return decided;
  const { principalCents } = paymentsAfter(withChange(account, decided), change);
  const level = { principalCents, annualRate: change.annualRate, months: count };
  const estimate = levelPayment({ ...level, principal: principalCents });
  return { ...decided, instalmentCents: Math.max(1, instalmentOf(level, estimate)) };
}

/**
 * The loan with other payments from a day on, at the rate that it has. Throws `validation_failed` for a loan that is paid back or revolving, for a day that is too early
 * or too late, for a payment that repays nothing, and where nothing would change.
 */
export function withNewPayments(
  account: LoanAccount,
  payments: NewPayments,
  today: string,
): LoanAccount {
  const { terms } = account;
  if (account.nextDueOn === null) rejectField('loanNo', 'loanSettled');
  if (terms.kind === 'revolving') rejectField('loanNo', 'noRestructureForThis');
  if (terms.kind === 'interestOnly' && payments.paymentCents !== undefined)
    rejectField('payment', 'noLevelPayment');
  requireDay(account, payments, today);
  const { interestCents, billedCents } = positionOf(account);
  const sharesArrears = payments.sharesArrears && interestCents + billedCents > 0;
  const booking = { on: today, reference: `restructure:${terms.changes.length + 1}` };
  const bare = { from: payments.from, annualRate: 0, instalmentCents: 0, sharesArrears };
  const owing = postRestructure(account, { ...booking, terms: bare });
  const decided = decide(owing, { ...payments, sharesArrears });
  const present = terms.changes.at(-1)?.instalmentCents ?? terms.instalmentCents;
  const isSame =
    decided.tenorMonths === decidedMonths(terms) && decided.instalmentCents === present;
  if (isSame && !sharesArrears) rejectField('months', 'unchanged');
  const posted = postRestructure(account, { ...booking, terms: decided });
  return { ...posted, terms: { ...terms, changes: termsChangesOf(posted.entries) } };
}
