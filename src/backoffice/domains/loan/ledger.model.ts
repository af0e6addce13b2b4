import type { TransactionKind } from '@/contracts/account/account-choices';

/**
 * Accounts of a loan: `principal` lent and not yet due, `billed` principal that is due, `interest` charged and unpaid, `deferred` interest of a
 * payment holiday; `credit` is money paid in advance, a debt of ours; `cash` and `income` are the lender's.
 */
export const ledgerAccounts = [
  'cash',
  'principal',
  'billed',
  'interest',
  'deferred',
  'income',
  'credit',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];
export type Changes = Partial<Record<LedgerAccount, number>>;

export interface Booking {
  kind: TransactionKind;
  /** YYYY-MM-DD. */
  on: string;
  /** Unique in a loan. */
  reference: string;
  /** Whole cents: debits positive, credits negative, together nothing. */
  changes: Changes;
}

/** What stands on the loan's own accounts, in whole cents, none below zero. */
export interface Position {
  principal: number;
  billed: number;
  interest: number;
  deferred: number;
  credit: number;
}

export interface LedgerEntry extends Omit<Booking, 'changes'> {
  seq: number;
  amounts: Readonly<Record<LedgerAccount, number>>;
  after: Readonly<Position>;
}

export const emptyPosition: Position = {
  principal: 0,
  billed: 0,
  interest: 0,
  deferred: 0,
  credit: 0,
};

/** The entry that a booking makes after `last`. Throws when it does not balance, goes back in time, or takes more than is there. */
export function nextEntry(
  last: LedgerEntry | undefined,
  { kind, on, reference, changes }: Booking,
): LedgerEntry {
  const {
    cash = 0,
    principal = 0,
    billed = 0,
    interest = 0,
    deferred = 0,
    income = 0,
    credit = 0,
  } = changes;
  const before = last?.after ?? emptyPosition;
  const after = {
    principal: before.principal + principal,
    billed: before.billed + billed,
    interest: before.interest + interest,
    deferred: before.deferred + deferred,
    credit: before.credit - credit,
  };
  const sum = cash + principal + billed + interest + deferred + income + credit;
  const isWhole = Object.values(changes).every((amount) => Number.isSafeInteger(amount));
  if (sum !== 0 || !isWhole) throw new Error(`Entry ${reference} does not balance`);
  if (Object.values(after).some((amount) => amount < 0))
    throw new Error(`Entry ${reference} takes more than is there`);
  if (last && last.on > on) throw new Error(`Entry ${reference} lies before the last one`);
  return {
    seq: (last?.seq ?? 0) + 1,
    kind,
    on,
    reference,
    amounts: { cash, principal, billed, interest, deferred, income, credit },
    after,
  };
}

/** Everything owed, less what was paid in advance. */
export function owedOf({ principal, billed, interest, deferred, credit }: Position): number {
  return principal + billed + interest + deferred - credit;
}

/** How money that comes in is used: interest due, principal due, for `reducesPrincipal` the rest of the principal, and what is left is kept as credit. */
export function allocate(
  amount: number,
  { interest, billed, principal }: Position,
  { reducesPrincipal }: { reducesPrincipal: boolean },
): Changes {
  const toInterest = Math.min(amount, interest);
  const toBilled = Math.min(amount - toInterest, billed);
  const toPrincipal = reducesPrincipal ? Math.min(amount - toInterest - toBilled, principal) : 0;
  return {
    interest: -toInterest || 0,
    billed: -toBilled || 0,
    principal: -toPrincipal || 0,
    credit: -(amount - toInterest - toBilled - toPrincipal) || 0,
  };
}
