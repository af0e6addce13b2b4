import { applyCredit, closeIfPaid } from './billing.model';
import { interestOfPeriod, reversalReference } from './interest.model';
import { allocatePayment } from './ledger.model';
import {
  dueDay,
  outstandingPrincipal,
  positionOf,
  postEntry,
  type LoanAccount,
} from './loan-account.model';

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
