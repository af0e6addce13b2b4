import type { PaymentMethod, TransactionKind } from '@/contracts/account/account-choices';

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

/** Terms that count from the start of the day `from` on, decided by the entry that has them. */
export interface TermsChange {
  /** YYYY-MM-DD. */
  from: string;
  /** Percent a year. */
  annualRate: number;
  /** The level payment of each period that ends after `from`; 0 where there is none. */
  instalmentCents: number;
  /** Payments from the first to the last, where their number was decided anew. */
  tenorMonths?: number | undefined;
  /** Whether what was due is shared by all payments that were left. */
  sharesArrears?: boolean | undefined;
}

export interface NewLedgerEntry {
  kind: TransactionKind;
  /** YYYY-MM-DD. */
  on: string;
  /** Unique in a loan. */
  reference: string;
  /** How a payment came in, where that was noted. */
  method?: PaymentMethod | undefined;
  /** Whole: debits positive, credits negative, summing to zero. */
  changesCents: AccountChanges;
  /** What a change of terms says from then on. */
  terms?: TermsChange | undefined;
}

/** Balances of the loan's own accounts, whole and none below zero. */
export interface LoanPosition {
  principalCents: number;
  billedCents: number;
  interestCents: number;
  deferredCents: number;
  creditCents: number;
}

export interface LedgerEntry extends Omit<NewLedgerEntry, 'changesCents'> {
  seq: number;
  /** What was booked on each account, debits positive. */
  amountsCents: Readonly<Record<LedgerAccount, number>>;
  positionAfter: Readonly<LoanPosition>;
}

export const emptyPosition: LoanPosition = {
  principalCents: 0,
  billedCents: 0,
  interestCents: 0,
  deferredCents: 0,
  creditCents: 0,
};

/** The ledger entry of a posting after `last`. Throws when it does not balance, predates the last entry or overdraws an account. */
export function nextEntry(
  last: LedgerEntry | undefined,
  { kind, on, reference, method, changesCents, terms }: NewLedgerEntry,
): LedgerEntry {
  const {
    cash = 0,
    principal = 0,
    billed = 0,
    interest = 0,
    deferred = 0,
    income = 0,
    credit = 0,
  } = changesCents;
  const before = last?.positionAfter ?? emptyPosition;
  const positionAfter = {
    principalCents: before.principalCents + principal,
    billedCents: before.billedCents + billed,
    interestCents: before.interestCents + interest,
    deferredCents: before.deferredCents + deferred,
    creditCents: before.creditCents - credit,
  };
  const sumCents = cash + principal + billed + interest + deferred + income + credit;
  const areWholeCents = Object.values(changesCents).every((change) => Number.isSafeInteger(change));
  if (sumCents !== 0 || !areWholeCents) throw new Error(`Entry ${reference} does not balance`);
  if (Object.values(positionAfter).some((balance) => balance < 0))
    throw new Error(`Entry ${reference} takes more than is there`);
  if (last && last.on > on) throw new Error(`Entry ${reference} lies before the last one`);
  return {
    seq: (last?.seq ?? 0) + 1,
    kind,
    on,
    reference,
    ...(method === undefined ? {} : { method }),
    ...(terms === undefined ? {} : { terms }),
    amountsCents: { cash, principal, billed, interest, deferred, income, credit },
    positionAfter,
  };
}

/** The changes of terms that a ledger has, by the day from which they count; of two for one day the later decided is the later one. */
export const termsChangesOf = (entries: readonly LedgerEntry[]): TermsChange[] =>
  entries.flatMap(({ terms }) => terms ?? []);

/** Everything owed, less prepaid credit. */
export function totalOwedCents({
  principalCents,
  billedCents,
  interestCents,
  deferredCents,
  creditCents,
}: LoanPosition): number {
  return principalCents + billedCents + interestCents + deferredCents - creditCents;
}

/** Allocates a payment: interest due, principal due, with `reducesPrincipal` the remaining principal, and the rest as prepaid credit. */
export function allocatePayment(
  amountCents: number,
  { interestCents, billedCents, principalCents }: LoanPosition,
  { reducesPrincipal }: { reducesPrincipal: boolean },
): AccountChanges {
  const toInterestCents = Math.min(amountCents, interestCents);
  const toBilledCents = Math.min(amountCents - toInterestCents, billedCents);
  const toPrincipalCents = reducesPrincipal
    ? Math.min(amountCents - toInterestCents - toBilledCents, principalCents)
    : 0;
  return {
    interest: -toInterestCents || 0,
    billed: -toBilledCents || 0,
    principal: -toPrincipalCents || 0,
    credit: -(amountCents - toInterestCents - toBilledCents - toPrincipalCents) || 0,
  };
}
