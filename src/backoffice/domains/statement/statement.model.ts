import type { Statement } from '@/contracts/account/account-loan';
import { fromCents } from '@/lib/loan/money';
import { nextMonth } from '../loan/billing.model';
import { dayAfter } from '@/backoffice/common/hong-kong-day';
import { owedOf, type LedgerEntry } from '../loan/ledger.model';
import { dueDay, type LoanFile } from '../loan/loan-file.model';
import { amountOf } from '../loan/loan-view.model';

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

/** One statement for each month that has ended, until the month in which the loan was paid back; newest first. The loan must be charged up to `today`. */
export function statementsOf(file: LoanFile, today: string): StatementFigures[] {
  const statements: StatementFigures[] = [];
  const end = lastDay(file);
  let opening = 0;
  for (
    let month = `${file.terms.startsOn.slice(0, 7)}-01`;
    nextMonth(month) <= today && month <= end;
    month = nextMonth(month)
  ) {
    const stmDate = dayAfter(nextMonth(month), -1);
    const entries = file.entries.filter(({ on }) => on >= month && on <= stmDate);
    const changes = entries.map(({ amounts }) => amountOf(amounts));
    const charged = sum(changes.filter((change) => change > 0));
    const paid = -sum(changes.filter((change) => change < 0)) || 0;
    const last = entries.at(-1);
    const closing = last ? owedOf(last.after) : opening;
    statements.push({
      stmDate,
      from: month > file.terms.startsOn ? month : file.terms.startsOn,
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

function lastDay({ state, entries, terms, billedPeriods }: LoanFile): string {
  return state === 'settled' ? (entries.at(-1)?.on ?? dueDay(terms, billedPeriods)) : '9999-12-31';
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

export function statementView(
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
