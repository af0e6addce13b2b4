import type { Locale } from '@/contracts/locale';
import { formatPlainAmount, statementLines } from './statement-table';
import type { StatementFigures } from './statement.model';
import { statementMessages as messages } from './statement.messages';

const byteOrderMark = '\uFEFF';

/** A statement as CSV (RFC 4180), opening and closing line included; it begins with a byte order mark, by which Excel knows that it is UTF-8. */
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
  return byteOrderMark + rows.map((cells) => `${cells.join(',')}\r\n`).join('');
}
