import type { Locale } from '@/contracts/locale';
import { fromCents } from '@/lib/loan/money';
import { statementTexts } from '@/lib/texts/statement-texts';
import { totalOwedCents } from '../loan/ledger.model';
import { owedChangeCents } from '../loan/loan-view.model';
import type { StatementFigures } from './statement.model';

/** The texts over the columns of a statement, in the order of `StatementLine`. */
export const statementColumns = [
  'date',
  'description',
  'chargedColumn',
  'paidColumn',
  'owed',
] as const;

/** One line of a statement: HK$ with two decimals, empty where nothing was charged or paid. */
export interface StatementLine {
  date: string;
  description: string;
  charged: string;
  paid: string;
  owed: string;
}

export const formatPlainAmount = (cents: number): string => fromCents(cents).toFixed(2);

/** Lines of a statement in ledger order. Entries that do not change what is owed are left out. */
export function statementLines({ entries }: StatementFigures, locale: Locale): StatementLine[] {
  const t = statementTexts.in(locale);
  return entries
    .map((entry) => ({ entry, changeCents: owedChangeCents(entry.amountsCents) }))
    .filter(({ changeCents }) => changeCents !== 0)
    .map(({ entry: { on, kind, positionAfter }, changeCents }) => ({
      date: on,
      description: t(`entry.${kind}`),
      charged: changeCents > 0 ? formatPlainAmount(changeCents) : '',
      paid: changeCents < 0 ? formatPlainAmount(-changeCents) : '',
      owed: formatPlainAmount(totalOwedCents(positionAfter)),
    }));
}
