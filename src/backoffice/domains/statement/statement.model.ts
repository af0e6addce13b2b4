import type { Statement } from '@/contracts/account/account-loan';
import { fromCents } from '@/lib/loan/money';
import { plusDays } from '@/lib/hong-kong-day';
import { totalOwed, type LedgerEntry } from '../loan/ledger.model';
import { dueDay, type LoanAccount } from '../loan/loan-account.model';
import { owedChange } from '../loan/loan-view.model';

/** A month of a loan's ledger: `opening` + `charged` − `paid` = `closing`, in whole cents of everything owed. */
export interface StatementFigures {
  stmDate: string;
  from: string;
  opening: number;
  charged: number;
  paid: number;
  closing: number;
  entries: readonly LedgerEntry[];
}

/** One statement for each month that has ended, until the month of settlement; newest first. The loan must be billed up to `today`. */
export function toStatements(account: LoanAccount, today: string): StatementFigures[] {
  const statements: StatementFigures[] = [];
  const end = lastStatementDay(account);
  let opening = 0;
  for (
    let month = `${account.terms.startsOn.slice(0, 7)}-01`;
    firstOfNextMonth(month) <= today && month <= end;
    month = firstOfNextMonth(month)
  ) {
    const stmDate = plusDays(firstOfNextMonth(month), -1);
    const entries = account.entries.filter(({ on }) => on >= month && on <= stmDate);
    const changes = entries.map(({ amounts }) => owedChange(amounts));
    const charged = sum(changes.filter((change) => change > 0));
    const paid = -sum(changes.filter((change) => change < 0)) || 0;
    const lastEntry = entries.at(-1);
    const closing = lastEntry ? totalOwed(lastEntry.positionAfter) : opening;
    statements.push({
      stmDate,
      from: month > account.terms.startsOn ? month : account.terms.startsOn,
      opening,
      charged,
      paid,
      closing,
      entries,
    });
    opening = closing;
  }
  return statements.reverse();
}

function lastStatementDay({ state, entries, terms, billedPeriods }: LoanAccount): string {
  return state === 'settled' ? (entries.at(-1)?.on ?? dueDay(terms, billedPeriods)) : '9999-12-31';
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

export function toStatement(
  loanNo: string,
  { stmDate, from, opening, charged, paid, closing }: StatementFigures,
): Statement {
  return {
    stmDate,
    loanNo,
    from,
    opening: fromCents(opening),
    charged: fromCents(charged),
    paid: fromCents(paid),
    closing: fromCents(closing),
  };
}

/** First day of the month after `day`. */
function firstOfNextMonth(day: string): string {
  return plusDays(`${day.slice(0, 7)}-28`, 4).slice(0, 8) + '01';
}
