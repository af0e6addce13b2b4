import type { Locale } from '@/contracts/locale';
import { toCsv } from '@/lib/csv';
import { formatPlainAmount, statementLines } from './statement-table';
import type { StatementFigures } from './statement.model';
import { statementMessages as messages } from './statement.messages';

/** A statement as CSV, opening and closing line included. */
export function statementCsv(figures: StatementFigures, locale: Locale): string {
  const lines = statementLines(figures, locale).map(
    ({ date, description, charged, paid, owed }) => [date, description, charged, paid, owed],
  );
  const rows = [
    [
      messages.date,
      messages.description,
      messages.chargedColumn,
      messages.paidColumn,
      messages.owed,
    ].map((message) => message[locale]),
    [figures.from, messages.opening[locale], '', '', formatPlainAmount(figures.opening)],
    ...lines,
    [
      figures.stmDate,
      messages.closing[locale],
      formatPlainAmount(figures.charged),
      formatPlainAmount(figures.paid),
      formatPlainAmount(figures.closing),
    ],
  ];
  return toCsv(rows);
}
