import type { Locale } from '@/contracts/locale';
import { fromCents } from '@/lib/loan/money';
import { owedOf } from '../loan/ledger.model';
import { amountOf } from '../loan/loan-view.model';
import type { StatementFigures } from './statement.model';
import { entryWords } from './statement.words';

/** One line of a statement: HK$ with two decimals, empty where nothing was charged or paid. */
export interface StatementLine {
  date: string;
  description: string;
  charged: string;
  paid: string;
  owed: string;
}

export const plainAmount = (cents: number): string => fromCents(cents).toFixed(2);

/** The bookings of a statement in the order in which they were made. A booking that changes nothing of what is owed stays out. */
export function statementLines({ entries }: StatementFigures, locale: Locale): StatementLine[] {
  return entries
    .map((entry) => ({ entry, change: amountOf(entry.amounts) }))
    .filter(({ change }) => change !== 0)
    .map(({ entry: { on, kind, after }, change }) => ({
      date: on,
      description: entryWords[kind][locale],
      charged: change > 0 ? plainAmount(change) : '',
      paid: change < 0 ? plainAmount(-change) : '',
      owed: plainAmount(owedOf(after)),
    }));
}
