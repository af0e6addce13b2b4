import { billDuePeriods } from '../billing.model';
import { reversalReference } from '../interest.model';
import type { LedgerEntry } from '../ledger.model';
import { dueDay, postEntry, type LoanAccount, type Restatement } from '../loan-account.model';
import { postDrawdown, postPayment, postRefund, reverseDrawdown } from '../posting.model';
import { postSettlement } from '../settlement.model';
import { postRestructure } from '../terms/restructure.model';

/** Whether the ledger created this entry itself as a consequence of the entries of staff and customers. */
const isDerived = ({ kind, reference }: LedgerEntry): boolean =>
  kind === 'interest' || kind === 'credit-used' || reference.startsWith('interest-');

function repost(account: LoanAccount, entry: LedgerEntry): LoanAccount {
  const { kind, on, reference, amountsCents } = entry;
  const { cash, principal } = amountsCents;
  switch (kind) {
    case 'advance':
      return postEntry(account, { kind, on, reference, changesCents: amountsCents });
    case 'withdrawal':
      return postDrawdown(account, { amountCents: principal, on, reference });
    case 'payment':
      return postPayment(account, {
        amountCents: cash,
        on,
        reference,
        toPrincipal: principal !== 0,
      });
    case 'refund':
      return postRefund(account, { amountCents: -cash, on, reference });
    case 'settlement':
      return postSettlement(account, { on, reference });
    case 'reversal':
      return reverseDrawdown(account, {
        on,
        reference: reference.slice(reversalReference('').length),
      });
    case 'rate-change':
      return postEntry(account, { kind, on, reference, changesCents: {}, terms: entry.terms });
    case 'restructure':
      return postRestructure(account, { on, reference, terms: entry.terms });
    case 'interest':
    case 'credit-used':
    case 'payment-reversal':
      return account;
  }
}

/** References of the payments that a ledger takes back. */
export function takenBack(entries: readonly LedgerEntry[]): ReadonlySet<string> {
  const backs = new Set(
    entries.flatMap(({ kind, reference }) => (kind === 'payment-reversal' ? [reference] : [])),
  );
  return new Set(
    entries.flatMap(({ reference }) =>
      backs.has(reversalReference(reference)) ? [reference] : [],
    ),
  );
}

/** Replays `entries` on their days by the current rules, without the payments in `without`, and bills the loan up to `until`. */
export function replay(
  account: LoanAccount,
  {
    entries,
    without,
    until,
  }: { entries: readonly LedgerEntry[]; without: ReadonlySet<string>; until: string },
): LoanAccount {
  let current: LoanAccount = {
    ...account,
    state: 'active',
    entries: [],
    restatements: [],
    billedPeriods: 0,
    nextDueOn: dueDay(account.terms, 1),
  };
  for (const entry of entries)
    if (!isDerived(entry) && !without.has(entry.reference))
      current = repost(billDuePeriods(current, entry.on), entry);
  return billDuePeriods(current, until);
}

/** The restatements of a stored ledger, one for each payment that it takes back. */
export function restatementsOf(account: Omit<LoanAccount, 'restatements'>): Restatement[] {
  const { entries } = account;
  return entries.flatMap(({ kind, on }, index) => {
    if (kind !== 'payment-reversal') return [];
    const replaces = index + 1;
    const written = entries.slice(0, replaces);
    const restated = replay(
      { ...account, restatements: [] },
      { entries: written, without: takenBack(written), until: on },
    );
    return [{ replaces, entries: restated.entries }];
  });
}
