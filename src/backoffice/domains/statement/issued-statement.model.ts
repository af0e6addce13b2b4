import { z } from 'zod';
import { transactionKinds } from '@/contracts/account/account-choices';
import {
  loanSummarySchema,
  paymentInstructionsSchema,
  type LoanSummary,
} from '@/contracts/account/account-loan';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { totalOwedCents, type LedgerEntry } from '../loan/ledger.model';
import { owedChangeCents } from '../loan/loan-view.model';
import { isPaymentEntry } from '../loan/paid-totals.model';
import type { StatementFigures } from './statement.model';

const cents = z.number().int();

/** One entry of a statement's month. `interestCents` and `principalCents` say what a payment went to. */
const lineSchema = z.object({
  on: z.string(),
  kind: z.enum(transactionKinds),
  chargedCents: cents,
  paidCents: cents,
  interestCents: cents,
  principalCents: cents,
  owedCents: cents,
});
export type StatementLine = z.infer<typeof lineSchema>;

/** Everything that a statement says of the customer and the loan, as of its last day; the words around it are those of the day it is printed. */
const issuedStatementSchema = z.object({
  loanNo: z.string(),
  customer: z.object({ name: z.string().nullable(), address: z.string().nullable() }),
  annualRate: z.number(),
  stmDate: z.string(),
  from: z.string(),
  openingCents: cents,
  chargedCents: cents,
  paidCents: cents,
  closingCents: cents,
  lines: z.array(lineSchema),
  arrears: loanSummarySchema.shape.arrears,
  nextPayment: loanSummarySchema.shape.nextPayment,
  paying: paymentInstructionsSchema,
});
export type IssuedStatement = z.infer<typeof issuedStatementSchema>;

/** Under what a statement is stored. */
export const statementId = (loanNo: string, stmDate: string): string => `${loanNo}/${stmDate}`;

/** What an encrypted statement is bound to. */
export const statementContext = (id: string): string => `servicing/statement/${id}`;

export interface StatementEncryption {
  /** Ciphertext that only the row of this statement can hold. */
  encrypt: (statement: IssuedStatement) => string;
  /** Throws for a ciphertext of another statement, and for one that was changed. */
  decrypt: (id: string, ciphertext: string) => IssuedStatement;
}

/** Encryption of statements under the keys of `cipher`. */
export function createStatementEncryption(cipher: DataCipher): StatementEncryption {
  return {
    encrypt: (statement) =>
      cipher.encrypt(
        JSON.stringify(statement),
        statementContext(statementId(statement.loanNo, statement.stmDate)),
      ),
    decrypt: (id, ciphertext) =>
      issuedStatementSchema.parse(JSON.parse(cipher.decrypt(ciphertext, statementContext(id)))),
  };
}

/** The statement of a month; `loan` is the loan in short as of its last day. */
export function toIssuedStatement(
  { entries, ...figures }: StatementFigures,
  {
    loan: { loanNo, annualRate, arrears, nextPayment },
    ...issuedTo
  }: Pick<IssuedStatement, 'customer' | 'paying'> & {
    loan: Pick<LoanSummary, 'loanNo' | 'annualRate' | 'arrears' | 'nextPayment'>;
  },
): IssuedStatement {
  return {
    ...figures,
    ...issuedTo,
    loanNo,
    annualRate,
    arrears,
    nextPayment,
    lines: entries.map(toLine).filter((line) => isOfInterest(line)),
  };
}

function toLine(entry: LedgerEntry): StatementLine {
  const { on, kind, amountsCents, positionAfter } = entry;
  const changeCents = owedChangeCents(amountsCents);
  const isPayment = isPaymentEntry(entry);
  return {
    on,
    kind,
    chargedCents: Math.max(0, changeCents),
    paidCents: Math.max(0, -changeCents),
    interestCents: isPayment ? -amountsCents.interest || 0 : 0,
    principalCents: isPayment ? -(amountsCents.principal + amountsCents.billed) || 0 : 0,
    owedCents: totalOwedCents(positionAfter),
  };
}

/** Whether an entry appears on the statement: entries that neither change what is owed nor use prepaid credit are internal. */
const isOfInterest = ({ chargedCents, paidCents, kind }: StatementLine): boolean =>
  chargedCents + paidCents > 0 || kind === 'credit-used';
