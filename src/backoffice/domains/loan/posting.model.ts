import { applyCredit, closeIfPaid } from './billing.model';
import { interestOfPeriodCents, reversalReference } from './interest.model';
import { allocatePayment, type NewLedgerEntry } from './ledger.model';
import {
  dueDay,
  outstandingPrincipalCents,
  positionOf,
  postEntry,
  type LoanAccount,
} from './loan-account.model';

export interface Posting {
  amountCents: number;
  on: string;
  reference: string;
}

/** Posts a received payment; all periods due up to `on` must have been billed. What is beyond the amount due reduces the principal of a revolving loan, or of any with `toPrincipal`, else it is kept as credit. */
export function postPayment(
  account: LoanAccount,
  {
    amountCents,
    on,
    reference,
    method,
    toPrincipal = false,
  }: Posting & Pick<NewLedgerEntry, 'method'> & { toPrincipal?: boolean },
): LoanAccount {
  const changesCents = allocatePayment(amountCents, positionOf(account), {
    reducesPrincipal: toPrincipal || account.terms.kind === 'revolving',
  });
  return closeIfPaid(
    postEntry(account, {
      kind: 'payment',
      on,
      reference,
      method,
      changesCents: { ...changesCents, cash: amountCents },
    }),
  );
}

/** The most that may be posted `toPrincipal` of a term loan, in cents: what clears it is a settlement, which charges the interest of the month that runs. */
export function maxToPrincipalCents(account: LoanAccount): number {
  const { interestCents, billedCents, principalCents } = positionOf(account);
  return Math.max(0, interestCents + billedCents + principalCents - 1);
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
    changesCents: { principal: amountCents, cash: -amountCents },
  });
}

/** Gives money back that was paid in advance. */
export function postRefund(
  account: LoanAccount,
  { amountCents, on, reference }: Posting,
): LoanAccount {
  return postEntry(account, {
    kind: 'refund',
    on,
    reference,
    changesCents: { credit: amountCents, cash: -amountCents },
  });
}

/** Reverses a drawdown that could not be transferred, together with the interest charged on it. */
export function reverseDrawdown(
  account: LoanAccount,
  { reference, on }: { reference: string; on: string },
): LoanAccount {
  const drawdownEntry = account.entries.find((entry) => entry.reference === reference);
  if (!drawdownEntry) throw new Error(`There is no draw-down ${reference}`);
  const { principalCents, billedCents } = positionOf(account);
  const cashCents = drawdownEntry.amountsCents.principal;
  const toPrincipalCents = Math.min(principalCents, cashCents);
  const toBilledCents = Math.min(billedCents, cashCents - toPrincipalCents);
  const changesCents = {
    cash: cashCents,
    principal: -toPrincipalCents || 0,
    billed: -toBilledCents || 0,
    credit: -(cashCents - toPrincipalCents - toBilledCents) || 0,
  };
  const returned = postEntry(account, {
    kind: 'reversal',
    on,
    reference: reversalReference(reference),
    changesCents,
  });
  const overchargedInterestCents =
    interestChargedSinceCents(account, drawdownEntry.on) -
    interestChargedSinceCents(returned, drawdownEntry.on);
  if (overchargedInterestCents === 0) return returned;
  const refunded = postEntry(returned, {
    kind: 'reversal',
    on,
    reference: `interest-${reversalReference(reference)}`,
    changesCents: { income: overchargedInterestCents, credit: -overchargedInterestCents },
  });
  return applyCredit(refunded, on, `credit-${reversalReference(reference)}`);
}

/** Interest of the billed periods that end after `since`, recomputed from the present ledger. */
function interestChargedSinceCents(account: LoanAccount, since: string): number {
  let sumCents = 0;
  for (
    let period = account.billedPeriods;
    period > 0 && dueDay(account.terms, period) > since;
    period -= 1
  )
    sumCents += interestOfPeriodCents(account, period);
  return sumCents;
}

/** Whether a billed amount is still unpaid. */
export function hasUnpaidBill(account: LoanAccount): boolean {
  const { interestCents, billedCents } = positionOf(account);
  return interestCents + billedCents > 0;
}

/** Credit available for drawdown: the limit less outstanding principal; 0 for a settled loan or one with a payment due. */
export function availableCreditCents(account: LoanAccount): number {
  const position = positionOf(account);
  if (
    account.terms.limitCents === null ||
    account.state === 'settled' ||
    account.nextDueOn === null ||
    hasUnpaidBill(account)
  )
    return 0;
  return Math.max(0, account.terms.limitCents - outstandingPrincipalCents(position));
}

/** First day that a posting may have: the day of the last entry or the first of this month, because statements of past months are final. */
export function earliestPostingDate({ entries, terms }: LoanAccount, today: string): string {
  const month = `${today.slice(0, 7)}-01`;
  const lastEntryDay = entries.at(-1)?.on ?? terms.startsOn;
  return lastEntryDay > month ? lastEntryDay : month;
}
