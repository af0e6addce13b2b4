import type { TransactionKind } from '@/contracts/account/account-choices';

/**
 * Accounts of a loan: `principal` lent and not yet due, `billed` principal that is due, `interest` charged and unpaid, `deferred` interest of a
 * payment holiday; `credit` is money paid in advance, our liability; `cash` and `income` are the lender's.
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
export type AccountChanges = Partial<Record<LedgerAccount, number>>;

export interface NewLedgerEntry {
  kind: TransactionKind;
  /** YYYY-MM-DD. */
  on: string;
  /** Unique in a loan. */
  reference: string;
  /** Whole cents: debits positive, credits negative, summing to zero. */
  changes: AccountChanges;
}

/** Balances of the loan's own accounts in whole cents, none below zero. */
export interface LoanPosition {
  principal: number;
  billed: number;
  interest: number;
  deferred: number;
  credit: number;
}

export interface LedgerEntry extends Omit<NewLedgerEntry, 'changes'> {
  seq: number;
  amounts: Readonly<Record<LedgerAccount, number>>;
  positionAfter: Readonly<LoanPosition>;
}

export const emptyPosition: LoanPosition = {
  principal: 0,
  billed: 0,
  interest: 0,
  deferred: 0,
  credit: 0,
};

/** The ledger entry of a posting after `last`. Throws when it does not balance, predates the last entry or overdraws an account. */
export function nextEntry(
  last: LedgerEntry | undefined,
  { kind, on, reference, changes }: NewLedgerEntry,
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
  const before = last?.positionAfter ?? emptyPosition;
  const positionAfter = {
    principal: before.principal + principal,
    billed: before.billed + billed,
    interest: before.interest + interest,
    deferred: before.deferred + deferred,
    credit: before.credit - credit,
  };
  const sum = cash + principal + billed + interest + deferred + income + credit;
  const areWholeCents = Object.values(changes).every((amount) => Number.isSafeInteger(amount));
  if (sum !== 0 || !areWholeCents) throw new Error(`Entry ${reference} does not balance`);
  if (Object.values(positionAfter).some((amount) => amount < 0))
    throw new Error(`Entry ${reference} takes more than is there`);
  if (last && last.on > on) throw new Error(`Entry ${reference} lies before the last one`);
  return {
    seq: (last?.seq ?? 0) + 1,
    kind,
    on,
    reference,
    amounts: { cash, principal, billed, interest, deferred, income, credit },
    positionAfter,
  };
}

/** Everything owed, less prepaid credit. */
export function totalOwed({ principal, billed, interest, deferred, credit }: LoanPosition): number {
  return principal + billed + interest + deferred - credit;
}

/** Allocates a payment: interest due, principal due, with `reducesPrincipal` the remaining principal, and the rest as prepaid credit. */
export function allocatePayment(
  amount: number,
  { interest, billed, principal }: LoanPosition,
  { reducesPrincipal }: { reducesPrincipal: boolean },
): AccountChanges {
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
