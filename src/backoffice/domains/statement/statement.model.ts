import type { Statement } from '@/contracts/account/account-loan';
import { fromCents } from '@/lib/loan/money';
import { plusDays } from '@/lib/hong-kong-day';
import { totalOwedCents, type LedgerEntry } from '../loan/ledger.model';
import { dueDay, type LoanAccount } from '../loan/loan-account.model';
import { owedChangeCents } from '../loan/loan-view.model';

/** A month of a loan's ledger: opening + charged − paid = closing, of everything owed. */
export interface StatementFigures {
  stmDate: string;
  from: string;
  openingCents: number;
  chargedCents: number;
  paidCents: number;
  closingCents: number;
  entries: readonly LedgerEntry[];
}

/** One statement for each month that has ended, until the month of settlement; newest first. The loan must be billed up to `today`. */
export function toStatements(account: LoanAccount, today: string): StatementFigures[] {
  const statements: StatementFigures[] = [];
  const end = lastStatementDay(account);
  let openingCents = 0;
  for (
    let month = `${account.terms.startsOn.slice(0, 7)}-01`;
    firstOfNextMonth(month) <= today && month <= end;
    month = firstOfNextMonth(month)
  ) {
    const stmDate = plusDays(firstOfNextMonth(month), -1);
    const entries = account.entries.filter(({ on }) => on >= month && on <= stmDate);
    const changes = entries.map(({ amountsCents }) => owedChangeCents(amountsCents));
    const chargedCents = sum(changes.filter((change) => change > 0));
    const paidCents = -sum(changes.filter((change) => change < 0)) || 0;
    const lastEntry = entries.at(-1);
    const closingCents = lastEntry ? totalOwedCents(lastEntry.positionAfter) : openingCents;
    statements.push({
      stmDate,
      from: month > account.terms.startsOn ? month : account.terms.startsOn,
      openingCents,
      chargedCents,
      paidCents,
      closingCents,
      entries,
    });
    openingCents = closingCents;
  }
  return statements.reverse();
}

function lastStatementDay({ state, entries, terms, billedPeriods }: LoanAccount): string {
  return state === 'settled' ? (entries.at(-1)?.on ?? dueDay(terms, billedPeriods)) : '9999-12-31';
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** A statement as customers read it, in HK$. */
export function toStatement(
  loanNo: string,
  { stmDate, from, openingCents, chargedCents, paidCents, closingCents }: StatementFigures,
): Statement {
  return {
    stmDate,
    loanNo,
    from,
    opening: fromCents(openingCents),
    charged: fromCents(chargedCents),
    paid: fromCents(paidCents),
    closing: fromCents(closingCents),
  };
}

/** First day of the month after `day`. */
function firstOfNextMonth(day: string): string {
  return plusDays(`${day.slice(0, 7)}-28`, 4).slice(0, 8) + '01';
}
