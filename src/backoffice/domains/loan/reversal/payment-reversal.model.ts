import { reversalReference } from '../interest.model';
import type { LedgerEntry } from '../ledger.model';
import { positionOf, postEntry, type LoanAccount } from '../loan-account.model';
import { replay, takenBack } from './replay.model';

/** Whether money came in with an entry, so that it can be taken back. */
export const isReceipt = ({ kind }: Pick<LedgerEntry, 'kind'>): boolean =>
  kind === 'payment' || kind === 'settlement';

/**
 * Takes back a payment that had not come, or was another loan's. The one entry that does it leads to what would be owed had the payment never been booked:
 * later payments are allocated anew, and interest is charged that the payment had saved. A loan that it had paid back is open again. The loan is
 * billed up to `on`, which is today.
 */
export function reversePayment(
  account: LoanAccount,
  { reference, on }: { reference: string; on: string },
): LoanAccount {
  const { entries } = account;
  const payment = entries.find((entry) => entry.reference === reference && isReceipt(entry));
  if (!payment) throw new Error(`There is no payment ${reference}`);
  const restated = replay(account, {
    entries,
    without: new Set([...takenBack(entries), reference]),
    until: on,
  });
  const [was, is] = [positionOf(account), positionOf(restated)];
  const owed = {
    principal: is.principalCents - was.principalCents,
    billed: is.billedCents - was.billedCents,
    interest: is.interestCents - was.interestCents,
    deferred: is.deferredCents - was.deferredCents,
    credit: was.creditCents - is.creditCents,
  };
  const cash = -payment.amountsCents.cash;
  const charged = Object.values(owed).reduce((sum, change) => sum + change, cash);
  const posted = postEntry(account, {
    kind: 'payment-reversal',
    on,
    reference: reversalReference(reference),
    changesCents: { ...owed, cash, income: -charged || 0 },
  });
  const { state, billedPeriods, nextDueOn } = restated;
  return {
    ...posted,
    state,
    billedPeriods,
    nextDueOn,
    restatements: [
      ...account.restatements,
      { replaces: posted.entries.length, entries: restated.entries },
    ],
  };
}
